import { awardLifecycles } from "./awards";
import { changes } from "./callbacks";
import { competitionTypes } from "./competitions";
import { roundTypes } from "./contests";
import { entityTypes, sortOrders } from "./enumerations";
import { entityGraphEdgeTypes, entityGraphTraversals } from "./graphs";
import { subscriptionActions } from "./leaderboards";
import { memberTypes } from "./members";
import { eventRefTypes, messageTypes } from "./messages";
import { optinActions } from "./opt-in";
import { awardStates } from "./states/award";
import { entityStates } from "./states/entity";
import { messageStatuses } from "./states/message";
import { optInStates } from "./states/opt-in";
import { conditionalOperators, scheduleTypes, strategyTypes } from "./strategies";

/**
 * The values that fields of the schemas are known to have, by the names that `oneOf` and `code` use. They are not in the
 * schemas themselves: a client without a drift alarm does not need them.
 */
export const knownValues: Readonly<Record<string, readonly (string | number)[]>> = {
  entityType: entityTypes,
  sortOrder: sortOrders,
  entityStatus: Object.keys(entityStates),
  entityCode: Object.values(entityStates),
  awardStatus: Object.keys(awardStates),
  awardCode: Object.values(awardStates),
  optInStatus: Object.keys(optInStates),
  optInCode: Object.values(optInStates),
  change: Object.values(changes),
  messageStatus: messageStatuses,
  messageType: messageTypes,
  eventRefType: eventRefTypes,
  memberType: memberTypes,
  competitionType: competitionTypes,
  roundType: roundTypes,
  strategyType: strategyTypes,
  scheduleType: scheduleTypes,
  operator: conditionalOperators,
  awardLifecycle: awardLifecycles,
  edgeType: entityGraphEdgeTypes,
  traversal: entityGraphTraversals,
  subscriptionAction: subscriptionActions,
  optInAction: optinActions,
};
