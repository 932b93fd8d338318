import { expect } from "storybook/test";
import { rules } from "../../widgets/rules/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(rules),
  title: "Gamification/Rules",
};
export default meta;

const { tag } = rules;
const panel = panelStories(tag);

export const All: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(
      inside.getByText(/^Vanno soddisfatte tutte le condizioni \(2\): tipo gioco «live»/),
    ).toBeVisible();
  },
};

export const OfAchievements: WidgetStory = {
  args: { demo: "logged-in", entity: "achievement" },
};

/** All known operators, an unknown one, and an operand with a meaningless id. */
export const AllOperators: WidgetStory = {
  args: { demo: "logged-in", ids: "con-slot-lampo-1" },
};

export const TenLevels: WidgetStory = {
  args: { demo: "logged-in", ids: "con-coppa-1" },
  globals: { viewport: { value: "column" } },
};

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
