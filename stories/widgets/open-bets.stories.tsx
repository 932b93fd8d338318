import { expect, userEvent, waitFor } from "storybook/test";
import { openBets } from "../../widgets/open-bets/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(openBets),
  title: "Account/Open bets",
};
export default meta;

const { tag } = openBets;
const panel = panelStories(tag);

export const ThreeBets: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(3);
    await expect(inside.getByRole("article", { name: "Multipla, 3 eventi" })).toBeVisible();
    await expect(inside.getByText(/^8,60/)).toBeVisible();
  },
};

export const MoreByKeyboard: WidgetStory = {
  args: { demo: "logged-in", limit: "1" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("article")).toHaveLength(1);
    inside.getByRole("button", { name: "Mostra tutte (3)" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getAllByRole("article")).toHaveLength(3));
    await expect(focused()).toHaveTextContent("Mostra meno");
  },
};

/** Self-excluded players see their bets, too. This player has none. */
export const Empty: WidgetStory = {
  args: { demo: "self-excluded" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getByRole("status")).toBeVisible();
  },
};

export const Loading: WidgetStory = panel.loading;

export const Stale: WidgetStory = {
  args: { demo: "stale" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getAllByRole("article")).toHaveLength(3);
  },
};

export const Offline: WidgetStory = panel.offline;

export const Failed: WidgetStory = { ...panel.failed, tags: ["console-error"] };

export const LoggedOut: WidgetStory = {
  args: { demo: "logged-out" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    await expect(inside.getByRole("button")).toBeVisible();
  },
};

export const OwnHeading: WidgetStory = { args: { demo: "logged-in", heading: "Le tue giocate" } };

export const English: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "Multiple, 3 events" })).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
