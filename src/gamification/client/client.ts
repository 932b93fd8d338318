import type { ReadableAtom } from "nanostores";
import { callDefaults, isCallIdHeader } from "../../config/gamification-connection";
import { MissingParameter } from "../../http/call-errors";
import { createConnectivity } from "../../platform/connectivity";
import { pageLifecycle } from "../../platform/lifecycle";
import { createPageVisibility } from "../../platform/page-visibility";
import { stringifyJson } from "../../utils/json";
import { createLog } from "../../utils/log";
import { readable, type Readable } from "../../utils/readable";
import type { Call, CallOptions } from "../protocol/call";
import type { ConnectionState } from "./connection/connection";
import { withCurrency } from "./connection/currency";
import { createDirectConnection } from "./connection/direct-connection";
import { reconnectDefaults } from "./connection/reconnect";
import { CallFailure, refusalDefault } from "./errors";
import { type CallbackEvents, type CallbackListener, createCallbacks } from "./events/callbacks";
import { type BoardFilter, type BoardListener, createLeaderboards } from "./events/leaderboards";
import type { GamificationOptions } from "./options";
import { type CallNewsListener, createCallWatch } from "./requests/call-watch";
import { type Counters, createCounters } from "./requests/duplicates";
import { createPendingCalls } from "./requests/pending-calls";
import { createReadCache } from "./requests/read-cache";
import { readUntil } from "./requests/read-until";

/** Request and options of a call. A call without a body does not need a request. */
export type CallArguments<Request> = undefined extends Request
  ? [request?: NoInfer<Request>, options?: CallOptions]
  : [request: NoInfer<Request>, options?: CallOptions];

/**
 * A client of the gamification platform whose state is an atom. Pages and applications get a `Gamification`
 * without the atom.
 */
export interface GamificationClient {
  /** The state of the connection. */
  readonly $state: ReadableAtom<ConnectionState>;
  /**
   * Connects. The first call, listener or leaderboard also connects. After a refusal, the client retries
   * once.
   */
  open(): void;
  /**
   * Makes a call by its definition, such as `getAwards`. Equal reads share one message. If the connection is
   * lost, a read is sent once more, but a write is not.
   *
   * @throws CallFailure if the call fails; MissingParameter if `request` is missing; TypeError if `call` is
   * not a call object; RangeError if `timeoutMs` is not positive. Nothing was sent if the error is not a
   * CallFailure.
   */
  call<Request, Reply>(call: Call<Request, Reply>, ...rest: CallArguments<Request>): Promise<Reply>;
  /**
   * Calls the listener when a call of this tab begins and when it ends, for tools. Returns a function that
   * removes the listener.
   */
  onCall(listener: CallNewsListener): () => void;
  /**
   * Calls the listener for each callback of this kind from the platform. Returns a function that removes the
   * listener.
   */
  on<Kind extends keyof CallbackEvents>(kind: Kind, listener: CallbackListener<Kind>): () => void;
  /**
   * Calls the listener with a leaderboard and its changes, at most once per animation frame. Returns a
   * function that removes the listener.
   */
  board(entityId: string, filter: BoardFilter, listener: BoardListener): () => void;
  /**
   * Repeats a read until the platform shows the expected state, because a read may return the state before
   * the last write. Stops after about 15 s.
   *
   * @param read makes the call with the given options
   * @param agrees whether a reply has the expected state
   * @returns the last reply, regardless of its state
   * @throws CallFailure with the kind `aborted` if the signal is aborted or the session ends; any error of
   * `read`
   */
  readUntil<Value>(
    read: (options: CallOptions) => Promise<Value>,
    agrees: (value: Value) => boolean,
    options?: Pick<CallOptions, "signal">,
  ): Promise<Value>;
  /** Counts of unexpected messages since the client was created. */
  readonly counters: Readonly<Counters>;
  /**
   * Ends the member's session. Pending reads fail with the kind `aborted`, and sent writes with
   * `outcomeUnknown`. Cached reads and leaderboards are removed, and the connection is closed in every tab
   * that shares it. Listeners stay for the next member.
   */
  forget(): void;
  /** Closes the client permanently. It never connects again, and later calls fail with the kind `notSent`. */
  close(): Promise<void>;
}

function demand(name: string, isMet: unknown, what: string) {
  if (!isMet) throw new TypeError(`\`${name}\` must be ${what}`);
}

/** Creates a part that needs a page; returns undefined in Node and in workers. */
const ofPage = <Part>(create: () => Part) => (typeof document === "undefined" ? undefined : create());

/** Creates a client whose state is an atom, for `createGamification` and for the widgets. */
export function createGamificationClient(options: GamificationOptions): GamificationClient {
  const {
    timeoutMs: defaultTimeoutMs = callDefaults.timeoutMs,
    callIdHeader = callDefaults.idHeader,
    cacheMs = 2000,
    pageVisibility = ofPage(createPageVisibility),
    connectivity = ofPage(createConnectivity),
    lifecycle = pageLifecycle,
    log = createLog(),
    now = Date.now,
    random = Math.random,
    refusalPattern = refusalDefault,
    drift,
  } = options;
  demand("url", /^https?:\/\//.test(options.url), "an http(s) URL");
  demand("getToken", typeof options.getToken === "function", "a function");
  demand("callIdHeader", isCallIdHeader(callIdHeader), "your own header");
  // `instanceof` would reject an expression from another realm, such as an iframe.
  demand("refusalPattern", refusalPattern[Symbol.search], "a RegExp");
  const createDirect = () =>
    createDirectConnection({
      ...options,
      callIdHeader,
      pageVisibility,
      connectivity,
      lifecycle,
      log,
      now,
      random,
      refusalPattern,
      reconnect: { ...reconnectDefaults, ...options.reconnect },
    });
  const connection = options.connection?.(createDirect, { pageVisibility, lifecycle, log }) ?? createDirect();
  const counters = createCounters();
  const calls = createPendingCalls({ connection, log, counters, drift });
  const reads = createReadCache(cacheMs);
  const watch = createCallWatch(log, now);
  const boards = createLeaderboards({ connection, log, counters });
  const callbacks = createCallbacks({
    log,
    counters,
    onCallback(kind, json) {
      if (kind === "leaderboardUpdate") boards.handlePush(json);
      else reads.invalidate();
    },
    drift,
  });

  let isClosed = false;
  /** Aborted when the member's session ends. */
  let session = new AbortController();

  const stopListening = [
    connection.listen({
      reply: calls.handleReply,
      callback: callbacks.handleDelivery,
      board: boards.handleSnapshot,
      brokerError: callbacks.emitError,
      lost(ids) {
        if (!ids) {
          reads.invalidate();
          callbacks.handleLoss();
          boards.handleLoss();
        }
        calls.handleLoss(ids);
      },
      unsent: calls.handleUnsent,
      sessionEnded: forgetMember,
    }),
    connection.$state.listen(calls.handleState),
  ];

  function forgetMember() {
    session.abort();
    session = new AbortController();
    reads.invalidate();
    calls.abortAll();
    boards.clear();
  }

  function open() {
    if (!isClosed) connection.open();
  }

  /**
   * Opens the connection unless it was refused, because only an explicit `open()` retries after a refusal.
   */
  function openUnlessRefused() {
    if (connection.$state.get().status !== "refused") open();
  }

  async function make<Request, Reply>(
    call: Call<Request, Reply>,
    request: Request | undefined,
    { signal, timeoutMs = defaultTimeoutMs, fresh }: CallOptions = {},
  ): Promise<Reply> {
    demand("call", typeof call.read === "function", "a call, not a name (see withCallNames)");
    if (!(timeoutMs > 0)) throw new RangeError("`timeoutMs` must be positive");
    if (isClosed) throw new CallFailure("notSent", call.name);
    if (call.parameter && (request === undefined || request === null))
      throw new MissingParameter(call.name, call.parameter);
    const json = stringifyJson(withCurrency(call.name, request ?? {}, options.currencyKey));
    openUnlessRefused();
    const send = (by: AbortSignal | undefined) => calls.make(call, json, { signal: by, timeoutMs });
    if (call.kind === "read") return fresh ? send(signal) : reads.read(call.name, json, send, signal);
    // A write makes earlier reads outdated, including those that are still running.
    reads.invalidate();
    return send(signal).finally(reads.invalidate);
  }

  return {
    $state: connection.$state,
    open,
    call: (call, ...[request, callOptions]) => watch.report(call.name, make(call, request, callOptions)),
    onCall: watch.add,
    on(kind, listener) {
      openUnlessRefused();
      return callbacks.on(kind, listener);
    },
    board(entityId, filter, listener) {
      openUnlessRefused();
      return boards.watch(entityId, filter, listener);
    },
    readUntil: (read, agrees, { signal } = {}) => readUntil(read, agrees, session.signal, signal),
    counters,
    forget() {
      forgetMember();
      void (connection.endSession ?? connection.close)();
    },
    async close() {
      isClosed = true;
      forgetMember();
      await connection.close();
      for (const stop of stopListening) stop();
      callbacks.clear();
    },
  };
}

/** A client of the gamification platform for one tab. The client's state is the state of its connection. */
export type Gamification = Omit<GamificationClient, "$state"> & Readable<ConnectionState>;

/**
 * Creates a client, which connects and gets a token at its first use.
 *
 * @throws TypeError if `url` is not an http(s) URL, `getToken` is not a function, `refusalPattern` is not a
 * RegExp, or `callIdHeader` is not a header name or is one of STOMP's own headers
 */
export function createGamification(options: GamificationOptions): Gamification {
  const { $state, ...client } = createGamificationClient(options);
  return { ...client, ...readable($state) };
}
