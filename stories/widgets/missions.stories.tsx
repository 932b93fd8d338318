import { expect, userEvent, waitFor } from "storybook/test";
import { missions } from "../../widgets/missions/definition";
import { focused, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";

const meta = {
  ...widgetMeta(missions),
  title: "Widgets/Missions",
};
export default meta;

const { tag } = missions;

/** Completed, next, open and alternative steps; edges of the types ROOT, MUST, SHOULD and MUST_NOT. */
export const NextStepFirst: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(await inside.findByText("Altri 2 passi"));
    const [first, further] = inside.getAllByRole("list", { name: "Passi di «Il giro del casinò»" });
    await expect(first?.firstElementChild).toHaveTextContent("Prossimo passo");
    await waitFor(() => expect(further?.lastElementChild).toBeVisible());
    await expect(further?.lastElementChild).toHaveTextContent("Completato");
  },
};

/** Edges of the types UNKNOWN and BROKEN hide nothing. */
export const UnclearEdges: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-settimana-sport" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByText("Un altro passo"));
    await expect(inside.getAllByRole("heading", { level: 4 })).toHaveLength(3);
    await expect(inside.getByText(/è interrotto: non conta\.$/)).toBeVisible();
  },
};

export const AllMissions: WidgetStory = { args: { demo: "logged-in", status: "all" } };

export const OnlyTheList: WidgetStory = {
  args: { demo: "logged-in", view: "list" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await expect(host.shadowRoot?.querySelector(".map")).toBeNull();
  },
};

/** The map and the next step; the other steps are one press away. */
export const MapAndNextStep: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino", view: "map" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const others = inside.getByText("Altri 3 passi");
    await expect(inside.getByText("Senza pause saltate")).not.toBeVisible();
    await userEvent.click(others);
    await waitFor(() => expect(inside.getByText("Senza pause saltate")).toBeVisible());
  },
};

export const BranchByBranch: WidgetStory = { args: { demo: "logged-in", order: "branches" } };

export const LeaveByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Lascia: Il giro del casinò" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(focused()).toHaveTextContent("Partecipa"), { timeout: 8000 });
    await expect(inside.getByText(/^Riferimento per l’assistenza:/)).toBeVisible();
  },
};

export const Terms: WidgetStory = {
  args: { demo: "logged-in", ids: "mis-giro-del-casino" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "Regolamento: Il giro del casinò" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByRole("dialog")).toBeVisible());
    await userEvent.keyboard("{Escape}");
  },
};

export const Empty: WidgetStory = {
  args: { demo: "logged-in", status: "upcoming", tags: "una-etichetta-senza-missioni" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getAllByRole("status")[0]).toBeVisible();
  },
};

export const Loading: WidgetStory = {
  args: { demo: "loading" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "loading");
    await expect(host.shadowRoot?.querySelector('[part~="skeleton"]')).toBeVisible();
  },
};

/** Visitors may not read how the steps depend on each other: the steps have the platform's order. */
export const Visitor: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByRole("button", { name: /^Accedi: / })[0]).toBeVisible();
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
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByText(/^Required: first complete/)[0]).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = {
  args: { edit: true, demo: undefined },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "logged-out");
  },
};
