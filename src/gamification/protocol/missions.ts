import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import { paging, rangeQuery, tagFilter } from "./common";
import type { EntityType } from "./enumerations";
import { listReply, type ListReply } from "./envelope";
import { anything, code, list, map, needed, oneOf, part, text, texts } from "./fields";
import { optinStatus } from "./opt-in";

export const step = {
  name: text,
  optInStatus: part(optinStatus),
  constraints: texts,
  entityType: oneOf<EntityType>("entityType"),
  entityId: needed(text),
  entityStatusCode: code("entityStatusCode"),
  entityStatus: text,
  /** The additional fields that the request has listed, by name. */
  includes: map(anything),
};

/** One step of a mission, with the member's opt-in state in it. */
export const missionState = v.object({ ...step });

export const missionStates = v.object({ id: text, missionStates: list(missionState) });

export const missionStatesReply = listReply(missionStates);

/** Returns at most 20 missions; without codes, active missions of running entrants. */
export const missionStatesFilter = v.object({
  ids: texts,
  statusCodes: part(rangeQuery),
  optInStatusCodes: part(rangeQuery),
  ...paging,
  constraints: texts,
  tagFilters: list(tagFilter),
});

/** Values of `includes`: description, memberTagsFilter, scheduling, termsAndConditions, optin-status. */
export const missionStatesRequest = v.object({
  missionStatesFilter: needed(part(missionStatesFilter)),
  includes: texts,
  languageKey: text,
});

export type MissionState = v.InferOutput<typeof missionState>;
export type MissionStates = v.InferOutput<typeof missionStates>;
export type MissionStatesFilter = v.InferInput<typeof missionStatesFilter>;
export type MissionStatesRequest = v.InferInput<typeof missionStatesRequest>;

/** Reads missions, with the member's opt-in state in each step. */
export const getMissionStates: Call<MissionStatesRequest, ListReply<MissionStates>> = read(
  "getMissionStates",
  "missionStatesRequest",
  missionStatesReply,
);
