import { defineWidget, url, image, oneOf, text, type WidgetModule } from "../../src/definition";

const providers = ["CasinoGamePT", "EvolutionGame"] as const;

/** The table of a card. Only tables of Playtech have a network. */
const table = { provider: providers, gameId: "string", network: "string?" } as const;

export const liveCasinoCard = defineWidget({
  tag: "vetrina-live-casino-card",
  attributes: {
    // The attribute is not `required`, because a card without a valid provider shows a closed table instead
    // of its fallback content.
    provider: oneOf(providers),
    gameId: text({ required: true }),
    network: text(),
    heading: text({ required: true }),
    game: text(),
    countdown: oneOf(["digits", "time"]),
    href: url(),
    image: image(),
    imageAlt: text({ default: "" }),
  },
  events: {
    "vetrina:game-launch": { cancelable: true, detail: table },
    "vetrina:table-open": { detail: table },
  },
  states: ["loading", "ready", "stale", "error", "offline", "restricted"],
  needs: ["account", "area", "liveCasino"],
  // Evolution has no early request, because it first needs calls that prepare the player.
  early: {
    key: "liveCasino.playtech.feedUrl",
    when: { provider: "CasinoGamePT" },
    query: { network: "network" },
  },
  mount: "near",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./LiveCasinoCard"),
});
