import type { GamificationClient } from "../client/client";
import type { EntityType } from "../protocol/enumerations";
import type { ListReply } from "../protocol/envelope";
import { manageOptin, type OptinAction, optInStates, type OptinStatus } from "../protocol/opt-in";
import { takesPart } from "../protocol/states";
import type { EntityWrite } from "./entity-writes";

/**
 * Range of status codes that includes every known opt-in state, even states with negative codes (protocol
 * section 5). Both ends are exclusive.
 */
export const anyOptIn = { gt: -5, lt: 40 };

/** Creates the write that joins or leaves an entity, with the reads that confirm it. */
export function optInWrite(
  client: Pick<GamificationClient, "call" | "readUntil">,
  {
    entityId,
    entityType,
    action,
  }: { readonly entityId: string; readonly entityType: EntityType; readonly action: OptinAction },
): EntityWrite {
  const isWanted = ({ data }: ListReply<OptinStatus>) =>
    takesPart(data.find((state) => state.entityId === entityId)) === (action === "join");
  const optinStatesFilter = {
    ids: [entityId],
    entityTypes: [entityType],
    statusCodes: anyOptIn,
    skip: 0,
    limit: 1,
  };
  return {
    action,
    send: (signal) => client.call(manageOptin, { entityId, entityType, action }, { signal }),
    async confirm(signal) {
      const readState = (options: object) => client.call(optInStates, { optinStatesFilter }, options);
      return isWanted(await client.readUntil(readState, isWanted, { signal }));
    },
  };
}
