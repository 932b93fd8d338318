import { maxBodySize } from "../../../http/body";
import { createEventEmitter } from "../../../utils/emitter";
import { parseJson } from "../../../utils/json";
import type { Log } from "../../../utils/log";
import * as v from "../../../utils/valibot";
import { type CallbackKind, type CallbackPayloads, callbackSchemas } from "../../protocol/callbacks";
import type { DriftChecks } from "../drift";
import { type Counters, createRecentIds } from "../requests/duplicates";
import { isException, textOfException } from "../requests/reply";
import type { Delivery } from "../stomp/types";

/**
 * A failure that does not belong to a call: an ERROR frame of the broker, or a local failure (specification
 * section 8).
 */
export interface SystemError {
  readonly objectType: "Error";
  /** The broker's text, at most 300 characters. */
  readonly message: string;
}

/** The payload of each kind of event. */
export interface CallbackEvents extends CallbackPayloads {
  readonly error: SystemError;
}

export type CallbackListener<Kind extends keyof CallbackEvents> = (payload: CallbackEvents[Kind]) => void;

/** Maximum number of callbacks in one second. Additional callbacks are dropped and counted (S24). */
const maxPerSecond = 1000;

export interface Callbacks {
  /** Adds a listener. Returns a function that removes it. */
  on<Kind extends keyof CallbackEvents>(kind: Kind, listener: CallbackListener<Kind>): () => void;
  /** Handles a message of the queue of callbacks. */
  handleDelivery(delivery: Delivery): void;
  /** Reports a failure that does not belong to a call. */
  emitError(message: string): void;
  /** Handles the loss of the connection. */
  handleLoss(): void;
  /** Removes all listeners. */
  clear(): void;
}

export interface CallbacksOptions {
  readonly log: Log;
  readonly counters: Counters;
  /** Called with each callback before its listeners. The JSON was not checked. */
  readonly onCallback: (kind: CallbackKind, json: unknown) => void;
  /** Drift checks for every callback, including unknown ones. */
  readonly drift: DriftChecks | undefined;
}

/**
 * Kinds by the header `objectType`, for callbacks whose header `callback` is missing or unknown (protocol
 * section 0.4).
 */
const kindsByType: ReadonlyMap<string | undefined, CallbackKind> = new Map([
  ["EntityChanged", "entityChanged"],
  ["EntityStateChanged", "entityStateChanged"],
  ["Message", "notification"],
  ["Leaderboard", "leaderboardUpdate"],
  ["OptinStatus", "optinStatus"],
  ["ProxyMessage", "proxy"],
]);

const isKind = (name = ""): name is CallbackKind => Object.hasOwn(callbackSchemas, name);

type CallbackListeners = { readonly [Kind in keyof CallbackEvents]: CallbackListener<Kind> };

export function createCallbacks({ log, counters, onCallback, drift }: CallbacksOptions): Callbacks {
  const emitter = createEventEmitter<CallbackListeners>("gamification", log);
  let seenIds = createRecentIds();
  /** The current second, and the number of callbacks in it. */
  let second = 0;
  let countInSecond = 0;

  function isFlood(): boolean {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) countInSecond = 0;
    second = now;
    countInSecond += 1;
    return countInSecond > maxPerSecond;
  }

  function emitError(message: string) {
    emitter.emit("error", { objectType: "Error", message });
  }

  function emitCallback(kind: CallbackKind, json: unknown) {
    onCallback(kind, json);
    if (!emitter.hasListeners(kind)) return;
    const payload = v.safeParse<v.GenericSchema>(callbackSchemas[kind], json);
    if (payload.success) emitter.emit(kind, payload.output as never);
    else counters.droppedCallbacks += 1;
  }

  return {
    on: emitter.on,
    handleDelivery({ headers, body }) {
      const { callback, objectType, "message-id": id } = headers;
      if (id !== undefined && seenIds.has(id)) {
        counters.duplicates += 1;
        return;
      }
      if (id !== undefined) seenIds.add(id);
      const kind = isKind(callback) ? callback : kindsByType.get(objectType);
      // Pushed leaderboards are not limited, because only the newest one is read, once per animation frame.
      if (body.length > maxBodySize || (kind !== "leaderboardUpdate" && isFlood())) {
        counters.droppedCallbacks += 1;
        return;
      }
      const json = parseJson(body);
      if (isException(headers)) emitError(textOfException(json, body));
      else if (json === undefined) {
        log.warn(`${body ? "unreadable" : "empty"} callback`);
        counters.droppedCallbacks += 1;
      } else {
        drift?.callback(kind ?? callback ?? "", json);
        if (kind) emitCallback(kind, json);
      }
    },
    emitError,
    handleLoss() {
      // A new connection may use the same ids for other messages, so the old ids are forgotten.
      seenIds = createRecentIds();
    },
    clear() {
      emitter.clear();
    },
  };
}
