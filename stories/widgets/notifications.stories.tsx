import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import type { News } from "../../src/gamification/notifications/news";
import { noticesOf } from "../../src/gamification/notifications/notice";
import { notificationsTexts } from "../../src/gamification/notifications/texts";
import { Toast, toastStyles } from "../../src/ui/toast/Toast";
import { useTexts } from "../../src/widget-kit";
import { notifications } from "../../widgets/notifications/definition";
import { toToastMessage } from "../../widgets/notifications/NoticeToast";
import css from "../../widgets/notifications/notifications.css?inline";
import { inState, queriesInShadowRoot } from "../support/journey";
import { ShadowRootBox } from "../support/ShadowRootBox";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(notifications),
  title: "Gamification/Notifications",
};
export default meta;

const { tag } = notifications;

const styles = [toastStyles, css];

const message: News = {
  kind: "message",
  key: "message",
  subject: "Manutenzione notturna",
  excerpt: "Domenica dalle 3 alle 4 le classifiche non si aggiornano.",
  link: undefined,
  section: "messages",
  achievementId: undefined,
};
const achievement: News = { kind: "achievement", key: "achievement", name: "Dieci mani al tavolo" };
const award: News = { kind: "award", key: "award", awardId: "awa-1", name: "10 giri sulle slot" };

interface TellingProps {
  readonly news: readonly News[];
  readonly more?: number;
  readonly pages?: Parameters<typeof noticesOf>[1]["pages"];
}

function Telling(props: TellingProps) {
  return (
    <ShadowRootBox styles={styles}>
      <Told {...props} />
    </ShadowRootBox>
  );
}

/** Shows news as notices, as the element does. They stay until the reader closes them. */
function Told({ news, more = 0, pages = {} }: TellingProps) {
  const say = useTexts(notificationsTexts);
  const [waiting, setWaiting] = useState({ news, more });
  const notices = noticesOf(waiting, { say, base: new URL(location.href), pages });
  return (
    <Toast
      messages={notices.map(toToastMessage)}
      others={Math.max(waiting.news.length - 1 + waiting.more, 0)}
      isPaused
      onDone={() =>
        setWaiting(({ news: [, ...rest], more: left }) => ({ news: rest, more: rest.length ? left : 0 }))
      }
    />
  );
}

const telling = (props: TellingProps): WidgetStory => ({ render: () => <Telling {...props} /> });

export const Message = telling({ news: [message] });

export const MessageWithLink = telling({
  news: [{ ...message, link: { href: "/manutenzione", label: "Gli orari" } }],
});

export const CompletedAchievement = telling({
  news: [achievement],
  pages: { achievementsUrl: "/traguardi" },
});

export const AwardToClaim = telling({ news: [award], pages: { awardsUrl: "/premi" } });

export const WithoutNames = telling({ news: [{ ...award, name: "" }] });

export const Several: WidgetStory = {
  ...telling({ news: [achievement, award, message], pages: { awardsUrl: "/premi" } }),
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const content = await queriesInShadowRoot(canvasElement);
    await waitFor(() => expect(content.getByRole("status")).toHaveTextContent(/e altri 2 avvisi/));
    content.getByRole("button", { name: "Chiudi" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(content.getByRole("status")).toHaveTextContent(/Hai un premio da riscuotere/);
  },
};

export const MoreThanCanWait = telling({ news: [], more: 46 });

/** The element is invisible until there is news. */
export const Waiting: WidgetStory = {
  args: { demo: "logged-in" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement.querySelector(tag) as HTMLElement, "ready");
  },
};

export const Visitor: WidgetStory = {
  play: async ({ canvasElement }) => {
    await inState(canvasElement.querySelector(tag) as HTMLElement, "logged-out");
  },
};

export const Restricted: WidgetStory = {
  args: { demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement.querySelector(tag) as HTMLElement, "restricted");
  },
};
