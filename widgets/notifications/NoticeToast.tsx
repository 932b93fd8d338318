import { useStore } from "@nanostores/react";
import { useEffect, useSyncExternalStore } from "react";
import type { WidgetProps } from "../../src/definition";
import { type Notice, noticesOf } from "../../src/gamification/notifications/notice";
import { notificationsTexts } from "../../src/gamification/notifications/texts";
import { Icon } from "../../src/ui";
import { Toast, type ToastMessage } from "../../src/ui/toast/Toast";
import { useGamification, useServices, useTexts } from "../../src/widget-kit";
import type { notifications } from "./definition";
import { NoticeDetail } from "./NoticeDetail";
import type { SharedNotifications } from "./shared";
import { useIsModalOpen } from "./useIsModalOpen";

/**
 * Milliseconds to notice a toast, and milliseconds to read each of its characters. A toast stays for at least
 * 6 s.
 */
const noticingTime = 4000;
const readingTime = 60;

const tones = { message: "info", achievement: "success", award: "prize" } as const;

export interface NoticeToastProps {
  readonly shared: SharedNotifications;
  readonly pages: WidgetProps<typeof notifications>;
}

/**
 * The current notice. It waits while a dialog is open, because the dialog would make it unusable. It also
 * waits while a player waits for a result, because it could reveal the result too early.
 */
export function NoticeToast({ shared, pages }: NoticeToastProps) {
  const { $waiting, next, places } = shared;
  const say = useTexts(notificationsTexts);
  const { page } = useServices();
  const waiting = useStore($waiting);
  const isHidden = useSyncExternalStore(shared.onVisibility, shared.isHidden);
  const isModalOpen = useIsModalOpen(waiting.news.length > 0 || waiting.more > 0);
  useEffect(() => {
    places.review();
  }, [places, waiting]);
  const notices = noticesOf(waiting, { say, base: page.url(), pages });
  const isResultPending = useStore(useGamification().$pendingResults) > 0;
  const shown = isModalOpen || isResultPending ? [] : notices;
  const [first] = shown;
  return (
    <Toast
      messages={shown.map(toToastMessage)}
      others={waiting.news.length > 0 ? waiting.news.length - 1 + waiting.more : 0}
      duration={noticingTime + readingTime * (first ? lengthOf(first) : 0)}
      isPaused={isHidden}
      onDone={next}
    />
  );
}

const lengthOf = ({ text, detail, recorded }: Notice) => (text + detail + recorded).length;

/** News as a message of the toast. */
export const toToastMessage = (notice: Notice): ToastMessage => ({
  id: notice.id,
  text: notice.text,
  tone: tones[notice.kind],
  icon: <NoticeIcon kind={notice.kind} />,
  detail: <NoticeDetail notice={notice} />,
});

/** A parcel with a ribbon. */
const parcel = "M3 7h14v9.5H3ZM3 10.5h14M10 7v9.5M6 3l4 4 4-4";

/** The drawing for a kind of news. */
function NoticeIcon({ kind }: Pick<Notice, "kind">) {
  if (kind !== "award") return <Icon name={kind === "achievement" ? "success" : "mail"} />;
  return (
    <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={parcel} />
    </svg>
  );
}
