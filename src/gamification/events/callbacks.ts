import * as v from "valibot";
import { maxBodySize } from "../../http/body";
import { parseJson } from "../../utils/json";
import type { Log } from "../../utils/log";
import type { Drift } from "../drift";
import { type CallbackKind, type CallbackPayloads, callbackSchemas } from "../schema/callbacks";
import { type Emitter, createEmitter } from "../../utils/emitter";
import type { Counters } from "../requests/counters";
import type { Delivery } from "../connection/connection";
import { createRecentIds } from "../requests/recent-ids";
import { isException, textOfException } from "../requests/reply";

/** A failure that belongs to no call: an ERROR frame of the broker, or a local one (specification section 8). */
export interface SystemError {
  readonly objectType: "Error";
  /** Text of the broker, at most 300 characters. */
  readonly message: string;
}

/** What can be listened to, and what it brings. */
export interface CallbackEvents extends CallbackPayloads {
  readonly error: SystemError;
}

export type CallbackListener<Kind extends keyof CallbackEvents> = (payload: CallbackEvents[Kind]) => void;

/** So many callbacks are handed on in a second; a flood beyond them is dropped and counted (S24). */
const maxPerSecond = 1000;

export interface Callbacks {
  on<Kind extends keyof CallbackEvents>(kind: Kind, listener: CallbackListener<Kind>): () => void;
  /** A message of the queue. */
  take(delivery: Delivery): void;
  tellError(message: string): void;
  /** The connection is gone. */
  lose(): void;
  /** Nobody listens any more. */
  clear(): void;
}

export interface CallbacksOptions {
  readonly log: Log;
  readonly counters: Counters;
  /** Hears of each callback before its listeners do; its JSON is not checked. */
  readonly onCallback: (kind: CallbackKind, json: unknown) => void;
  /** Sees every callback, also those that we do not know. */
  readonly drift: Drift | undefined;
}

/** The types of what comes, for a callback whose own header says nothing (protocol section 0.4). */
const kindsOfTypes: ReadonlyMap<string | undefined, CallbackKind> = new Map([
  ["EntityChanged", "entityChanged"],
  ["EntityStateChanged", "entityStateChanged"],
  ["Message", "notification"],
  ["Leaderboard", "leaderboardUpdate"],
  ["OptinStatus", "optinStatus"],
  ["ProxyMessage", "proxy"],
]);

const kinds: ReadonlyMap<string | undefined, CallbackKind> = new Map(
  [...kindsOfTypes.values()].map((kind) => [kind, kind]),
);

export function createCallbacks({ log, counters, onCallback, drift }: CallbacksOptions): Callbacks {
  const audiences = new Map<keyof CallbackEvents, Emitter<CallbackListener<never>>>();
  let seen = createRecentIds();
  let second = 0;
  let inThisSecond = 0;

  function audienceOf(kind: keyof CallbackEvents) {
    const audience = audiences.get(kind) ?? createEmitter<CallbackListener<never>>(kind, log);
    audiences.set(kind, audience);
    return audience;
  }

  function isFlood(): boolean {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) inThisSecond = 0;
    second = now;
    inThisSecond += 1;
    return inThisSecond > maxPerSecond;
  }

  function tellError(message: string) {
    const error: SystemError = { objectType: "Error", message };
    audienceOf("error").tell((listener) => {
      listener(error as never);
    });
  }

  function hand(kind: CallbackKind, json: unknown) {
    onCallback(kind, json);
    const audience = audienceOf(kind);
    if (audience.size === 0) return;
    const payload = v.safeParse<v.GenericSchema>(callbackSchemas[kind], json);
    if (payload.success)
      audience.tell((listener) => {
        listener(payload.output as never);
      });
    else counters.droppedCallbacks += 1;
  }

  return {
    on: (kind, listener) => audienceOf(kind).add(listener),
    take({ headers, body }) {
      const { callback, objectType, "message-id": id } = headers;
      if (id !== undefined && seen.has(id)) {
        counters.duplicates += 1;
        return;
      }
      if (id !== undefined) seen.add(id);
      const kind = kinds.get(callback) ?? kindsOfTypes.get(objectType);
      // Boards come in any number: of them the newest counts alone.
      if (body.length > maxBodySize || (kind !== "leaderboardUpdate" && isFlood())) {
        counters.droppedCallbacks += 1;
        return;
      }
      const json = body === "" ? undefined : parseJson(body);
      if (isException(headers)) tellError(textOfException(json, body));
      else if (json === undefined) {
        log.warn(`gamification: a callback with ${body === "" ? "empty" : "unreadable"} body`);
        counters.droppedCallbacks += 1;
      } else {
        drift?.callback(kind ?? callback ?? "", json);
        if (kind) hand(kind, json);
      }
    },
    tellError,
    lose() {
      // Another connection may give the same ids to other messages.
      seen = createRecentIds();
    },
    clear() {
      audiences.clear();
    },
  };
}
