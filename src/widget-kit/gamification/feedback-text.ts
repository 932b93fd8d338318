import { onDate } from "../../gamification/entities/dates";
import type { WriteState } from "../../gamification/entities/entity-writes";
import { formatInstant } from "../../i18n/instants";
import type { Language } from "../../i18n/texts";
import type { SayPanels } from "./texts";

interface Place {
  readonly language: Language;
  readonly timeZone: string;
}

/** Whether the platform shows what a write requested, even if the outcome of the write itself is unknown. */
export const isDone = (write: WriteState, isShown: boolean): boolean =>
  write.status === "done" || (isShown && (write.status === "accepted" || write.status === "unknown"));

/**
 * The result of a write in one sentence; an empty string while it is pending.
 *
 * @param isShown whether the entity shows what the write requested
 */
export function feedbackText(
  write: WriteState,
  isShown: boolean,
  { language, timeZone }: Place,
  say: SayPanels,
): string {
  if (write.status === "pending") return "";
  if (write.status === "failed") {
    return say(write.kind === "remote" || write.kind === "unauthorised" ? "refused" : "failed");
  }
  if (write.status === "done" || isDone(write, isShown)) return say(`${write.action}Done`);
  return say(write.status, { when: onDate(formatInstant(write.at, language, timeZone), language) });
}
