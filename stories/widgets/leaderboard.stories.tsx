import { expect, userEvent, waitFor } from "storybook/test";
import { leaderboard } from "../../widgets/leaderboard/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(leaderboard),
  title: "Gamification/Leaderboard",
};
export default meta;

const { tag } = leaderboard;
const competitionId = "com-autunno";
const panel = panelStories(tag, { competitionId });

export const Top: WidgetStory = {
  args: { demo: "logged-in", competitionId },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("group", { name: "La tua posizione" })).toBeVisible();
    await expect(inside.getAllByRole("row").length).toBeGreaterThan(5);
  },
};

export const AroundMeByKeyboard: WidgetStory = {
  args: { demo: "logged-in", competitionId },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Intorno a me" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByRole("row", { current: true })).toBeVisible());
    await expect(focused()).toHaveTextContent("Intorno a me");
  },
};

export const AroundMeAtFirst: WidgetStory = {
  args: { demo: "logged-in", competitionId, view: "around" },
};

/** Updates wait while the focus is inside the leaderboard. */
export const Paused: WidgetStory = {
  args: { demo: "logged-in", competitionId },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag);
    (host.shadowRoot?.querySelector('[role="table"]') as HTMLElement).focus();
    await waitFor(
      () => expect(inside.getByRole("button", { name: /^Mostra .* aggiornament/ })).toBeVisible(),
      {
        timeout: 8000,
      },
    );
  },
};

export const MoreRows: WidgetStory = {
  args: { demo: "logged-in", competitionId },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const rows = () => inside.getAllByRole("row").length;
    const before = rows();
    inside.getByRole("button", { name: /^Mostra altri 10/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(rows()).toBe(before + 10));
    await expect(focused()).toHaveTextContent("Mostra altri 10");
  },
};

/** A contest that adds up the best scores, with a goal. */
export const BestScores: WidgetStory = {
  args: { demo: "logged-in", competitionId: "com-slot-lampo", bestScores: "true" },
};

export const Final: WidgetStory = {
  args: { demo: "logged-in", competitionId: "com-finished" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText(/Classifica finale$/)).toBeVisible();
  },
};

export const WithoutContest: WidgetStory = {
  args: { demo: "logged-in", competitionId: "com-draft" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "empty");
  },
};

export const Unknown: WidgetStory = {
  args: { demo: "logged-in", entityId: "con-sconosciuta" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getByText("Al momento questa classifica non è disponibile.")).toBeVisible();
  },
};

export const Loading: WidgetStory = panel.loading;

/** Visitors log in to see their own rank. */
export const Visitor: WidgetStory = {
  args: { demo: "logged-out", competitionId },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("Accedi per vedere la tua posizione")).toBeVisible();
    await expect(inside.getByRole("button", { name: "Accedi" })).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const OwnHeading: WidgetStory = {
  args: { demo: "logged-in", competitionId, heading: "Chi è in testa" },
};

export const English: WidgetStory = {
  args: { demo: "logged-in", competitionId },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText(/^Updated at /)).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
