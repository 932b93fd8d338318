import { expect, userEvent, waitFor } from "storybook/test";
import { missions } from "../../widgets/missions/definition";
import { focused, openDetails, widgetIn } from "../support/journey";
import { cardPanelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(missions),
  title: "Gamification/Missions",
};
export default meta;

const { tag } = missions;
const panel = cardPanelStories(tag);

/** Completed, next, open and alternative steps; edges of the types ROOT, MUST, SHOULD and MUST_NOT. */
export const PathOfSteps: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("Ora: Seconda tappa: il blackjack")).toBeVisible();
    const details = await openDetails(inside, "Il giro del casinò");
    const path = details.getByRole("list", { name: "Passi di «Il giro del casinò»" });
    await expect(path.children).toHaveLength(4);
    await expect(path.children[0]).toHaveTextContent("Completato");
    await expect(path.children[1]).toHaveTextContent("Prossimo passo");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(focused()).toHaveTextContent("Il giro del casinò"));
  },
};

/** Edges of the types UNKNOWN and BROKEN hide nothing. */
export const UnclearEdges: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-settimana-sport" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const details = await openDetails(inside, "La settimana dello sport");
    await expect(details.getAllByRole("heading", { level: 4 })).toHaveLength(3);
    await expect(details.getByText(/non è più valido e non conta\.$/)).toBeVisible();
  },
};

export const AllMissions: WidgetStory = { args: { demo: "logged-in", status: "all", limit: "20" } };

export const BranchByBranch: WidgetStory = { args: { demo: "logged-in", order: "branches", limit: "20" } };

export const LeaveByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Lascia: Il giro del casinò" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toHaveTextContent("Partecipa"), { timeout: 8000 });
    await expect(inside.getByText("Non partecipi più.")).toBeVisible();
  },
};

export const Empty: WidgetStory = panel.emptyWith({
  status: "upcoming",
  tags: "una-etichetta-senza-missioni",
});

export const Loading: WidgetStory = panel.loading;

/** Visitors may not read the dependencies of the steps, so the steps have the platform's order. */
export const Visitor: WidgetStory = panel.visitor;

export const SelfExcluded: WidgetStory = panel.selfExcluded;

export const English: WidgetStory = panel.englishDetailsOf(
  "mis-giro-del-casino",
  "Il giro del casinò",
  /^Required: first complete/,
);

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
