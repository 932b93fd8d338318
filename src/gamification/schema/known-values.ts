import { changes } from "./callbacks";
import {
  competitionTypes,
  entityGraphEdgeTypes,
  entityTypes,
  memberTypes,
  roundTypes,
  strategyTypes,
} from "./enumerations";
import { eventRefTypes, messageTypes } from "./messages";
import { awardStates, entityStates, optInStates } from "./states/codes";
import { messageStatuses } from "./states/message";
import { conditionalOperators, scheduleTypes } from "./strategies";

/**
 * The values that fields of replies and callbacks are known to have, by the names that `oneOf` and `code` use. They are
 * not in the schemas themselves: a client without a drift alarm does not need them.
 */
export const knownValues: Readonly<Record<string, readonly (string | number)[]>> = {
  entityType: entityTypes,
  entityStatus: Object.keys(entityStates),
  entityStatusCode: Object.values(entityStates),
  awardStatus: Object.keys(awardStates),
  awardStatusCode: Object.values(awardStates),
  optInStatus: Object.keys(optInStates),
  optInStatusCode: Object.values(optInStates),
  typeOffChange: Object.values(changes),
  messageStatus: messageStatuses,
  messageType: messageTypes,
  eventRefType: eventRefTypes,
  memberType: memberTypes,
  competitionType: competitionTypes,
  roundType: roundTypes,
  strategyType: strategyTypes,
  scheduleType: scheduleTypes,
  operator: conditionalOperators,
  graphEdgeType: entityGraphEdgeTypes,
};
