import { type CallOptions } from "./call-options";
import type { ReadableAtom } from "nanostores";
import { type PageVisibility, createPageVisibility } from "../platform/page-visibility";
import { type Connectivity, createConnectivity } from "../platform/connectivity";
import { type Lifecycle, pageLifecycle } from "../platform/lifecycle";
import { createLog, type Log } from "../utils/log";
import type { Call } from "./calls/call";
import type { Drift } from "./drift";
import { MissingParameter } from "../http/missing-parameter";
import { CallFailure } from "./errors";
import { type CallbackEvents, type CallbackListener, createCallbacks } from "./events/callbacks";
import { type CallNewsListener, createCallWatch } from "./requests/call-watch";
import { createPendingCalls } from "./requests/pending-calls";
import { type Counters, createCounters } from "./requests/counters";
import { type BoardFilter, type BoardListener, createLeaderboards } from "./events/leaderboards";
import type { ConnectionFactory, ConnectionState } from "./connection/connection";
import { createDirectConnection } from "./connection/direct-connection";
import { type ReconnectOptions, reconnectDefaults } from "./connection/reconnect";
import { createReadCache } from "./requests/read-cache";
import type { SocketOptions } from "./stomp/sockets";
import { readUntil } from "./requests/read-until";

export interface GamificationOptions extends SocketOptions {
  /** The member's token, or the public one. Asked for before every connection, and at four fifths of its life. */
  readonly getToken: () => Promise<string>;
  readonly reconnect?: Partial<ReconnectOptions>;
  /** Milliseconds over a whole call; 30 s by default. */
  readonly timeout?: number;
  /** How long a read serves those who ask the same a little later, milliseconds; 2 s by default. */
  readonly freshFor?: number;
  /** The page's own unless given; undefined in Node and in workers, which nobody looks at. */
  readonly pageVisibility?: PageVisibility | undefined;
  readonly connectivity?: Connectivity | undefined;
  /** The page's own unless given: the connection ends when the page is put aside, and begins anew afterwards. */
  readonly lifecycle?: Lifecycle | undefined;
  readonly log?: Log;
  /** Milliseconds since 1970, by the best clock there is. */
  readonly now?: () => number;
  readonly random?: () => number;
  /** Sees all that is read, and counts what it does not know: `createDrift()`. */
  readonly drift?: Drift;
  /** Puts a line in the place of a connection of this tab's own: `shareAcrossTabs(…)`. */
  readonly line?: ConnectionFactory;
}

/** The gamification platform, for one tab. */
export interface Gamification {
  readonly $state: ReadableAtom<ConnectionState>;
  /** Connects; the first call, listener or board does so too. A refused connection is tried once more. */
  open(): void;
  /**
   * Makes a call. Reads of the same thing share one, and a read that the connection was lost for is sent once more;
   * a write never is.
   *
   * @throws CallFailure; MissingParameter where the body is missing that the call needs; TypeError for what is no call,
   * and RangeError for a time-out that is none: nothing was sent then
   */
  call<Request, Reply>(
    call: Call<Request, Reply>,
    request?: NoInfer<Request>,
    options?: CallOptions,
  ): Promise<Reply>;
  /** Listens to the calls of this tab, for tools. Gives a function that ends it. */
  onCall(listener: CallNewsListener): () => void;
  /** Listens to what the platform tells by itself. Gives a function that ends it. */
  on<Kind extends keyof CallbackEvents>(kind: Kind, listener: CallbackListener<Kind>): () => void;
  /** Looks at a leaderboard: its newest state, at most once a frame. Gives a function that ends it. */
  board(entityId: string, filter: BoardFilter, listener: BoardListener): () => void;
  /**
   * Reads until the platform agrees with what a panel already shows (a read may be older than a write), 15 s at most.
   *
   * @param read makes the call, with the options that it is given
   * @returns what was read last, whether or not it agrees
   * @throws what the read throws, and CallFailure `aborted`
   */
  readUntil<Value>(
    read: (options: CallOptions) => Promise<Value>,
    agrees: (value: Value) => boolean,
    options?: Pick<CallOptions, "signal">,
  ): Promise<Value>;
  readonly counters: Readonly<Counters>;
  /**
   * The member is gone. Reads end `aborted`, writes that left `outcomeUnknown`; what was read and the boards that
   * were looked at are forgotten, and the connection ends, in every tab that shares it. Listeners stay, for the next
   * member.
   */
  forget(): void;
  /** Ends everything, and for good: nothing connects any more, and calls end `notSent`. */
  close(): Promise<void>;
}

/** Nobody looks at Node or at a worker. */
const ofPage = <Part>(create: () => Part) => (typeof document === "undefined" ? undefined : create());

/**
 * Makes a client. Nothing is connected, and no token asked for, before it is used.
 * @throws TypeError for an address that is none, and where there is no way to a token
 */
export function createGamification(options: GamificationOptions): Gamification {
  const {
    timeout: usualTimeout = 30_000,
    freshFor = 2000,
    pageVisibility = ofPage(createPageVisibility),
    connectivity = ofPage(createConnectivity),
    lifecycle = pageLifecycle,
    log = createLog(),
    now = Date.now,
    random = Math.random,
    drift,
  } = options;
  if (!/^https?:\/\//.test(options.address)) throw new TypeError("`address` is no http(s) address");
  if (typeof options.getToken !== "function") throw new TypeError("`getToken` is no function");
  const openOwnLine = () =>
    createDirectConnection({
      ...{ ...options, pageVisibility, connectivity, lifecycle, log, now, random },
      reconnect: { ...reconnectDefaults, ...options.reconnect },
    });
  const line = options.line?.(openOwnLine, { pageVisibility, lifecycle, log }) ?? openOwnLine();
  const counters = createCounters();
  const calls = createPendingCalls({ line, log, counters, drift });
  const reads = createReadCache(freshFor);
  const watch = createCallWatch(log, now);
  const boards = createLeaderboards({ line, log, counters });
  const callbacks = createCallbacks({
    log,
    counters,
    onCallback(kind, json) {
      if (kind === "leaderboardUpdate") boards.push(json);
      else reads.invalidate();
    },
    drift,
  });

  let isOver = false;
  /** Aborted when the member goes. */
  let member = new AbortController();

  const stopListening = [
    line.listen({
      reply: calls.settle,
      callback: callbacks.take,
      board: boards.answer,
      brokerError: callbacks.tellError,
      lost(ids) {
        if (!ids) {
          reads.invalidate();
          callbacks.lose();
          boards.lose();
        }
        calls.lose(ids);
      },
      unsent: calls.takeBack,
      sessionEnded: forgetMember,
    }),
    line.$state.listen(calls.heed),
  ];

  function send<Reply>(call: Call<unknown, Reply>, request: string, { signal, timeout }: CallOptions) {
    return calls.make(call, request, { signal, timeout: timeout ?? usualTimeout });
  }

  /** What was read before a write may be wrong from its sending on, and what was read while it ran is so too. */
  async function write<Reply>(call: Call<unknown, Reply>, request: string, callOptions: CallOptions) {
    reads.invalidate();
    try {
      return await send(call, request, callOptions);
    } finally {
      reads.invalidate();
    }
  }

  function forgetMember() {
    member.abort();
    member = new AbortController();
    reads.invalidate();
    calls.abandon();
    boards.clear();
  }

  function open() {
    if (!isOver) line.open();
  }

  /** A refused line is only asked again by somebody who means it. */
  function openUnlessRefused() {
    if (line.$state.get().status !== "refused") open();
  }

  async function make<Request, Reply>(
    call: Call<Request, Reply>,
    request: Request | undefined,
    callOptions: CallOptions = {},
  ): Promise<Reply> {
    if (typeof call.read !== "function")
      throw new TypeError("no call: import one, or use its name with callByName");
    const { timeout: ownTimeout = usualTimeout } = callOptions;
    if (!(ownTimeout > 0)) throw new RangeError("`timeout` is no number of milliseconds");
    if (isOver) throw new CallFailure("notSent", call.name);
    if (call.parameter !== undefined && (request === undefined || request === null))
      throw new MissingParameter(call.name, call.parameter);
    const json = JSON.stringify(request ?? {});
    openUnlessRefused();
    if (call.kind === "write") return write(call, json, callOptions);
    if (callOptions.fresh) return send(call, json, callOptions);
    return reads.read(
      `${call.name} ${json}`,
      (signal) => send(call, json, { ...callOptions, signal }),
      callOptions.signal,
      () => new CallFailure("aborted", call.name),
    );
  }

  return {
    $state: line.$state,
    open,
    call: (call, request, callOptions) => watch.follow(call.name, make(call, request, callOptions)),
    onCall: watch.add,
    on(kind, listener) {
      openUnlessRefused();
      return callbacks.on(kind, listener);
    },
    board(entityId, filter, listener) {
      openUnlessRefused();
      return boards.watch(entityId, filter, listener);
    },
    readUntil: (read, agrees, { signal } = {}) => readUntil(read, agrees, { signal, member: member.signal }),
    counters,
    forget() {
      forgetMember();
      void (line.endSession ?? line.close)();
    },
    async close() {
      isOver = true;
      forgetMember();
      await line.close();
      for (const stop of stopListening) stop();
      callbacks.clear();
    },
  };
}
