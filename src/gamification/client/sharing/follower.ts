import type { ConnectionState, LeaderboardSubscription } from "../connection/connection";
import type { OutgoingCall } from "../stomp/types";
import { isOutdated, isSameEpoch, isSameLeadership, type LeaderEpoch } from "./leader-epoch";
import { createsToken, type FollowerMessage, isOfLeader, type LeaderMessage } from "./messages";
import type { Presence } from "./presence";
import { connecting, type ConnectionSink, idle, type Role } from "./role";

/** Milliseconds between two pings. */
const pingInterval = 500;

/**
 * Number of unanswered pings after which the leader counts as dead. This takes 1 to 1.5 s after its last
 * message.
 */
const maxUnanswered = 2;

/** Pings the leader while this tab is visible. No timer runs while the tab is hidden. */
interface LeaderPing {
  start(): void;
  stop(): void;
  /** Call this when the leader has sent a message. */
  noteActivity(): void;
}

export interface LeaderPingOptions {
  readonly ping: () => void;
  readonly onUnanswered: () => void;
}

/**
 * Counts pings instead of time, because a tab that was frozen must ping again before it treats the leader as
 * dead.
 */
function createLeaderPing({ ping, onUnanswered }: LeaderPingOptions): LeaderPing {
  let timer: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;

  function pingOnce() {
    unanswered += 1;
    ping();
  }

  function tick() {
    if (unanswered < maxUnanswered) pingOnce();
    else {
      unanswered = 0;
      onUnanswered();
    }
  }

  return {
    start() {
      if (timer !== undefined) return;
      timer = setInterval(tick, pingInterval);
      pingOnce();
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      unanswered = 0;
    },
    noteActivity() {
      unanswered = 0;
    },
  };
}

export interface FollowerOptions {
  /** The id of this tab. */
  readonly tab: string;
  /** Sends a message to the other tabs. */
  readonly post: (message: FollowerMessage) => void;
  readonly presence: Presence;
  readonly sink: ConnectionSink;
  readonly isVisible: boolean;
  /** Makes a call on a separate connection of this tab. */
  readonly sendOneOff: (call: OutgoingCall) => void;
  /** Called when the leader's tab is gone. Other tabs may not have noticed this. */
  readonly onLeaderGone: () => void;
  /** Called if the leader does not respond or does not exist. */
  readonly onLeaderSilent: () => void;
}

export interface Follower extends Role {
  /**
   * Resolves when the leader will not send any more messages: it has stepped down, is gone or never existed.
   */
  leaderEnded(): Promise<void>;
  /** Removes the queued calls. @returns their ids */
  takeQueuedCalls(): readonly string[];
}

/** The role of a tab that uses the connection of the leader's tab. */
export function createFollower(options: FollowerOptions): Follower {
  const { tab, post, presence, sink } = options;
  /** The epoch of the current leader or, without a leader, of the last one. */
  let epoch: LeaderEpoch | undefined;
  let hasLeader = false;
  let resolveLeaderEnded: () => void = () => undefined;
  let stopWatchingLeader: () => void = () => undefined;
  let subscriptions: readonly LeaderboardSubscription[] = [];
  let { isVisible } = options;
  /**
   * True while a ping of any tab to the leader is unanswered. Calls are then queued, because the leader may
   * be dead.
   */
  let isPingUnanswered = false;
  let queuedCalls: OutgoingCall[] = [];

  function ping() {
    isPingUnanswered = true;
    post({ kind: "ping", from: tab, isVisible });
  }
  const leaderPing = createLeaderPing({ ping, onUnanswered: options.onLeaderSilent });

  function relay(call: OutgoingCall, over: LeaderEpoch) {
    post({ kind: "call", from: tab, epoch: over, sentAt: Date.now(), call });
  }

  function takeQueuedCalls() {
    const ids = queuedCalls.map(({ id }) => id);
    queuedCalls = [];
    return ids;
  }

  /**
   * Sets a state without a connection.
   * @param unsent the ids of calls that the leader has not sent
   */
  function lose(state: ConnectionState, unsent: readonly string[] = []) {
    sink.lose(state, [...unsent, ...takeQueuedCalls()]);
  }

  function loseLeader(unsent?: readonly string[]) {
    hasLeader = false;
    stopWatchingLeader();
    // A visible tab soon gets another leader, so its state is `connecting`.
    lose(isVisible ? connecting : idle, unsent);
    resolveLeaderEnded();
  }

  const postSubscriptions = () => {
    post({ kind: "boards", from: tab, boards: [...subscriptions] });
  };

  /** Handles the first message of a new leader. */
  function followLeader(leader: string) {
    stopWatchingLeader();
    stopWatchingLeader = presence.onGone(leader, () => {
      loseLeader();
      options.onLeaderGone();
    });
    if (subscriptions.length > 0) postSubscriptions();
  }

  function handleState({ epoch: newEpoch, state, unsent }: LeaderMessage & { readonly kind: "state" }) {
    const isNewLeader = !isSameLeadership(newEpoch, epoch);
    const isNewEpoch = !isSameEpoch(newEpoch, epoch);
    epoch = newEpoch;
    if (isNewLeader) followLeader(newEpoch.leader);
    hasLeader = state.status !== "idle";
    if (!hasLeader) loseLeader(unsent);
    else if (state.status === "connected") {
      if (isNewEpoch) lose(connecting, unsent);
      sink.setState(state);
    } else lose(state, unsent);
  }

  function deliver(message: Exclude<LeaderMessage, { kind: "state" }>) {
    if (message.kind === "callback") sink.emit("callback", message.delivery);
    else if (message.kind === "board") sink.emitBoard(message.entityId, message.delivery);
    else if (message.kind === "error") sink.emit("brokerError", message.message);
    else if (message.to !== tab) return;
    else if (message.kind === "reply") sink.emit("reply", message.delivery);
    else sink.emit("unsent", message.id);
  }

  function handleLeaderMessage(message: LeaderMessage) {
    const isStale =
      message.kind === "state" ? isOutdated(message.epoch, epoch) : !isSameEpoch(message.epoch, epoch);
    if (isStale) return;
    leaderPing.noteActivity();
    isPingUnanswered = false;
    if (message.kind === "state") handleState(message);
    else deliver(message);
    const calls = queuedCalls;
    queuedCalls = [];
    for (const call of calls) if (epoch) relay(call, epoch);
  }

  if (isVisible) leaderPing.start();
  else ping();
  return {
    handleMessage(message) {
      if (isOfLeader(message)) handleLeaderMessage(message);
      else if (message.kind === "ping") isPingUnanswered = true;
    },
    open() {
      if (sink.state().status === "refused") post({ kind: "open", from: tab });
    },
    send(call) {
      if (!epoch || sink.state().status !== "connected") throw new Error("no connection");
      if (createsToken(call)) options.sendOneOff(call);
      else if (isPingUnanswered) queuedCalls.push(call);
      else relay(call, epoch);
    },
    setSubscriptions(newSubscriptions) {
      if (newSubscriptions.length > 0 || subscriptions.length > 0) {
        subscriptions = newSubscriptions;
        postSubscriptions();
      }
    },
    setVisible(isVisibleNow) {
      isVisible = isVisibleNow;
      if (isVisible) leaderPing.start();
      else leaderPing.stop();
    },
    takeQueuedCalls,
    leaderEnded: () =>
      hasLeader
        ? new Promise((resolve) => {
            resolveLeaderEnded = resolve;
          })
        : Promise.resolve(),
    stop() {
      leaderPing.stop();
      stopWatchingLeader();
      return Promise.resolve();
    },
  };
}
