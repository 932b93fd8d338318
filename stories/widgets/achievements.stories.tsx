import { expect, userEvent, waitFor } from "storybook/test";
import { achievements } from "../../widgets/achievements/definition";
import { focused, widgetIn } from "../support/journey";
import { cardPanelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(achievements),
  title: "Gamification/Achievements",
};
export default meta;

const { tag } = achievements;
const panel = cardPanelStories(tag);

/** If the author does not set the number of cards, the first row is shown and fills the reserved space. */
export const FirstRow: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: /^Mostra tutto \(\d+\): Traguardi$/ }));
    await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(3));
  },
};

export const Running: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "Dieci mani al tavolo" })).toBeVisible();
    await waitFor(() =>
      expect(inside.getByRole("progressbar", { name: /Dieci mani al tavolo/ })).toHaveAttribute("value"),
    );
  },
};

export const JoinByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "ach-esploratore" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Partecipa: Esploratore del catalogo" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toHaveTextContent("Lascia"), { timeout: 8000 });
    await expect(inside.getByText("Sei dentro.")).toBeVisible();
  },
};

/** A player can undo leaving within a few seconds. */
export const Undo: WidgetStory = {
  args: { demo: "logged-in", ids: "ach-dieci-mani" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: "Lascia: Dieci mani al tavolo" }));
    const undo = await inside.findByRole(
      "button",
      { name: "Annulla: Dieci mani al tavolo" },
      { timeout: 8000 },
    );
    await userEvent.click(undo);
    await waitFor(() => expect(inside.getByText("Sei dentro.")).toBeVisible(), { timeout: 8000 });
  },
};

export const Details: WidgetStory = panel.detailsOf("ach-limiti", "Limiti in ordine");

export const Upcoming: WidgetStory = { args: { demo: "logged-in", status: "upcoming" } };

export const Finished: WidgetStory = { args: { demo: "logged-in", status: "finished", limit: "20" } };

export const AllStatuses: WidgetStory = { args: { demo: "logged-in", status: "all", limit: "20" } };

export const ThreeAtFirst: WidgetStory = {
  args: { demo: "logged-in", limit: "3" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(3);
    await userEvent.click(inside.getByRole("button", { name: /^Mostra di più/ }));
    await waitFor(() => expect(inside.getAllByRole("article").length).toBeGreaterThan(3));
  },
};

export const Empty: WidgetStory = panel.empty;

export const Many: WidgetStory = { args: { demo: "many", limit: "20" } };

export const AllOptInStates: WidgetStory = { args: { demo: "all-statuses", status: "all", limit: "20" } };

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const Visitor: WidgetStory = panel.visitor;

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const English: WidgetStory = panel.englishDetailsOf(
  "ach-limiti",
  "Limiti in ordine",
  /^Completed with/,
);

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
