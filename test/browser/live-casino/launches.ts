import { liveCasinoPaths } from "../../../sandbox/model";
import { heard } from "../support/account";
import type { TestSite } from "../support/site";
import { card, noteEvents, onCard, openCards, type OpenOptions, putTable } from "./cards";

/** The calls of launches that the services have received. */
export const launchCalls = (site: TestSite) => ({
  launches: () => heard(site, "POST", liveCasinoPaths.launch),
  sessions: () => heard(site, "POST", "game-service"),
  registries: () => heard(site, "GET", "registry"),
});

/** Opens a page with the open table `a` of EvolutionGame, and records the card's events. */
export async function openOneTable(site: TestSite, options: OpenOptions = {}) {
  putTable(site, "a", { type: "open" });
  const opened = await openCards(site, card("a"), {
    player: "giulia",
    ...options,
    prepare: async (page) => {
      await noteEvents(page);
      await options.prepare?.(page);
    },
  });
  await onCard(opened.page, "a").inState("ready");
  return { ...opened, ...onCard(opened.page, "a") };
}
