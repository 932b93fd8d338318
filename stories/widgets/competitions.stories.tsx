import { expect, userEvent, waitFor } from "storybook/test";
import { competitions } from "../../widgets/competitions/definition";
import { focused, openDetails, widgetIn } from "../support/journey";
import { cardPanelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(competitions),
  title: "Gamification/Competitions",
};
export default meta;

const { tag } = competitions;
const panel = cardPanelStories(tag);

export const Running: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "Slot lampo" })).toBeVisible();
    await waitFor(() => expect(inside.getByText(/^\d+º su \d+$/)).toBeVisible());
  },
};

export const Upcoming: WidgetStory = { args: { demo: "logged-in", status: "upcoming", limit: "20" } };

export const Finished: WidgetStory = { args: { demo: "logged-in", status: "finished", limit: "20" } };

/** Competitions that are over or full are behind a disclosure. */
export const AllStatuses: WidgetStory = {
  args: { demo: "logged-in", status: "all", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByText(/^Non più aperti \(\d+\)$/));
    await waitFor(() => expect(inside.getByText("Torneo a ottanta posti")).toBeVisible());
  },
};

export const JoinByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "com-coppa" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: /^Partecipa/ }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText(/^Sei dentro\./)).toBeVisible(), { timeout: 8000 });
  },
};

/** Competitions that the author names are shown regardless of their state. */
export const Cancelled: WidgetStory = {
  args: { demo: "logged-in", status: "all", ids: "com-cancelled" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const details = await openDetails(inside, "Torneo annullato");
    await expect(details.getByText("L’organizzatore ha deciso l’annullamento.")).toBeVisible();
    await expect(inside.queryByRole("button", { name: /^Partecipa/ })).toBeNull();
  },
};

export const RoundsAndGroups: WidgetStory = {
  args: { demo: "logged-in", status: "upcoming", ids: "com-poker" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const details = await openDetails(inside, "Lega del poker");
    await expect(details.getByText("Girone B")).toBeVisible();
    await expect(details.getByText("Contano tutti i punti.")).toBeVisible();
  },
};

export const LeaveByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "com-autunno" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Lascia: Torneo d’autunno" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toHaveTextContent("Partecipa"), { timeout: 8000 });
    await expect(inside.getByText("Non partecipi più.")).toBeVisible();
    await expect(inside.getByRole("button", { name: "Annulla: Torneo d’autunno" })).toBeVisible();
  },
};

export const Details: WidgetStory = panel.detailsOf("com-autunno", "Torneo d’autunno");

export const OneAtFirst: WidgetStory = {
  args: { demo: "logged-in", limit: "1" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    // Counts only the visible cards, not the cards behind a disclosure.
    const shown = () => inside.getAllByRole("article").filter((card) => card.checkVisibility());
    await expect(shown()).toHaveLength(1);
    await userEvent.click(inside.getByRole("button", { name: /^Mostra di più/ }));
    await waitFor(() => expect(shown().length).toBeGreaterThan(1));
  },
};

export const Empty: WidgetStory = panel.emptyWith({ tags: "una-etichetta-senza-tornei" });

export const Loading: WidgetStory = panel.loading;

export const Visitor: WidgetStory = panel.visitor;

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const English: WidgetStory = panel.englishDetailsOf(
  "com-slot-lampo",
  "Slot lampo",
  "The 5 best results count.",
);

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
