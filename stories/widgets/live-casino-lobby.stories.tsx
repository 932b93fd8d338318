import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import blackjack from "../../sandbox/server/site/assets/live-casino/blackjack-2.webp";
import otherBlackjack from "../../sandbox/server/site/assets/live-casino/blackjack.webp";
import otherRoulette from "../../sandbox/server/site/assets/live-casino/roulette-2.webp";
import lastRoulette from "../../sandbox/server/site/assets/live-casino/roulette-4.webp";
import roulette from "../../sandbox/server/site/assets/live-casino/roulette.webp";
import { liveCasinoCard } from "../../widgets/live-casino-card/definition";
import { liveCasinoLobby } from "../../widgets/live-casino-lobby/definition";
import { widgetIn } from "../support/journey";
import { type WidgetStory, widgetMeta } from "../support/widget";
import { WidgetElement } from "../support/WidgetElement";

const evolution = { provider: "EvolutionGame", href: "/live-casino" };

/**
 * Tables of the simulation in the order of the page. The first is closed, the second has a countdown, and the
 * others are open.
 */
const tables = [
  { ...evolution, gameId: "evo-004", heading: "Roulette Torino", game: "Roulette", image: otherRoulette },
  { ...evolution, gameId: "evo-002", heading: "Roulette Milano", game: "Roulette", image: lastRoulette },
  {
    provider: "CasinoGamePT",
    network: "italia",
    gameId: "pt-001",
    href: "/live-casino",
    heading: "Roulette Roma",
    game: "Roulette",
    image: roulette,
  },
  { ...evolution, gameId: "evo-028", heading: "Blackjack Napoli", game: "Blackjack", image: blackjack },
  { ...evolution, gameId: "evo-030", heading: "Blackjack Palermo", game: "Blackjack", image: otherBlackjack },
];

const meta = {
  ...widgetMeta(liveCasinoLobby),
  title: "Live casino/Live casino lobby",
  args: { demo: "logged-in" },
  render: (args: Readonly<Record<string, unknown>>) => (
    <WidgetElement definition={liveCasinoLobby} args={args}>
      {tables.map((table) => (
        <WidgetElement key={table.gameId} definition={liveCasinoCard} args={table} />
      ))}
    </WidgetElement>
  ),
};
export default meta;

const { tag } = liveCasinoLobby;

/** The names of the cards in a slot. */
const shownIn = (host: Element, slot: string) =>
  [...host.querySelectorAll<HTMLElement>(`:scope > [slot="${slot}"]`)].map(({ dataset }) => dataset.heading);

/** A row for each game, in the order of the page. */
export const AllStates: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag, "ready");
    await expect(shownIn(host, "row-0")).toEqual(["Roulette Torino", "Roulette Milano", "Roulette Roma"]);
    await expect(shownIn(host, "row-1")).toEqual(["Blackjack Napoli", "Blackjack Palermo"]);
    await expect(inside.getByRole("heading", { name: "Roulette 3 tavoli" })).toBeVisible();
  },
};

export const Filtered: WidgetStory = {
  args: { choiceName: "prova" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag, "ready");
    await userEvent.click(inside.getByRole("button", { name: "Blackjack" }));
    await expect(inside.getByRole("button", { name: "Blackjack" })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(shownIn(host, "not-shown")).toContain("Roulette Roma"));
    await userEvent.click(inside.getByRole("button", { name: "Tutti i giochi" }));
  },
};

/** A search finds names and games. */
export const Found: WidgetStory = {
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag, "ready");
    // React does not detect text that `userEvent.type` writes into a field of a shadow root.
    await fireEvent.change(inside.getByRole("searchbox", { name: "Cerca un tavolo" }), {
      target: { value: "palermo" },
    });
    await waitFor(() => expect(shownIn(host, "list")).toEqual(["Blackjack Palermo"]));
  },
};

/** Without cards, the lobby shows only a message. */
export const Empty: WidgetStory = {
  globals: { language: "it" },
  render: (args) => <WidgetElement definition={liveCasinoLobby} args={args} />,
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, tag, "empty");
    await expect(inside.getByText("Nessun tavolo con questa scelta.")).toBeVisible();
  },
};

export const SelfExcluded: WidgetStory = { args: { demo: "self-excluded" } };

export const Offline: WidgetStory = { args: { demo: "offline" } };

export const English: WidgetStory = { globals: { language: "en" } };

export const NarrowColumn: WidgetStory = { globals: { viewport: { value: "column" } } };

export const BeingEdited: WidgetStory = { args: { edit: true, demo: undefined } };

/** A player in self-exclusion sees no table and no filter. */
export const Restricted: WidgetStory = {
  args: { demo: "self-excluded" },
  globals: { language: "it" },
  play: async ({ canvasElement }) => {
    const { host, inside } = await widgetIn(canvasElement, tag, "restricted");
    await expect(await inside.findByText(/^È in corso un’autoesclusione/)).toBeVisible();
    await expect(shownIn(host, "row-0")).toEqual([]);
    await expect(inside.queryByRole("button")).toBeNull();
  },
};
