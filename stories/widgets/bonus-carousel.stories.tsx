import { expect, userEvent, waitFor } from "storybook/test";
import { bonusCarousel } from "../../widgets/bonus-carousel/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(bonusCarousel),
  title: "Bonuses/Bonus carousel",
};
export default meta;

const { tag } = bonusCarousel;
const panel = panelStories(tag);

const hasNoBox = (host: HTMLElement) => expect(host.getBoundingClientRect().height).toBe(0);

export const FourBonuses: WidgetStory = {
  args: { limit: "4" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "Bonus di benvenuto scommesse" })).toBeVisible();
    await expect(inside.getByText(/Deposito minimo 10 €/)).toBeVisible();
    await expect(inside.getAllByText(/^Valido fino al/)[0]).toBeVisible();
  },
};

/** The pressed button keeps the focus, and the new slide is announced once. */
export const MovedByKeyboard: WidgetStory = {
  args: { variant: "blog" },
  globals: { language: "it", viewport: { value: "column" } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const next = inside.getByRole("button", { name: /^Successiva: / });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText(/^2 di 9: Bonus casinò/)).toBeInTheDocument());
    await expect(focused()).toBe(next);
  },
};

/** Chosen bonuses in the author's order, by promoId or sgadId. */
export const ChosenBonuses: WidgetStory = {
  args: { ids: "poker-tornei, SGAD-1001" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article", { hidden: true })).toHaveLength(2);
  },
};

export const InTheBlog: WidgetStory = {
  args: { variant: "blog", heading: "Bonus in corso" },
  globals: { viewport: { value: "column" } },
};

/** Seven cards, arranged so that no row contains only one card. */
export const OnTheBonusPage: WidgetStory = {
  args: { variant: "grid", limit: "7" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(7);
    await expect(inside.getAllByText("Requisito di giocata")[0]).toBeVisible();
  },
};

export const OnTheBonusPageOfAPhone: WidgetStory = {
  args: { variant: "grid", limit: "3" },
  globals: { viewport: { value: "column" } },
};

/** Without bonuses the carousel renders nothing. */
export const NothingToShow: WidgetStory = {
  args: { ids: "lotterie-autunno" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "empty");
    await hasNoBox(host);
  },
};

/** After a response with a status other than 200, the carousel renders nothing. */
export const Refused: WidgetStory = {
  args: { demo: "failing" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "empty");
    await hasNoBox(host);
  },
};

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "restricted");
    await hasNoBox(host);
  },
};

export const GamePause: WidgetStory = {
  args: { demo: "game-pause" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "restricted");
    await hasNoBox(host);
  },
};

export const Loading: WidgetStory = panel.loading;

/** Offline, the player's restrictions are unknown, so no bonus is shown until the network is restored. */
export const NetworkLost: WidgetStory = {
  args: { demo: "stale", limit: "3" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getAllByRole("article", { hidden: true })).not.toHaveLength(0);
  },
};

export const Offline: WidgetStory = panel.offline;

/** The page of a visitor, without a configured bonus manager. */
export const Failed: WidgetStory = {
  ...panel.failed,
  tags: ["console-error"],
};

export const English: WidgetStory = { args: { limit: "3" }, globals: { language: "en" } };

/** Edit mode in the CMS: no request is made; a placeholder is shown. */
export const BeingEdited: WidgetStory = {
  args: { edit: true, demo: undefined },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "loading");
  },
};

/** On a page whose main content is the list, the element explains why it does not show bonuses. */
export const RestrictedOnTheBonusPage: WidgetStory = {
  args: { variant: "grid", demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "restricted");
    await expect(await inside.findByText(/^È in corso un’autoesclusione/)).toBeVisible();
  },
};

export const NoneOnTheBonusPage: WidgetStory = {
  args: { variant: "grid", ids: "lotterie-autunno" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getByText("Nessuna promozione in corso.")).toBeVisible();
  },
};
