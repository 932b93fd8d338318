import type { Delivery, Connection, ConnectionState, OutgoingCall } from "../connection/connection";
import { createGuestBoards } from "./tab-subscriptions";
import { isSameLink, type LeaderEpoch } from "./leader-epoch";
import type { LeaderMessage, TabMessage } from "./messages";
import type { Presence } from "./presence";
import { createStepDown } from "./step-down";
import { idle, type Role, type ConnectionSink } from "./role";

/**
 * A call that has waited longer for its leader is not put on the wire, milliseconds: its tab may have given it up and
 * found another leader, which takes a second at least.
 */
const maxDelay = 800;

/** Askers are remembered for so many calls at most, since answers may fail to come (S24). */
const maxTabs = 5000;

export interface LeaderOptions {
  /** This tab. */
  readonly tab: string;
  /** See Link. */
  readonly term: number;
  readonly line: Connection;
  /** Tells the other tabs. */
  readonly post: (message: LeaderMessage) => void;
  readonly presence: Presence;
  readonly sink: ConnectionSink;
  /** The lead shall be given up: another tab is looked at, or none for a long time. */
  readonly onRetire: () => void;
}

type RelayedCall = Extract<TabMessage, { kind: "call" }>;

/** The role of the tab that holds the connection, for itself and the others. */
export function createLeader(options: LeaderOptions): Role {
  const { tab, term, line, post, sink } = options;
  /** Which tab waits for the answer to a call, by the call's id. */
  const askers = new Map<string, string>();
  const boards = createGuestBoards(options);
  const retirement = createStepDown({ isQuiet: () => askers.size === 0, retire: options.onRetire });
  let connection = 0;
  let isAnnouncing = false;

  const link = (): LeaderEpoch => ({ leader: tab, term, connection });

  function postState(state: ConnectionState) {
    isAnnouncing = false;
    post({ kind: "state", link: link(), state });
  }

  /** Once for all that changes in one go: a connection is lost before its state says so. */
  function announce() {
    if (isAnnouncing) return;
    isAnnouncing = true;
    queueMicrotask(() => {
      if (isAnnouncing) postState(line.$state.get());
    });
  }

  function tellBoard(entityId: string, delivery: Delivery) {
    sink.board(entityId, delivery);
    post({ kind: "board", link: link(), entityId, delivery });
  }

  function takeReply(delivery: Delivery) {
    const id = delivery.headers["message-id"] ?? "";
    const board = boards.take(id);
    const asker = askers.get(id) ?? tab;
    askers.delete(id);
    if (board !== undefined) tellBoard(board, delivery);
    else if (asker === tab) sink.reply(delivery);
    else post({ kind: "reply", link: link(), to: asker, delivery });
    retirement.handleReply();
  }

  function lose() {
    connection += 1;
    askers.clear();
    boards.lose();
    sink.lost();
    announce();
    retirement.handleReply();
  }

  const stopListening = [
    line.$state.listen((state) => {
      sink.show(state);
      announce();
    }),
    line.listen({
      reply: takeReply,
      callback(delivery) {
        sink.callback(delivery);
        post({ kind: "callback", link: link(), delivery });
      },
      board({ entityId }, delivery) {
        tellBoard(entityId, delivery);
      },
      brokerError(message) {
        sink.brokerError(message);
        post({ kind: "error", link: link(), message });
      },
      // Without named calls, which only shared lines know.
      lost: () => {
        lose();
      },
      unsent: sink.unsent,
      sessionEnded: () => undefined,
    }),
  ];

  function send(call: OutgoingCall, asker: string) {
    line.send(call);
    askers.set(call.id, asker);
    const [oldest = ""] = askers.keys();
    if (askers.size > maxTabs) askers.delete(oldest);
  }

  function relay({ from, link: meant, sentAt, call }: RelayedCall) {
    // Of another link, its tab hears that it is no more.
    if (!isSameLink(meant, link())) return;
    try {
      if (Date.now() - sentAt > maxDelay) throw new Error("the call came too late");
      send(call, from);
    } catch {
      post({ kind: "unsent", link: link(), to: from, id: call.id });
    }
  }

  line.open();
  sink.show(line.$state.get());
  announce();
  return {
    hear(message) {
      if (message.kind === "call") relay(message);
      else if (message.kind === "boards") boards.want(message.from, message.boards);
      else if (message.kind === "bye") boards.want(message.from, []);
      else if (message.kind === "open") line.open();
      else if (message.kind === "ask") {
        announce();
        if (message.isVisible) retirement.handleVisibleTab();
      }
    },
    open: line.open,
    send(call) {
      send(call, tab);
    },
    want(wishes) {
      boards.want(tab, wishes);
    },
    attend: retirement.setVisible,
    async stop() {
      retirement.cancel();
      boards.stop();
      for (const stop of stopListening) stop();
      postState(idle);
      await line.close();
    },
  };
}
