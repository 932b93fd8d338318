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
const panel = panelStories(tag);

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

/** Without an icon URL, a neutral drawing is shown. */
export const WithoutIcon: WidgetStory = panel.withoutImage({ entity: "reward", ids: "rew-cartelle" });

export const Empty: WidgetStory = panel.empty;

export const Many: WidgetStory = panel.many;

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const Visitor: WidgetStory = panel.visitor;

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const English: WidgetStory = panel.english;

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
