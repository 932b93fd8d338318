import { expect, userEvent, waitFor } from "storybook/test";
import { awards } from "../../widgets/awards/definition";
import { focused, widgetIn } from "../support/journey";
import { panelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(awards),
  title: "Widgets/Prizes",
};
export default meta;

const { tag } = awards;
const { loading, offline, beingEdited } = panelStories(tag);

export const Active: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "5 € di bonus scommesse" })).toBeVisible();
    await expect(inside.getAllByText("Da riscuotere entro")[0]).toBeVisible();
  },
};

export const ClaimByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "awa-da-riscattare" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: /^Riscuoti: / }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText(/^Riferimento per l’assistenza:/)).toBeVisible(), {
      timeout: 8000,
    });
    await waitFor(() => expect(focused()).toBe(inside.getByRole("article")));
  },
};

export const DeclineAsksOnce: WidgetStory = {
  args: { demo: "logged-in", ids: "awa-da-riscattare" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: /^Rifiuta: / }));
    await expect(inside.getByText(/Il rifiuto è definitivo/)).toBeVisible();
    await expect(focused()).toHaveTextContent("No, indietro");
  },
};

export const Declined: WidgetStory = {
  args: { demo: "logged-in", ids: "awa-da-riscattare" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await userEvent.click(inside.getByRole("button", { name: /^Rifiuta: / }));
    await userEvent.click(inside.getByRole("button", { name: /^Sì, rifiuta: / }));
    await waitFor(() => expect(inside.getByText(/^Rifiutato (il |l’)\d/)).toBeVisible(), { timeout: 8000 });
  },
};

export const Upcoming: WidgetStory = { args: { demo: "logged-in", lifecycle: "upcoming" } };

export const Archived: WidgetStory = { args: { demo: "logged-in", lifecycle: "archived" } };

export const AllStatuses: WidgetStory = {
  args: { demo: "logged-in", lifecycle: "all" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("In verifica")).toBeVisible();
    await expect(inside.getAllByText("Scaduto")[0]).toBeVisible();
  },
};

export const ChooseByKeyboard: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: "In arrivo" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getAllByRole("article")).toHaveLength(2));
    await expect(focused()).toHaveTextContent("In arrivo");
  },
};

export const WithoutFilters: WidgetStory = {
  args: { demo: "logged-in", filters: "false" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByRole("group", { name: "Quali premi" })).toBeNull();
  },
};

/** `data-calm` on an element around the widget: nothing counts down. */
export const Calm: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "it" },
  render: (args) => (
    <div data-calm="">
      <WidgetElement definition={awards} args={args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByText("Tempo rimasto")).toBeNull();
  },
};

export const Empty: WidgetStory = {
  args: { demo: "logged-in", tags: "un-etichetta-senza-premi" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getAllByRole("status")[0]).toBeVisible();
  },
};

export const Loading: WidgetStory = loading;

export const Offline: WidgetStory = offline;

export const LoggedOut: WidgetStory = {
  args: { demo: "logged-out" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "logged-out");
    await expect(inside.getByRole("button", { name: "Accedi" })).toBeVisible();
  },
};

/** Self-excluded players see and claim what they have already won. */
export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button", { name: "Riscuoti: 10 giri sulle slot" })).toBeVisible();
    await expect(inside.queryByText("Tempo rimasto")).toBeNull();
  },
};

export const English: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByText("To be claimed by")[0]).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = {
  args: { demo: "logged-in" },
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = beingEdited;
