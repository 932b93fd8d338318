import type { AccountArea } from "../account";
import { createTourService, type TourService, type TourServiceEnvironment } from "../tour/service";
import type { Lazy } from "../utils/lazy";

/** The services on which the guided tour depends. */
export interface TourDependencies extends Omit<TourServiceEnvironment, "mayInvite"> {
  readonly area: Lazy<AccountArea>;
}

/**
 * Requests the player's restrictions as widgets do (architecture section 4), at the first step that invites
 * to play.
 */
function createInvitationCheck(area: Lazy<AccountArea>): TourServiceEnvironment["mayInvite"] {
  let isSubscribed = false;
  return async (onForbidden) => {
    const { responsibleGaming } = await area.load();
    const { $restriction } = responsibleGaming;
    if (!isSubscribed) $restriction.listen((restriction) => restriction === "free" || onForbidden());
    isSubscribed = true;
    // A failed read is reported, and its state is not "free".
    if ($restriction.get() === "checking") await responsibleGaming.read().catch(() => undefined);
    return $restriction.get() === "free";
  };
}

/** Creates the tour of a page. This module is the root of the `tour` chunk. */
export function createTourFor({ area, ...environment }: TourDependencies): TourService {
  return createTourService({ ...environment, mayInvite: createInvitationCheck(area) });
}
