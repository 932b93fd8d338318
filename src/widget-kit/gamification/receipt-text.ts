import { onDate } from "../../gamification/entities/on-date";
import type { WriteState } from "../../gamification/writes/entity-writes";
import { formatInstant, type Language } from "../../i18n";
import type { SayPanels } from "./texts";

/**
 * What became of a write, and when by the site's time; an empty text while it is pending.
 *
 * @param isShown whether the entity shows what the write asked for: then it is done
 */
export function receiptText(
  write: WriteState,
  isShown: boolean,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
  say: SayPanels,
): string {
  if (write.status === "pending") return "";
  if (write.status === "failed") {
    return say(write.kind === "remote" || write.kind === "unauthorised" ? "refused" : "failed");
  }
  const when = onDate(formatInstant(write.at, language, timeZone), language);
  return say(write.status === "done" || isShown ? `${write.action}Done` : write.status, { when });
}
