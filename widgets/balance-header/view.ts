import type { Translate } from "../../src/i18n";
import type { balanceTexts } from "./texts";

/** What a badge has room for. */
export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

/** The whole number in words; without a number just what it is about. */
export function unreadText(count: number | undefined, say: Translate<(typeof balanceTexts)["it"]>): string {
  if (count === undefined) return say("messages");
  return count === 0 ? say("noUnread") : say("unread", { count });
}
