import * as v from "../../utils/valibot";
import { type Call, read } from "./call";
import type { EntityType } from "./enumerations";
import { meta } from "./envelope";
import { anything, code, instant, map, needed, number, oneOf, part, replyList, text, texts } from "./fields";
import { leaderboard } from "./leaderboards";
import { message } from "./messages";
import { optinStatus } from "./opt-in";

/** Codes of `typeOffChange` (the platform's spelling). */
export const changes = { created: 1, updated: 2, deleted: 3, stateChanged: 10 } as const;

const change = {
  entityId: needed(text),
  entityType: oneOf<EntityType>("entityType"),
  changedAt: instant,
  typeOffChange: code("typeOffChange"),
  changedBy: text,
  displayName: text,
  accountId: text,
  sequenceNumber: number,
  entityRefId: text,
  entityParentId: text,
  metadata: map(anything),
};

/** An entity was created, updated or deleted (the specification's change history record). */
export const entityChanged = v.object({ ...change });

/** An entity changed its state. Both states are codes of the entity's kind. */
export const entityStateChanged = v.object({
  ...change,
  previousState: number,
  currentState: number,
});

/** A message that the operator sends through the platform. */
export const proxyMessage = v.object({ meta: part(meta), data: anything });

/** Schemas of the callbacks, by the value of the header `callback`. */
export const callbackSchemas = {
  entityChanged,
  entityStateChanged,
  notification: message,
  leaderboardUpdate: leaderboard,
  optinStatus,
  proxy: proxyMessage,
} as const;

export type CallbackKind = keyof typeof callbackSchemas;

/** The payload of each kind of callback. */
export type CallbackPayloads = {
  readonly [Kind in CallbackKind]: v.InferOutput<(typeof callbackSchemas)[Kind]>;
};

export type EntityChanged = v.InferOutput<typeof entityChanged>;
export type EntityStateChanged = v.InferOutput<typeof entityStateChanged>;
export type ProxyMessage = v.InferOutput<typeof proxyMessage>;

/** A callback that the platform may send (CallbackEntry, the specification's callback definition). */
export const callbackEntry = v.object({ name: needed(text), constraints: texts });

export const callbacksReply = v.object({
  callback: replyList(callbackEntry),
});

export type CallbackEntry = v.InferOutput<typeof callbackEntry>;
export type CallbacksReply = v.InferOutput<typeof callbacksReply>;

/** Lists the callbacks that the platform may send. */
export const listCallbacks: Call<void, CallbacksReply> = read("listCallbacks", undefined, callbacksReply);

/**
 * Checks that the platform responds. The contract does not describe the reply's body, so any body is
 * accepted.
 */
export const heartbeat: Call<void, unknown> = read("heartbeat", undefined, v.unknown());
