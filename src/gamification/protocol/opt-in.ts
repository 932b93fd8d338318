import * as v from "../../utils/valibot";
import { type Call, read, write } from "./call";
import { paging, rangeQuery } from "./common";
import type { EntityType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { code, list, map, needed, number, oneOf, part, text, texts } from "./fields";
import type { OptInState } from "./states";

/** The member's opt-in state and progress in an entity (the specification's entity state). */
export const optinStatus = v.object({
  entityType: text,
  entityId: needed(text),
  statusCode: code("optInStatusCode"),
  status: oneOf<OptInState>("optInStatus"),
  /** Percent, 0 to 100. */
  percentageComplete: number,
  points: number,
  position: number,
  params: map(number),
});

export const optInReply = listReply(optinStatus);

export const optinActions = ["join", "leave"] as const;

export const manageOptinRequest = v.object({
  entityId: text,
  entityType: oneOf<EntityType>("entityType"),
  action: needed(oneOf(optinActions)),
});

export const optinStatesFilter = v.object({
  entityTypes: list(oneOf<EntityType>("entityType")),
  ids: texts,
  statusCodes: part(rangeQuery),
  optInStatusCodes: part(rangeQuery),
  ...paging,
});

export const optInStatesRequest = v.object({ optinStatesFilter: needed(part(optinStatesFilter)) });

export type OptinStatus = v.InferOutput<typeof optinStatus>;
export type OptinAction = (typeof optinActions)[number];
export type ManageOptinRequest = v.InferInput<typeof manageOptinRequest>;
export type OptinStatesFilter = v.InferInput<typeof optinStatesFilter>;
export type OptInStatesRequest = v.InferInput<typeof optInStatesRequest>;

/** Joins or leaves an entity. The reply has the new states. */
export const manageOptin: Call<ManageOptinRequest, ListReply<OptinStatus>> = write(
  "manageOptin",
  "manageOptinRequest",
  optInReply,
  "ViewMembers",
);

/** Reads the member's opt-in states in entities. */
export const optInStates: Call<OptInStatesRequest, ListReply<OptinStatus>> = read(
  "optInStates",
  "optInStatesRequest",
  optInReply,
  "ViewMembers",
);
