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
const { loading, offline, failed, beingEdited, empty, many, selfExcluded, english, narrowColumn } =
  panelStories(tag);

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

/** No address of a picture: a neutral drawing is shown. */
export const WithoutPicture: WidgetStory = {
  args: { demo: "logged-in", ids: "prod-ippica" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article").querySelector(".entity-picture svg")).toBeVisible();
    await expect(inside.getByRole("article").querySelector("img")).toBeNull();
  },
};

export const OfACompetition: WidgetStory = {
  args: { demo: "logged-in", entity: "competition", ids: "com-autunno" },
};

export const OneType: WidgetStory = {
  args: { demo: "logged-in", types: "live" },
};

export const Empty: WidgetStory = empty;

export const Many: WidgetStory = many;

export const Loading: WidgetStory = loading;

export const Offline: WidgetStory = offline;

export const Failed: WidgetStory = { ...failed, tags: ["console-error"] };

/** The public token of the simulation may not read products. */
export const Visitor: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    await expect(inside.getByRole("button", { name: /^Accedi/ })).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = selfExcluded;

export const English: WidgetStory = english;

export const NarrowColumn: WidgetStory = narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = beingEdited;
