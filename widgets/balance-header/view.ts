import type { BalanceState } from "../../src/account";
import type { HostState } from "../../src/element/host";
import type { Language } from "../../src/i18n";

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
