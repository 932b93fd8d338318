import type { BalanceState } from "../../src/account";
import type { HostState } from "../../src/element/host";
import type { Language, Translate } from "../../src/i18n";
import type { balanceTexts } from "./texts";

const hostStates = {
  none: "loading",
  loading: "loading",
  ready: "ready",
  stale: "stale",
  unknown: "error",
  offline: "offline",
} as const satisfies Readonly<Record<BalanceState["status"], HostState>>;

export function hostStateOf(isLoggedIn: boolean, balance: BalanceState) {
  return isLoggedIn ? hostStates[balance.status] : "logged-out";
}

/** The time of day of an instant, as `18:04`, by the site's clock and not by the visitor's zone. */
export function timeOfDay(instant: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === "it" ? "it-IT" : "en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(instant);
}

/** What a badge has room for. */
export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

/** The whole number in words; without a number just what it is about. */
export function unreadText(count: number | undefined, say: Translate<(typeof balanceTexts)["it"]>): string {
  if (count === undefined) return say("messages");
  return count === 0 ? say("noUnread") : say("unread", { count });
}
