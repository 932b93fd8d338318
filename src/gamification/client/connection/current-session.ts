import type { EventEmitter } from "../../../utils/emitter";
import type { Log } from "../../../utils/log";
import type { SessionEvents, StompSession } from "../stomp/session";
import type { OutgoingCall } from "../stomp/types";
import { callIdOf, type ConnectionListener, type LeaderboardSubscription } from "./connection";
import { callWithCurrency } from "./currency";
import { createLeaderboardSubscriptions } from "./leaderboard-subscriptions";
import { checkInterval } from "./reconnect";
import { createTokenRenewal, type TokenSource } from "./token";

export interface CurrentSessionOptions {
  readonly emit: EventEmitter<ConnectionListener>["emit"];
  readonly tokens: TokenSource;
  readonly log: Log;
  /** Maximum time without data, milliseconds. A longer silence means that the device was asleep. */
  readonly maxSilence: number;
  /** Called if the device was asleep, so that the session can no longer be trusted. */
  onSleep(): void;
  /**
   * Called when a new token has arrived and no call waits for a reply, so that another session can replace
   * the current one.
   */
  onNewToken(token: string): void;
}

/**
 * The open session, if there is one. Passes on the session's messages and checks whether it is still usable.
 */
export interface CurrentSession {
  /** Event handlers for the session that is about to be opened. */
  readonly events: SessionEvents;
  /**
   * Uses a session that was opened, and subscribes to the leaderboards. `signal` is aborted when the session
   * ends.
   */
  begin(opened: StompSession, signal: AbortSignal): void;
  /** Sends a call. @throws Error if there is no session */
  send(call: OutgoingCall): void;
  setSubscriptions(boards: readonly LeaderboardSubscription[]): void;
  /** Milliseconds since data was last received; undefined without a session. */
  silence(): number | undefined;
  /**
   * Ends the use of the session. Calls without a reply will not get one.
   *
   * @returns the session, which the caller must close
   */
  end(): StompSession | undefined;
}

export function createCurrentSession(options: CurrentSessionOptions): CurrentSession {
  const { emit, tokens, log, maxSilence, onSleep, onNewToken } = options;
  const unanswered = createUnansweredCalls();
  const renewal = createTokenRenewal(tokens, log, unanswered.isQuiet, onNewToken);
  let session: StompSession | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  function send(call: OutgoingCall) {
    if (!session) throw new Error("no connection");
    unanswered.add(call.id);
    // The currency is added here, because tabs without the connection do not have the token.
    session.send(callWithCurrency(call, tokens.currencyKey()));
  }

  const leaderboards = createLeaderboardSubscriptions({
    send,
    onAnswer: (subscription, delivery) => emit("board", subscription, delivery),
  });

  function check(checked: StompSession, signal: AbortSignal) {
    if (checked.silence() > maxSilence) onSleep();
    else if (checked.isDead(!unanswered.isQuiet())) checked.discard();
    else renewal.check(signal);
  }

  return {
    events: {
      reply(delivery) {
        unanswered.remove(callIdOf(delivery));
        if (!leaderboards.take(delivery)) emit("reply", delivery);
        renewal.useNewToken();
      },
      callback: (delivery) => emit("callback", delivery),
    },
    begin(opened, signal) {
      session = opened;
      timer = setInterval(() => {
        check(opened, signal);
      }, checkInterval);
      leaderboards.subscribeAll();
    },
    send,
    setSubscriptions: leaderboards.setSubscriptions,
    silence: () => session?.silence(),
    end() {
      const ended = session;
      if (!ended) return undefined;
      clearInterval(timer);
      session = undefined;
      renewal.reset();
      leaderboards.lose();
      unanswered.clear();
      emit("lost");
      return ended;
    },
  };
}

/** Maximum time that a caller waits for a reply, milliseconds. */
const maxWait = 60_000;

/** The calls that were sent and have no reply yet. */
interface UnansweredCalls {
  add(id: string): void;
  remove(id: string): void;
  /** True if no caller waits for a reply. */
  isQuiet(): boolean;
  clear(): void;
}

function createUnansweredCalls(): UnansweredCalls {
  /** When each call was sent, in milliseconds since 1970, oldest call first. */
  const sentAt = new Map<string, number>();
  return {
    add: (id) => void sentAt.set(id, Date.now()),
    remove: (id) => void sentAt.delete(id),
    isQuiet() {
      // The callers of older calls no longer wait for a reply.
      for (const [id, at] of sentAt) {
        if (Date.now() - at < maxWait) return false;
        sentAt.delete(id);
      }
      return true;
    },
    clear: () => {
      sentAt.clear();
    },
  };
}
