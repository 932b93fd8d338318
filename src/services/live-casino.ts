import type { Account } from "../account";
import { createLiveCasino, type LiveCasino, type LiveCasinoEnvironment } from "../live-casino";
import { createAnnouncer } from "../platform/announcer";

/** Creates the live casino for the player of an account. This module is the root of the `live-casino` chunk. */
export async function createLiveCasinoFor(
  account: Account,
  environment: Omit<LiveCasinoEnvironment, "player" | "announce">,
): Promise<LiveCasino> {
  const area = await account.area.load();
  return createLiveCasino({
    ...environment,
    announce: createAnnouncer(),
    player: {
      owner: account.owner,
      isFree: () => area.responsibleGaming.$restriction.get() === "free",
      requestLogin: () => {
        account.session.requestLogin("user");
      },
      registry: area.registry,
      gameSession: area.gameSession,
    },
  });
}
