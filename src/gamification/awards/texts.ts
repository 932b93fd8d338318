import { defineTexts, type Language, type Translate } from "../../i18n/texts";
import { onDate } from "../entities/dates";
import type { ReasonDetails } from "../entities/reason-text";
import { awardStateOf } from "../protocol/awards";
import type { Stated } from "../protocol/states";
import type { AwardReason } from "./claiming";

/** Texts of an award's states and reasons. Only widgets that show awards load them. */
export const awardTexts = defineTexts(
  "gamification",
  {
    awardUnknown: "Stato non disponibile",
    awardIssued: "Da riscuotere",
    awardPreparing: "In preparazione",
    awardHeld: "In verifica",
    awardClaimed: "Riscosso",
    awardProcessing: "In lavorazione",
    awardDelivered: "Consegnato",
    awardCompleted: "Accreditato",
    awardExpired: "Scaduto",
    awardCancelled: "Annullato",
    awardDeclined: "Rifiutato",
    awardReasonNotYet: "La riscossione si apre {when}.",
    awardReasonExpired: "Il tempo per riscuoterlo è finito.",
    awardReasonWaiting: "Non occorre fare nulla.",
    awardReasonLoggedOut: "Per riscuoterlo occorre accedere.",
    awardReasonUnavailable: "Non si può riscuotere.",
  },
  {
    awardUnknown: "State not available",
    awardIssued: "To be claimed",
    awardPreparing: "Being prepared",
    awardHeld: "Being checked",
    awardClaimed: "Claimed",
    awardProcessing: "Being processed",
    awardDelivered: "Delivered",
    awardCompleted: "Credited",
    awardExpired: "Expired",
    awardCancelled: "Cancelled",
    awardDeclined: "Declined",
    awardReasonNotYet: "Claiming opens {when}.",
    awardReasonExpired: "The time to claim it is over.",
    awardReasonWaiting: "There is nothing to do.",
    awardReasonLoggedOut: "Log in to claim it.",
    awardReasonUnavailable: "It cannot be claimed.",
  },
);

export type SayAwardTexts = Translate<(typeof awardTexts)["it"]>;

/** Returns the text for the state of an award. An unknown state has a neutral text. */
export function awardStateText(award: Stated, say: SayAwardTexts): string {
  if (award.status === "Preparing") return say("awardPreparing");
  const state = awardStateOf(award);
  return state === undefined ? say("awardUnknown") : say(`award${state}`);
}

/** Explains in one sentence why an award cannot be claimed; undefined if the award's state explains it. */
export function awardReasonText(
  reason: AwardReason,
  { startsOn = "" }: Pick<ReasonDetails, "startsOn">,
  language: Language,
  say: SayAwardTexts,
): string | undefined {
  switch (reason) {
    case "logged-out":
      return say("awardReasonLoggedOut");
    case "not-yet":
      return say("awardReasonNotYet", { when: onDate(startsOn, language) });
    case "expired":
      return say("awardReasonExpired");
    case "held":
    case "processing":
      return say("awardReasonWaiting");
    case "unavailable":
      return say("awardReasonUnavailable");
    case "done":
      return undefined;
  }
}
