import type { AccountArea } from "../account";
import { createTourService, type TourService, type TourServiceEnvironment } from "../tour/service";
import type { Lazy } from "../utils/lazy";

/** The services on which the guided tour depends. */
export interface TourDependencies extends Omit<TourServiceEnvironment, "mayInvite"> {
  readonly area: Lazy<AccountArea>;
}

/**
 * Reads the player's restrictions at the first step that invites to play, as widgets do (architecture section
 * 4).
 */
function createInvitationCheck(area: Lazy<AccountArea>): TourServiceEnvironment["mayInvite"] {
  let isSubscribed = false;
  return async (onForbidden) => {
    const { responsibleGaming } = await area.load();
    const { $restriction } = responsibleGaming;
    if (!isSubscribed) $restriction.listen((restriction) => restriction === "free" || onForbidden());
    isSubscribed = true;
    // If the read fails, it reports the failure itself, and the state is not "free".
    if ($restriction.get() === "checking") await responsibleGaming.read().catch(() => undefined);
    return $restriction.get() === "free";
  };
}

/** Creates the tour of a page. This module is the root of the `tour` chunk. */
export function createTourFor({ area, ...environment }: TourDependencies): TourService {
  return createTourService({ ...environment, mayInvite: createInvitationCheck(area) });
}
