import { atom } from "nanostores";
import type { Connectivity } from "../../platform/connectivity";
import { createEventEmitter } from "../../utils/emitter";
import { type OpenedSession, openSession } from "../stomp/connect";
import { Refused } from "../stomp/errors";
import type { SessionEvents, StompSession } from "../stomp/session";
import type { SocketOptions } from "../stomp/sockets";
import type {
  Connection,
  ConnectionEnvironment,
  ConnectionListener,
  ConnectionState,
  OutgoingCall,
} from "./connection";
import { createLeaderboardSubscriptions } from "./leaderboard-subscriptions";
import { checkInterval, maxTrustedSilence, quickRetryDelay, type ReconnectOptions } from "./reconnect";
import { createReconnectPolicy } from "./reconnect-policy";
import { createTokenRenewal } from "./token-renewal";
import { createTokenSource, type TokenOptions } from "./token-source";
import { createUnansweredCalls } from "./unanswered-calls";

export interface DirectConnectionOptions extends SocketOptions, TokenOptions, ConnectionEnvironment {
  readonly connectivity: Connectivity | undefined;
  readonly reconnect: ReconnectOptions;
  readonly random: () => number;
}

/** Creates a connection that belongs to this tab. */
export function createDirectConnection(options: DirectConnectionOptions): Connection {
  const { reconnect, log, random, now, connectivity, lifecycle, pageVisibility } = options;
  const $state = atom<ConnectionState>({ status: "idle" });
  const { emit, listen } = createEventEmitter<ConnectionListener>("gamification", log);
  const tokens = createTokenSource(options);
  const policy = createReconnectPolicy(reconnect, random);
  const unanswered = createUnansweredCalls();
  let session: StompSession | undefined;
  let checkTimer: ReturnType<typeof setInterval> | undefined;
  /** They end the listening to the page; undefined while the connection is closed. */
  let stopFunctions: ((() => void) | undefined)[] | undefined;

  function send(call: OutgoingCall) {
    if (!session) throw new Error("the connection is not open");
    unanswered.add(call.id);
    session.send(call);
  }

  const leaderboards = createLeaderboardSubscriptions({
    send,
    onAnswer: (subscription, delivery) => emit("board", subscription, delivery),
  });

  const renewal = createTokenRenewal(tokens, log, unanswered.isQuiet, (token) => {
    const previous = session;
    endSession();
    void connect(token);
    void previous?.close();
  });

  const events: SessionEvents = {
    reply(delivery) {
      unanswered.remove(delivery.headers["message-id"] ?? "");
      if (!leaderboards.take(delivery)) emit("reply", delivery);
      renewal.useNewToken();
    },
    callback: (delivery) => emit("callback", delivery),
  };

  let current = new AbortController();
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    current.abort();
    clearTimeout(retryTimer);
  }

  /** @returns undefined, and changes the state, if the device is offline */
  function begin(): AbortSignal | undefined {
    cancel();
    current = new AbortController();
    if (!connectivity?.isOffline()) return current.signal;
    $state.set({ status: "offline" });
    return undefined;
  }

  function retryIn(delay: number) {
    if (!begin()) return;
    $state.set({ status: "waiting", attempt: policy.count(), until: now() + delay });
    retryTimer = setTimeout(() => void connect(), delay);
  }

  const retrySoon = () => {
    retryIn(quickRetryDelay(random));
  };
  const retryLater = () => {
    retryIn(policy.delay());
  };

  /** The first refusal may be due to an old token, and every attempt asks for a new one. */
  function handleRefusal(reason: string, retry: () => void) {
    log.warn(`gamification: ${reason}`);
    emit("brokerError", reason);
    if (policy.mayAskAgain()) retry();
    else $state.set({ status: "refused", reason });
  }

  /** @param newToken is used in place of asking for a token */
  async function connect(newToken?: string) {
    const signal = begin();
    if (!signal) return;
    const transports = policy.begin();
    $state.set({ status: "connecting", attempt: policy.count() });
    try {
      const token = newToken ?? (await tokens.ask());
      const opened = await openSession({ sockets: options, transports, token, signal, events });
      useSession(opened, signal);
    } catch (error) {
      if (signal.aborted) return;
      const isFirst = policy.fail();
      if (error instanceof Refused) handleRefusal(error.message, retrySoon);
      else {
        log[isFirst ? "warn" : "info"]("gamification: no connection", error);
        retryLater();
      }
    }
  }

  function useSession({ session: opened, transport }: OpenedSession, signal: AbortSignal) {
    session = opened;
    policy.succeed(transport);
    checkTimer = setInterval(() => {
      checkSession(opened, signal);
    }, checkInterval);
    void opened.ended.then((errorText) => {
      if (signal.aborted) return;
      endSession();
      if (errorText === undefined) retryLater();
      else handleRefusal(errorText, retryLater);
    });
    $state.set({ status: "connected", transport });
    leaderboards.subscribeAll();
  }

  /** Calls that were sent and are not answered yet will have no answer. */
  function endSession() {
    cancel();
    clearInterval(checkTimer);
    if (!session) return;
    session = undefined;
    renewal.reset();
    policy.end();
    leaderboards.lose();
    unanswered.clear();
    emit("lost");
  }

  function discardSession() {
    session?.discard();
    endSession();
  }

  function startOver() {
    discardSession();
    retrySoon();
  }

  function checkSession(checked: StompSession, signal: AbortSignal) {
    // A silence of this length is not an outage: the device was asleep.
    if (checked.silence() > reconnect.stable) startOver();
    else if (checked.isDead(!unanswered.isQuiet())) checked.discard();
    else renewal.check(signal);
  }

  function handleVisible() {
    if ($state.get().status === "refused") return;
    const silence = session ? session.silence() : Date.now() - policy.lastAt();
    if (silence >= maxTrustedSilence) startOver();
  }

  function handleNetworkChange() {
    const { status } = $state.get();
    if (!connectivity?.isOffline()) {
      if (status === "offline") retrySoon();
      else handleVisible();
    } else if (session || status === "waiting") startOver();
  }

  /** A suspended page cannot wait for the answer to DISCONNECT. */
  function suspend() {
    discardSession();
    $state.set({ status: "idle" });
  }

  return {
    $state,
    open() {
      if (stopFunctions && $state.get().status !== "refused") return;
      if (stopFunctions) policy.markLastAttempt();
      stopFunctions ??= [
        lifecycle.follow({ suspend, resume: retrySoon }),
        pageVisibility?.onVisible(handleVisible),
        connectivity?.onChange(handleNetworkChange),
      ];
      void connect();
    },
    send,
    setSubscriptions: leaderboards.setSubscriptions,
    listen,
    async close() {
      const last = session;
      for (const stop of stopFunctions ?? []) stop?.();
      stopFunctions = undefined;
      endSession();
      leaderboards.setSubscriptions([]);
      policy.forget();
      $state.set({ status: "idle" });
      await last?.close();
    },
  };
}
