import type { OpenBet } from "../../src/account";
import type { SayOpenBets } from "./texts";

/** The kind of a bet, from the number of its legs. */
export function kindText({ legs }: Pick<OpenBet, "legs">, say: SayOpenBets): string {
  if (legs.length === 0) return say("bet");
  return legs.length === 1 ? say("single") : say("multiple", { count: legs.length });
}

/** `open` is the only status in the account contract. */
export const isOpen = (status: string): boolean => status.toLowerCase() === "open";

/** The text of a status; an unknown code is shown unchanged. */
export const statusText = (status: string, say: SayOpenBets): string =>
  isOpen(status) ? say("statusOpen") : status;
