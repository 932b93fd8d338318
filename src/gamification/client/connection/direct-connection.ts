import { atom } from "nanostores";
import { NotConfigured } from "../../../http/call-errors";
import type { Connectivity } from "../../../platform/connectivity";
import { createEventEmitter } from "../../../utils/emitter";
import { isRefusal, Refused } from "../errors";
import { openSession } from "../stomp/connect";
import { BrokerError } from "../stomp/frame";
import type { SocketOptions } from "../stomp/sockets";
import type { Connection, ConnectionEnvironment, ConnectionListener, ConnectionState } from "./connection";
import { createCurrentSession } from "./current-session";
import { createAttempts, createReconnectPolicy, maxTrustedSilence, type ReconnectOptions } from "./reconnect";
import { createTokenSource, type TokenOptions } from "./token";

export interface DirectConnectionOptions extends SocketOptions, TokenOptions, ConnectionEnvironment {
  readonly callIdHeader: string;
  readonly connectivity: Connectivity | undefined;
  readonly reconnect: ReconnectOptions;
  readonly random: () => number;
  /** Matches the text of an ERROR frame that refuses the token. */
  readonly refusalPattern: RegExp;
}

/** Creates a connection that belongs to this tab. */
export function createDirectConnection(options: DirectConnectionOptions): Connection {
  const { callIdHeader, reconnect, log, random, refusalPattern } = options;
  const $state = atom<ConnectionState>({ status: "idle" });
  const status = () => $state.get().status;
  const { emit, listen } = createEventEmitter<ConnectionListener>("gamification", log);
  const tokens = createTokenSource(options);
  const policy = createReconnectPolicy(reconnect, random);
  const attempts = createAttempts({ ...options, $state, policy, connect: () => void connect() });
  const { retrySoon, retryLater } = attempts;
  const session = createCurrentSession({
    emit,
    tokens,
    log,
    maxSilence: reconnect.stableAfterMs,
    onSleep: startOver,
    onNewToken(token) {
      const previous = leave();
      void connect(token);
      void previous?.close();
    },
  });
  /** Undefined while the connection is closed. */
  let stopReacting: (() => void) | undefined;

  /**
   * Waits for another attempt, or stops trying after a second refusal. The first refusal may be due to an
   * expired token, and every attempt requests a new token.
   */
  function handleFailure(error: unknown, retryRefused: () => void) {
    // The session may have ended immediately after its beginning.
    leave();
    const level = policy.fail() ? "warn" : "info";
    if (error instanceof BrokerError || error instanceof Refused) emit("brokerError", error.message);
    if (isRefusal(error, refusalPattern)) {
      // The page has already logged which configuration key is missing.
      if (!(error.cause instanceof NotConfigured)) log.warn("gamification: no connection", error);
      if (policy.mayAskAgain()) retryRefused();
      else $state.set({ status: "refused", reason: error.message });
    } else {
      log[level]("gamification: no connection", error);
      retryLater();
    }
  }

  function handleEnd(error: BrokerError | undefined) {
    if (error) return handleFailure(error, retryLater);
    leave();
    retryLater();
  }

  /**
   * Makes an attempt to connect.
   * @param newToken used instead of requesting a token
   */
  async function connect(newToken?: string) {
    const signal = attempts.begin();
    if (!signal) return;
    const transports = policy.begin();
    $state.set({ status: "connecting", attempt: policy.count() });
    try {
      const token = newToken ?? (await tokens.ask());
      const { events } = session;
      const opened = await openSession({ sockets: options, transports, token, signal, events, callIdHeader });
      const { transport } = opened;
      policy.succeed(transport);
      session.begin(opened.session, signal);
      void opened.session.ended.then((error) => {
        if (!signal.aborted) handleEnd(error);
      });
      $state.set({ status: "connected", transport });
    } catch (error) {
      if (!signal.aborted) handleFailure(error, retrySoon);
    }
  }

  /** Ends the attempt, the wait or the session. @returns the session, which the caller must close */
  function leave() {
    attempts.cancel();
    const left = session.end();
    if (left) policy.end();
    return left;
  }

  function startOver() {
    leave()?.discard();
    retrySoon();
  }

  return {
    $state,
    open() {
      if (stopReacting && status() !== "refused") return;
      stopReacting ??= reactToPage({
        ...options,
        status,
        silence: () => session.silence() ?? Date.now() - policy.lastAt(),
        // A suspended page cannot wait for the RECEIPT of DISCONNECT.
        suspend() {
          leave()?.discard();
          $state.set({ status: "idle" });
        },
        retry: retrySoon,
        startOver,
      });
      void connect();
    },
    send: session.send,
    setSubscriptions: session.setSubscriptions,
    listen,
    async close() {
      stopReacting?.();
      stopReacting = undefined;
      const last = leave();
      session.setSubscriptions([]);
      policy.forget();
      $state.set({ status: "idle" });
      await last?.close();
    },
  };
}

interface PageReactionsOptions extends Pick<ConnectionEnvironment, "pageVisibility" | "lifecycle"> {
  readonly connectivity: Connectivity | undefined;
  readonly status: () => ConnectionState["status"];
  /** Milliseconds since data was received or, without a session, since the last attempt began. */
  readonly silence: () => number;
  /** Ends the connection without waiting for the broker. */
  readonly suspend: () => void;
  /** Makes an attempt to connect. */
  readonly retry: () => void;
  /** Starts another attempt instead of the session, the running attempt or the wait for the next attempt. */
  readonly startOver: () => void;
}

/**
 * Reacts when the page is suspended, resumed or visible again, and when the network is lost or restored.
 *
 * @returns a function that stops these reactions
 */
function reactToPage(options: PageReactionsOptions): () => void {
  const { connectivity, pageVisibility, lifecycle, status, silence, suspend, retry, startOver } = options;

  function handleVisible() {
    if (status() !== "refused" && silence() >= maxTrustedSilence) startOver();
  }

  function handleNetworkChange() {
    if (connectivity?.isOffline()) {
      // A running attempt is not replaced, because it fails on its own if the network is lost.
      if (["connected", "waiting"].includes(status())) startOver();
    } else if (status() === "offline") retry();
    else handleVisible();
  }

  const stops = [
    lifecycle.subscribe({ suspend, resume: retry }),
    pageVisibility?.onVisible(handleVisible),
    connectivity?.onChange(handleNetworkChange),
  ];
  return () => {
    for (const stop of stops) stop?.();
  };
}
