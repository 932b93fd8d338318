import { checkInterval, maxTrustedSilence } from "./reconnect";
import { atom } from "nanostores";
import type { Connectivity } from "../../platform/connectivity";
import { createEmitter } from "../../utils/emitter";
import { createLeaderboardSubscriptions } from "./leaderboard-subscriptions";
import type { StompSession, SessionEvents } from "../stomp/session";
import { createUnansweredCalls } from "./unanswered";
import type {
  Connection,
  ConnectionListener,
  ConnectionState,
  ConnectionEnvironment,
  OutgoingCall,
} from "./connection";
import { type ReconnectOptions, quickRetryDelay } from "./reconnect";
import { Refused } from "../stomp/errors";
import type { SocketOptions } from "../stomp/sockets";
import { createTokenSource, type TokenOptions } from "./token-source";
import { createReconnectPolicy } from "./reconnect-policy";
import { type OpenedSession, openSession } from "../stomp/connect";

export interface DirectConnectionOptions extends SocketOptions, TokenOptions, ConnectionEnvironment {
  readonly reconnect: ReconnectOptions;
  readonly random: () => number;
  readonly connectivity: Connectivity | undefined;
}

/** The way to the platform by a connection of this tab's own. */
export function createDirectConnection(options: DirectConnectionOptions): Connection {
  const { reconnect, log, random, now, pageVisibility, connectivity, lifecycle } = options;
  const $state = atom<ConnectionState>({ status: "idle" });
  const audience = createEmitter<ConnectionListener>("the line", log);
  const tokens = createTokenSource(options);
  const tries = createReconnectPolicy(reconnect, random);
  const inFlight = createUnansweredCalls();
  let connection: StompSession | undefined;
  /** Ends whatever goes on: a try, or what a connection may still say. */
  let current = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  /** A new token that no connection has used yet. */
  let renewed: string | undefined;
  let stopFollowing: ((() => void) | undefined)[] | undefined;

  function send(call: OutgoingCall) {
    if (!connection) throw new Error("the line is not connected");
    inFlight.add(call.id);
    connection.send(call);
  }

  const boards = createLeaderboardSubscriptions({
    send,
    isConnected: () => connection !== undefined,
    onAnswer: (wish, delivery) => {
      audience.tell((listener) => {
        listener.board(wish, delivery);
      });
    },
  });

  function stop() {
    current.abort();
    current = new AbortController();
    clearTimeout(retry);
    clearInterval(watch);
  }

  function retryIn(delay: number) {
    stop();
    if (connectivity?.isOffline()) return $state.set({ status: "offline" });
    $state.set({ status: "waiting", attempt: tries.count(), until: now() + delay });
    retry = setTimeout(() => void connect(), delay);
  }

  const retrySoon = () => {
    retryIn(quickRetryDelay(random));
  };
  const retryLater = () => {
    retryIn(tries.delay());
  };

  /** The first refusal may be the token's fault, and every try asks for a new one. */
  function handleRefusal(reason: string, askAgain: () => void) {
    log.warn(`gamification: ${reason}`);
    audience.tell((listener) => {
      listener.brokerError(reason);
    });
    if (tries.mayAskAgain()) askAgain();
    else $state.set({ status: "refused", reason });
  }

  /** @param given a token in the place of one that is asked for */
  async function connect(given?: string) {
    stop();
    if (connectivity?.isOffline()) return $state.set({ status: "offline" });
    const { signal } = current;
    const transports = tries.begin();
    $state.set({ status: "connecting", attempt: tries.count() });
    try {
      const token = given ?? (await tokens.ask());
      const events = eventsUntil(signal);
      adopt(await openSession({ sockets: options, transports, token, signal, events }), signal);
    } catch (error) {
      if (signal.aborted) return;
      const isFirst = tries.fail();
      if (error instanceof Refused) handleRefusal(error.message, retrySoon);
      else {
        log[isFirst ? "warn" : "info"]("gamification: no connection", error);
        retryLater();
      }
    }
  }

  const eventsUntil = (signal: AbortSignal): SessionEvents => ({
    reply(delivery) {
      if (signal.aborted) return;
      inFlight.remove(delivery.headers["message-id"] ?? "");
      if (!boards.take(delivery))
        audience.tell((listener) => {
          listener.reply(delivery);
        });
      if (renewed !== undefined) useNewToken();
    },
    callback(delivery) {
      if (signal.aborted) return;
      audience.tell((listener) => {
        listener.callback(delivery);
      });
    },
  });

  function adopt({ connection: made, transport }: OpenedSession, signal: AbortSignal) {
    connection = made;
    tries.succeed(transport);
    watch = setInterval(look, checkInterval);
    void made.ended.then((errorText) => {
      if (signal.aborted) return;
      drop();
      if (errorText === undefined) retryLater();
      else handleRefusal(errorText, retryLater);
    });
    $state.set({ status: "connected", transport });
    boards.subscribeAll();
  }

  /** The connection is no more; nothing that was on the wire will be answered. */
  function drop() {
    stop();
    if (!connection) return;
    connection = undefined;
    renewed = undefined;
    tries.end();
    boards.lose();
    inFlight.clear();
    audience.tell((listener) => {
      listener.lost();
    });
  }

  function cut() {
    connection?.discard();
    drop();
  }

  function startOver() {
    cut();
    retrySoon();
  }

  function look() {
    if (!connection) return;
    // So long a silence is no outage: the device slept.
    if (connection.silence() > reconnect.stable) startOver();
    else if (connection.isDead()) connection.discard();
    else if (renewed !== undefined) useNewToken();
    else if (tokens.isRenewalDue()) void renew();
  }

  async function renew() {
    const renewing = connection;
    try {
      const token = await tokens.renew();
      if (token === undefined || connection !== renewing) return;
      renewed = token;
      useNewToken();
    } catch (error) {
      log.warn("gamification: the token could not be renewed", error);
    }
  }

  /** A token counts from CONNECT on: the connection is made anew as soon as nobody waits for an answer. */
  function useNewToken() {
    if (!inFlight.isQuiet()) return;
    const [token, last] = [renewed, connection];
    drop();
    void connect(token);
    void last?.close();
  }

  function handleReturn() {
    if ($state.get().status === "refused") return;
    const silence = connection ? connection.silence() : Date.now() - tries.lastAt();
    if (silence >= maxTrustedSilence) startOver();
  }

  function handleNetworkChange() {
    const { status } = $state.get();
    if (!connectivity?.isOffline()) {
      if (status === "offline") retrySoon();
      else handleReturn();
    } else if (connection || status === "waiting") startOver();
  }

  return {
    $state,
    open() {
      if (stopFollowing && $state.get().status !== "refused") return;
      if (stopFollowing) tries.markLastAttempt();
      stopFollowing ??= [
        lifecycle.follow({
          // The answer to a goodbye cannot be waited for.
          suspend() {
            cut();
            $state.set({ status: "idle" });
          },
          resume: retrySoon,
        }),
        pageVisibility?.onVisible(handleReturn),
        connectivity?.onChange(handleNetworkChange),
      ];
      void connect();
    },
    send,
    setSubscriptions: boards.setSubscriptions,
    listen: audience.add,
    async close() {
      const last = connection;
      for (const stopOne of stopFollowing ?? []) stopOne?.();
      stopFollowing = undefined;
      drop();
      boards.setSubscriptions([]);
      tries.forget();
      $state.set({ status: "idle" });
      await last?.close();
    },
  };
}
