import { type AwardClaimState, awardClaimStates, type AwardState, awardStates } from "./award";
import { type Stated, stateOf } from "./state-of";

/** The current state of each older one. An award that was not issued yet has none. */
const currentStates: Readonly<Partial<Record<AwardClaimState, AwardState>>> = {
  NotClaimed: "Issued",
  Claimed: "Claimed",
  Expired: "Expired",
};

/** An award's state, read from either set of states; undefined if it is unknown. */
export function awardStateOf(award: Stated): AwardState | undefined {
  const older = stateOf(awardClaimStates, award);
  return stateOf(awardStates, award) ?? (older && currentStates[older]);
}
