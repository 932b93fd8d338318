import type { Language } from "../../i18n/texts";
import { onDate } from "./dates";
import type { ParticipationReason } from "./participation";
import type { SayEntities } from "./texts";

/** Values in the text of a reason. Dates are in the visitor's format. */
export interface ReasonDetails {
  readonly startsOn?: string | undefined;
  readonly endedOn?: string | undefined;
  readonly places?: number | undefined;
}

/** Explains in one plain sentence why a member cannot join or leave. */
export function participationReasonText(
  reason: ParticipationReason,
  { startsOn, endedOn, places }: ReasonDetails,
  language: Language,
  say: SayEntities,
): string {
  switch (reason) {
    case "logged-out":
      return say("reasonLoggedOut");
    case "restricted":
      return say("reasonRestricted");
    case "cancelled":
      return say("reasonCancelled");
    case "finished":
      return endedOn ? say("reasonFinishedOn", { when: onDate(endedOn, language) }) : say("reasonFinished");
    case "closing":
      return say("reasonClosing");
    case "not-started":
      return startsOn
        ? say("reasonNotStartedUntil", { when: onDate(startsOn, language) })
        : say("reasonNotStarted");
    case "processing":
      return say("reasonProcessing");
    case "completed":
      return say("reasonCompleted");
    case "takes-part-automatically":
      return say("reasonAutomatic");
    case "tag-missing":
      return say("reasonTagMissing");
    case "tag-excludes":
      return say("reasonTagExcludes");
    case "full":
      return say("reasonFull", { count: places ?? 0 });
    case "dependency-missing":
      return say("reasonDependency");
    case "unavailable":
      return say("reasonUnavailable");
  }
}
