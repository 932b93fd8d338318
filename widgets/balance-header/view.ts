import type { Translate } from "../../src/i18n";
import type { balanceTexts } from "./texts";

/** The text of the badge, which has space for three characters. */
export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

/** The exact number as text; without a number, the name of the link. */
export function unreadText(count: number | undefined, say: Translate<(typeof balanceTexts)["it"]>): string {
  if (count === undefined) return say("messages");
  return count === 0 ? say("noUnread") : say("unread", { count });
}
