import { expect } from "storybook/test";
import { rewards } from "../../widgets/rewards/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(rewards),
  title: "Gamification/Rewards on offer",
};
export default meta;

const { tag } = rewards;
const { loading, offline, failed, beingEdited, empty, many, visitor, selfExcluded, english, narrowColumn } =
  panelStories(tag);

export const All: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByText("Posti da 4 a 10")[0]).toBeVisible();
    await expect(inside.getByText("Esaurito")).toBeVisible();
  },
};

export const OfAContest: WidgetStory = {
  args: { demo: "logged-in", entity: "contest", ids: "con-autunno-1" },
};

export const OneType: WidgetStory = {
  args: { demo: "logged-in", types: "free-spins" },
};

export const OnePlace: WidgetStory = {
  args: { demo: "logged-in", rank: "3" },
};

/** No address of an icon: a neutral drawing is shown. */
export const WithoutIcon: WidgetStory = {
  args: { demo: "logged-in", entity: "reward", ids: "rew-cartelle" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article").querySelector(".entity-picture svg")).toBeVisible();
    await expect(inside.getByRole("article").querySelector("img")).toBeNull();
  },
};

export const Empty: WidgetStory = empty;

export const Many: WidgetStory = many;

export const Loading: WidgetStory = loading;

export const Offline: WidgetStory = offline;

export const Failed: WidgetStory = { ...failed, tags: ["console-error"] };

export const Visitor: WidgetStory = visitor;

export const SelfExcluded: WidgetStory = selfExcluded;

export const English: WidgetStory = english;

export const NarrowColumn: WidgetStory = narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = beingEdited;
