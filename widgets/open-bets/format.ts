import type { OpenBet } from "../../src/account";
import type { Language } from "../../src/i18n";
import type { SayOpenBets } from "./texts";

/** The kind of a bet, from the number of its legs. */
export function kindText({ legs }: Pick<OpenBet, "legs">, say: SayOpenBets): string {
  if (legs.length === 0) return say("bet");
  return legs.length === 1 ? say("single") : say("multiple", { count: legs.length });
}

/** The text of `open`, the only status in the account contract; an unknown code is shown unchanged. */
export function statusText(status: string, say: SayOpenBets): string {
  return status.toLowerCase() === "open" ? say("statusOpen") : status;
}

/** Odds in the format of the language: `1,80`. */
export function formatOdds(odds: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return new Intl.NumberFormat(language === "it" ? "it-IT" : "en-IE", digits).format(odds);
}
