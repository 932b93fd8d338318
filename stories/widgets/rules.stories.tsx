import { expect, userEvent, waitFor } from "storybook/test";
import { rules } from "../../widgets/rules/definition";
import { widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(rules),
  title: "Widgets/Rules",
};
export default meta;

const { tag } = rules;
const { loading, offline, failed, beingEdited } = panelStories(tag);

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

/** All operators, one that is unknown, and an operand whose id says nothing. */
export const AllOperators: WidgetStory = {
  args: { demo: "logged-in", ids: "con-slot-lampo-1" },
};

export const TenLevels: WidgetStory = {
  args: { demo: "logged-in", ids: "con-coppa-1" },
  globals: { viewport: { value: "column" } },
};

export const Empty: WidgetStory = {
  args: { demo: "none" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getAllByRole("status")[0]).toBeVisible();
  },
};

export const Many: WidgetStory = {
  args: { demo: "many" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const before = inside.getAllByRole("article").length;
    await userEvent.click(inside.getByRole("button", { name: /^Mostra di più/ }));
    await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(before));
  },
};

export const Loading: WidgetStory = loading;

export const Offline: WidgetStory = offline;

export const Failed: WidgetStory = { ...failed, tags: ["console-error"] };

export const Visitor: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")[0]).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "restricted");
  },
};

export const English: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "en" },
};

export const NarrowColumn: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = beingEdited;
