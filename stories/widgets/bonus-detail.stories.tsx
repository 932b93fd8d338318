import { expect } from "storybook/test";
import { bonusDetail } from "../../widgets/bonus-detail/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(bonusDetail),
  title: "Bonuses/Bonus detail",
};
export default meta;

const { tag } = bonusDetail;
const card = "benvenuto-scommesse";
const panel = panelStories(tag, { card });

export const WelcomeBonus: WidgetStory = {
  args: { card },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("heading", { level: 1 })).toHaveTextContent("Bonus di benvenuto scommesse");
    await expect(inside.getByRole("heading", { level: 2 })).toHaveTextContent("Promozione di benvenuto");
    await expect(inside.getByText("Condizioni:")).toBeVisible();
    await expect(inside.getByRole("link", { name: /^Vai al tuo conto: / })).toBeVisible();
    await expect(inside.getByText("5 volte")).toBeVisible();
  },
};

/** A detail on a page with its own title. This bonus has no image. */
export const BelowAnotherTitle: WidgetStory = {
  args: { card: "totocalcio-sistema", headingLevel: "2" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

/** Broken or hostile markup is shown as text. */
export const HostileText: WidgetStory = { args: { card: "carte-tavoli" } };

export const Over: WidgetStory = {
  args: { card: "lotterie-autunno" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getByRole("link", { name: "Torna alle promozioni" })).toBeVisible();
  },
};

/** Without a publication or an expiration date a bonus is not shown, and the library logs a warning. */
export const WithoutADate: WidgetStory = {
  args: { card: "senza-scadenza" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.queryByRole("article")).toBeNull();
  },
};

export const Restricted: WidgetStory = {
  args: { card, demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "restricted");
    await expect(inside.queryByRole("article")).toBeNull();
    await expect(inside.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(inside.getByRole("link")).toBeVisible();
  },
};

export const Loading: WidgetStory = panel.loading;

/** Offline, the player's restrictions are unknown, so no bonus is shown until the network is restored. */
export const NetworkLost: WidgetStory = {
  args: { card, demo: "stale" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getByRole("article")).toBeVisible();
  },
};

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const English: WidgetStory = { args: { card }, globals: { language: "en" } };

export const NarrowColumn: WidgetStory = {
  args: { card },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made; a placeholder is shown. */
export const BeingEdited: WidgetStory = {
  args: { card, edit: true, demo: undefined },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "loading");
  },
};
