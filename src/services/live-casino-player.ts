import type { Account } from "../account";
import type { Player } from "../live-casino";

/** What the live casino may know and ask of the player's account. */
export async function createLiveCasinoPlayer(account: Account): Promise<Player> {
  const area = await account.area.load();
  return {
    owner: account.owner,
    isFree: () => area.responsibleGaming.$restriction.get() === "free",
    requestLogin: () => {
      account.session.requestLogin("user");
    },
    registry: area.registry,
    gameSession: area.gameSession,
  };
}
