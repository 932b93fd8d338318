import { expect, userEvent, waitFor } from "storybook/test";
import { awards } from "../../widgets/awards/definition";
import { focused, openDetails, widgetIn } from "../support/journey";
import { cardPanelStories } from "../support/panel-stories";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const meta = {
  ...widgetMeta(awards),
  title: "Gamification/Prizes",
};
export default meta;

const { tag } = awards;
const panel = cardPanelStories(tag);

export const Active: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("article", { name: "5 € di bonus scommesse" })).toBeVisible();
    await expect(inside.getAllByText(/^Da riscuotere entro /)[0]).toBeVisible();
  },
};

export const ClaimByKeyboard: WidgetStory = {
  args: { demo: "logged-in", ids: "awa-da-riscattare" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    inside.getByRole("button", { name: /^Riscuoti: / }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText("Riscosso: lo trovi nel tuo conto.")).toBeVisible(), {
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
    await waitFor(() => expect(inside.getByText("Rifiutato.")).toBeVisible(), { timeout: 8000 });
  },
};

export const Details: WidgetStory = {
  args: { demo: "logged-in", ids: "awa-da-riscattare" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    const details = await openDetails(inside, "10 giri sulle slot");
    await expect(details.getByText("Origine")).toBeVisible();
  },
};

export const Upcoming: WidgetStory = { args: { demo: "logged-in", lifecycle: "upcoming", limit: "20" } };

export const Archived: WidgetStory = { args: { demo: "logged-in", lifecycle: "archived", limit: "20" } };

export const AllStatuses: WidgetStory = {
  args: { demo: "logged-in", lifecycle: "all", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("In verifica")).toBeVisible();
    await expect(inside.getAllByText("Scaduto")[0]).toBeVisible();
  },
};

export const ChooseByKeyboard: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
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
  args: { demo: "logged-in", filters: "false", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByRole("group", { name: "Quali premi" })).toBeNull();
  },
};

/** With `data-calm` on an ancestor of the widget, nothing counts down. */
export const Calm: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
  globals: { language: "it" },
  render: (args) => (
    <div data-calm="">
      <WidgetElement definition={awards} args={args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    // This award expires in half an hour.
    const details = await openDetails(inside, "5 € di bonus scommesse");
    await expect(details.getByText("Da riscuotere entro")).toBeVisible();
    await expect(details.queryByText("Tempo rimasto")).toBeNull();
  },
};

export const Empty: WidgetStory = panel.emptyWith({ tags: "un-etichetta-senza-premi" });

export const Loading: WidgetStory = panel.loading;

export const Offline: WidgetStory = panel.offline;

export const LoggedOut: WidgetStory = panel.loggedOut;

/** Self-excluded players see and claim what they have already won. */
export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded", limit: "20" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button", { name: "Riscuoti: 10 giri sulle slot" })).toBeVisible();
    const details = await openDetails(inside, "10 giri sulle slot");
    await expect(details.queryByText("Tempo rimasto")).toBeNull();
  },
};

export const English: WidgetStory = {
  args: { demo: "logged-in", limit: "20" },
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getAllByText(/^The time to claim ends /)[0]).toBeVisible();
  },
};

export const NarrowColumn: WidgetStory = panel.narrowColumn;

/** Edit mode in the CMS: no request is made. */
export const BeingEdited: WidgetStory = panel.beingEdited;
