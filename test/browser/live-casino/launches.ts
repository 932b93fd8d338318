import { liveCasinoPaths } from "../../../sandbox/model";
import { receivedCalls } from "../support/account";
import type { TestSite } from "../support/site";
import { card, recordEvents, cardParts, openCards, type OpenOptions, putTable } from "./cards";

/** Calls of launches that the services have received. */
export const launchCalls = (site: TestSite) => ({
  launches: () => receivedCalls(site, "POST", liveCasinoPaths.launch),
  sessions: () => receivedCalls(site, "POST", "game-service"),
  registries: () => receivedCalls(site, "GET", "registry"),
});

/** Opens a page with the open table `a` of EvolutionGame, and records the card's events. */
export async function openOneTable(site: TestSite, options: OpenOptions = {}) {
  putTable(site, "a", { type: "open" });
  const opened = await openCards(site, card("a"), {
    player: "giulia",
    ...options,
    prepare: async (page) => {
      await recordEvents(page);
      await options.prepare?.(page);
    },
  });
  await cardParts(opened.page, "a").inState("ready");
  return { ...opened, ...cardParts(opened.page, "a") };
}
