import type { OpenBet } from "../../src/account";
import type { Language } from "../../src/i18n";
import type { SayOpenBets } from "./texts";

/** The kind of a bet is told by the number of its legs. */
export function kindWords({ legs }: Pick<OpenBet, "legs">, say: SayOpenBets): string {
  if (legs.length === 0) return say("bet");
  return legs.length === 1 ? say("single") : say("multiple", { count: legs.length });
}

/** The one status that the account contract names; a code that is not known is shown as it comes. */
export function statusWords(status: string, say: SayOpenBets): string {
  return status.toLowerCase() === "open" ? say("statusOpen") : status;
}

/** Odds as the language writes them: `1,80`. */
export function formatOdds(odds: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 3 };
  return new Intl.NumberFormat(language === "it" ? "it-IT" : "en-IE", digits).format(odds);
}
