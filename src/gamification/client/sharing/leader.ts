import { callIdOf, type Connection, type ConnectionState } from "../connection/connection";
import type { Delivery, OutgoingCall } from "../stomp/types";
import { isSameEpoch, type LeaderEpoch } from "./leader-epoch";
import type { LeaderMessage, TabMessage } from "./messages";
import type { Presence } from "./presence";
import { type ConnectionSink, idle, type Role } from "./role";
import { createTabSubscriptions } from "./tab-subscriptions";

/** Milliseconds that a hidden leader waits for pending calls before it steps down for a visible tab. */
const maxDrainTime = 1000;

/** Milliseconds after which the connection is closed if all tabs are hidden. */
const maxHiddenTime = 5 * 60_000;

/** Decides when a leader steps down. */
interface StepDown {
  /** Handles a change of the visibility of the leader's tab. */
  setVisible(isVisible: boolean): void;
  /** Called when another tab is visible. A hidden leader then steps down as soon as its calls have ended. */
  handleVisibleTab(): void;
  /** Handles the end of a call. */
  handleReply(): void;
  cancel(): void;
}

export interface StepDownOptions {
  /** True if no call is pending. */
  readonly isIdle: () => boolean;
  readonly onStepDown: () => void;
}

function createStepDown({ isIdle, onStepDown }: StepDownOptions): StepDown {
  let isHidden = false;
  let isSteppingDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stepDownIn(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(onStepDown, delay);
  }

  function handleReply() {
    if (isSteppingDown && isIdle()) onStepDown();
  }

  return {
    setVisible(isVisible) {
      isHidden = !isVisible;
      if (isSteppingDown) return;
      clearTimeout(timer);
      if (isHidden) stepDownIn(maxHiddenTime);
    },
    handleVisibleTab() {
      if (!isHidden || isSteppingDown) return;
      isSteppingDown = true;
      stepDownIn(maxDrainTime);
      handleReply();
    },
    handleReply,
    cancel() {
      clearTimeout(timer);
    },
  };
}

/**
 * Maximum age of a relayed call, milliseconds; an older call is not sent. The tab of a younger call is still
 * waiting for this leader, because a tab needs at least a second to find another leader.
 */
const maxCallAge = 800;

/** Maximum number of remembered callers, because some replies may never arrive (S24). */
const maxCallers = 5000;

/** Maximum number of unsent calls in one message, because other tabs reject a longer list (S24). */
const maxUnsent = 1000;

export interface LeaderOptions {
  /** The id of this tab. */
  readonly tab: string;
  /** See `LeaderEpoch`. */
  readonly electedAt: number;
  /** This tab's own connection, not yet open. */
  readonly connection: Connection;
  /** Sends a message to the other tabs. */
  readonly post: (message: LeaderMessage) => void;
  readonly presence: Presence;
  readonly sink: ConnectionSink;
  /**
   * Called if this tab should step down because another tab is visible or all tabs were hidden for a long
   * time.
   */
  readonly onStepDown: () => void;
}

type WithoutEpoch<Message> = Message extends unknown ? Omit<Message, "epoch"> : never;

type RelayedCall = Extract<TabMessage, { kind: "call" }>;

/** The role of the tab that holds the connection, for itself and for the other tabs. */
export function createLeader(options: LeaderOptions): Role {
  const { tab, electedAt, connection, presence, sink } = options;
  /** The tabs that wait for replies, by the id of the call. */
  const callers = new Map<string, string>();
  const subscriptions = createTabSubscriptions({ connection, presence, emitBoard });
  const stepDown = createStepDown({
    isIdle: () => callers.size === 0,
    onStepDown: options.onStepDown,
  });
  let lostConnections = 0;
  /** The ids of other tabs' calls that were not sent because the connection had just ended. */
  let unsent: string[] = [];
  let isAnnouncing = false;

  const epoch = (): LeaderEpoch => ({ leader: tab, electedAt, connection: lostConnections });

  function post(message: WithoutEpoch<LeaderMessage>) {
    options.post({ ...message, epoch: epoch() });
  }

  function postState(state: ConnectionState) {
    isAnnouncing = false;
    post({ kind: "state", state, unsent });
    unsent = [];
  }

  /**
   * Posts the state once for all changes in a task, because the loss of a connection is reported before its
   * new state.
   */
  function announceState() {
    if (isAnnouncing) return;
    isAnnouncing = true;
    queueMicrotask(() => {
      if (isAnnouncing) postState(connection.$state.get());
    });
  }

  function emitBoard(entityId: string, delivery: Delivery) {
    sink.emitBoard(entityId, delivery);
    post({ kind: "board", entityId, delivery });
  }

  function handleReply(delivery: Delivery) {
    const id = callIdOf(delivery);
    const caller = callers.get(id) ?? tab;
    callers.delete(id);
    if (!subscriptions.handleReply(delivery)) {
      if (caller === tab) sink.emit("reply", delivery);
      else post({ kind: "reply", to: caller, delivery });
    }
    stepDown.handleReply();
  }

  function handleLoss() {
    lostConnections += 1;
    callers.clear();
    subscriptions.handleLoss();
    sink.emit("lost");
    announceState();
    stepDown.handleReply();
  }

  const stopListening = [
    connection.$state.listen((state) => {
      sink.setState(state);
      announceState();
    }),
    connection.listen({
      reply: handleReply,
      callback(delivery) {
        subscriptions.handleCallback(delivery);
        sink.emit("callback", delivery);
        post({ kind: "callback", delivery });
      },
      board: subscriptions.handleSnapshot,
      brokerError(message) {
        sink.emit("brokerError", message);
        post({ kind: "error", message });
      },
      lost: handleLoss,
      unsent(id) {
        sink.emit("unsent", id);
      },
    }),
  ];

  function send(call: OutgoingCall, caller: string) {
    connection.send(call);
    callers.set(call.id, caller);
    const [oldest = ""] = callers.keys();
    if (callers.size > maxCallers) callers.delete(oldest);
  }

  function sendRelayed({ from, epoch: targetEpoch, sentAt, call }: RelayedCall) {
    // The call is ignored, because the next state message informs its caller that the epoch has ended.
    if (!isSameEpoch(targetEpoch, epoch())) return;
    if (Date.now() - sentAt > maxCallAge) {
      post({ kind: "unsent", to: from, id: call.id });
      return;
    }
    try {
      send(call, from);
    } catch {
      // The connection will soon report its loss. The state message for this loss lists the call as unsent.
      unsent = [...unsent, call.id].slice(-maxUnsent);
    }
  }

  connection.open();
  sink.setState(connection.$state.get());
  announceState();
  return {
    handleMessage(message) {
      if (message.kind === "call") sendRelayed(message);
      else if (message.kind === "boards") subscriptions.set(message.from, message.boards);
      else if (message.kind === "bye") subscriptions.set(message.from, []);
      else if (message.kind === "open") connection.open();
      else if (message.kind === "ping") {
        announceState();
        if (message.isVisible) stepDown.handleVisibleTab();
      }
    },
    open: connection.open,
    send(call) {
      send(call, tab);
    },
    setSubscriptions(ownSubscriptions) {
      subscriptions.set(tab, ownSubscriptions);
    },
    setVisible: stepDown.setVisible,
    async stop() {
      stepDown.cancel();
      subscriptions.stop();
      for (const stop of stopListening) stop();
      postState(idle);
      await connection.close();
    },
  };
}
