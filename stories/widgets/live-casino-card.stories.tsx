import { expect, userEvent, waitFor } from "storybook/test";
import roulette from "../../sandbox/server/site/assets/live-casino/roulette.webp";
import { liveCasinoCard } from "../../widgets/live-casino-card/definition";
import { focused, widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";

const { tag } = liveCasinoCard;

const open = { provider: "CasinoGamePT", gameId: "pt-001", network: "italia", heading: "Roulette Roma" };
const counting = { provider: "EvolutionGame", gameId: "evo-002", heading: "Roulette Milano" };
const closed = { provider: "EvolutionGame", gameId: "evo-004", heading: "Roulette Torino" };

const meta = {
  ...widgetMeta(liveCasinoCard),
  title: "Live casino/Live casino table",
  args: { demo: "logged-in", href: "/live-casino", image: roulette, ...open },
};
export default meta;

export const Open: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("Aperto")).toBeVisible();
    inside.getByRole("button", { name: "Vai al tavolo Roulette Roma" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(inside.getByText(/qui non si apre nessun tavolo/)).toBeVisible());
    await expect(focused()).toHaveTextContent("Vai al tavolo");
  },
};

export const Closed: WidgetStory = {
  args: closed,
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByText("Chiuso")).toBeVisible();
    await expect(inside.queryByRole("button")).toBeNull();
  },
};

export const ClosedWithCounter: WidgetStory = {
  args: counting,
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("timer")).toHaveAccessibleName(/^Apre fra 4 minuti e \d+ second/);
  },
};

export const Visitor: WidgetStory = {
  args: { demo: "logged-out" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("button")).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "restricted");
    await expect(inside.getByText(/Autoesclusione in corso/)).toBeVisible();
    await expect(inside.queryByRole("button")).toBeNull();
  },
};

export const GamePause: WidgetStory = {
  args: { demo: "game-pause" },
  play: async ({ canvasElement }) => {
    await widgetIn(canvasElement, tag, "restricted");
  },
};

export const Loading: WidgetStory = {
  args: { demo: "loading" },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag, "loading");
    await expect(host.shadowRoot?.querySelector('[part~="skeleton"]')).toBeVisible();
  },
};

/** The lobby does not respond, so the state is unknown and no spinner is shown. */
export const Failed: WidgetStory = {
  args: { demo: "failing" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "error");
    await expect(inside.getByText("Non disponibile")).toBeVisible();
    await expect(inside.getByText(/si riprova da sé/)).toBeVisible();
  },
};

/**
 * Offline, the player's restrictions are unknown, so no table can be opened until the network is restored.
 */
export const NetworkLost: WidgetStory = {
  args: { demo: "stale" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "stale");
    await expect(inside.getByText(/^Dati delle \d\d:\d\d\.$/)).toBeVisible();
  },
};

export const UnknownProvider: WidgetStory = {
  args: { provider: "Altro" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.queryByRole("button")).toBeNull();
  },
};

export const WithoutPicture: WidgetStory = { args: { image: undefined } };

export const English: WidgetStory = {
  args: counting,
  globals: { language: "en" },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag);
    await expect(inside.getByRole("timer")).toHaveAccessibleName(/^Opens in 4 minutes/);
  },
};

export const NarrowColumn: WidgetStory = {
  args: counting,
  globals: { viewport: { value: "column" } },
};

/** Edit mode in the CMS: no request is made, and nothing opens. */
export const BeingEdited: WidgetStory = {
  args: { edit: true, demo: undefined },
  play: async ({ canvasElement }) => {
    const { host } = await widgetIn(canvasElement, tag);
    await expect(host.shadowRoot?.querySelector("div")).toHaveAttribute("inert");
  },
};
