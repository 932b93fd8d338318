import { expect } from "storybook/test";
import { products } from "../../widgets/products/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(products),
  title: "Gamification/Games that count",
};
export default meta;

const { tag } = products;
const panel = panelStories(tag);

export const All: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const blackjack = inside.getByRole("article", { name: "Blackjack live" });
    await expect(blackjack).toHaveTextContent("Vale il doppio.");
    await expect(blackjack).toHaveTextContent("Vale per 2 tornei:");
  },
};

/** Without an image URL, a neutral drawing is shown. */
export const WithoutPicture: WidgetStory = panel.withoutImage({ ids: "prod-ippica" });

export const OfACompetition: WidgetStory = {
  args: { demo: "logged-in", entity: "competition", ids: "com-autunno" },
};

export const OneType: WidgetStory = {
  args: { demo: "logged-in", types: "live" },
};

export const Empty: WidgetStory = panel.empty;

export const Many: WidgetStory = panel.many;

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

/** The public token of the simulation may not read products. */
export const Visitor: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    await expect(inside.getByRole("button", { name: /^Accedi/ })).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const English: WidgetStory = panel.english;

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
