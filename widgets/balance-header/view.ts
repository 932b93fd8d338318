import type { BalanceState } from "../../src/account";
import type { HostState } from "../../src/element/host";
import type { Translate } from "../../src/i18n";
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

/** What a badge has room for. */
export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

/** The whole number in words; without a number just what it is about. */
export function unreadText(count: number | undefined, say: Translate<(typeof balanceTexts)["it"]>): string {
  if (count === undefined) return say("messages");
  return count === 0 ? say("noUnread") : say("unread", { count });
}
