import type { Delivery, Line, LineState, OutgoingCall } from "../connection/connection";
import { createGuestBoards } from "./tab-subscriptions";
import { isSameLink, type Link } from "./leader-epoch";
import type { LeaderMessage, TabMessage } from "./messages";
import type { Presence } from "./presence";
import { createRetirement } from "./step-down";
import { idle, type Role, type Stage } from "./role";

/**
 * A call that has waited longer for its leader is not put on the wire, milliseconds: its tab may have given it up and
 * found another leader, which takes a second at least.
 */
const longestDelay = 800;

/** Askers are remembered for so many calls at most, since answers may fail to come (S24). */
const mostAskers = 5000;

export interface LeaderOptions {
  /** This tab. */
  readonly tab: string;
  /** See Link. */
  readonly term: number;
  readonly line: Line;
  /** Tells the other tabs. */
  readonly post: (message: LeaderMessage) => void;
  readonly presence: Presence;
  readonly stage: Stage;
  /** The lead shall be given up: another tab is looked at, or none for a long time. */
  readonly onRetire: () => void;
}

type RelayedCall = Extract<TabMessage, { kind: "call" }>;

/** The role of the tab that holds the connection, for itself and the others. */
export function createLeader(options: LeaderOptions): Role {
  const { tab, term, line, post, stage } = options;
  /** Which tab waits for the answer to a call, by the call's id. */
  const askers = new Map<string, string>();
  const boards = createGuestBoards(options);
  const retirement = createRetirement({ isQuiet: () => askers.size === 0, retire: options.onRetire });
  let connection = 0;
  let isAnnouncing = false;

  const link = (): Link => ({ leader: tab, term, connection });

  function postState(state: LineState) {
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
    stage.board(entityId, delivery);
    post({ kind: "board", link: link(), entityId, delivery });
  }

  function takeReply(delivery: Delivery) {
    const id = delivery.headers["message-id"] ?? "";
    const board = boards.take(id);
    const asker = askers.get(id) ?? tab;
    askers.delete(id);
    if (board !== undefined) tellBoard(board, delivery);
    else if (asker === tab) stage.reply(delivery);
    else post({ kind: "reply", link: link(), to: asker, delivery });
    retirement.heedAnswer();
  }

  function lose() {
    connection += 1;
    askers.clear();
    boards.lose();
    stage.lost();
    announce();
    retirement.heedAnswer();
  }

  const stopListening = [
    line.$state.listen((state) => {
      stage.show(state);
      announce();
    }),
    line.listen({
      reply: takeReply,
      callback(delivery) {
        stage.callback(delivery);
        post({ kind: "callback", link: link(), delivery });
      },
      board({ entityId }, delivery) {
        tellBoard(entityId, delivery);
      },
      brokerError(message) {
        stage.brokerError(message);
        post({ kind: "error", link: link(), message });
      },
      // Without named calls, which only shared lines know.
      lost: () => {
        lose();
      },
      unsent: stage.unsent,
      sessionEnded: () => undefined,
    }),
  ];

  function send(call: OutgoingCall, asker: string) {
    line.send(call);
    askers.set(call.id, asker);
    const [oldest = ""] = askers.keys();
    if (askers.size > mostAskers) askers.delete(oldest);
  }

  function relay({ from, link: meant, sentAt, call }: RelayedCall) {
    // Of another link, its tab hears that it is no more.
    if (!isSameLink(meant, link())) return;
    try {
      if (Date.now() - sentAt > longestDelay) throw new Error("the call came too late");
      send(call, from);
    } catch {
      post({ kind: "unsent", link: link(), to: from, id: call.id });
    }
  }

  line.open();
  stage.show(line.$state.get());
  announce();
  return {
    hear(message) {
      if (message.kind === "call") relay(message);
      else if (message.kind === "boards") boards.want(message.from, message.boards);
      else if (message.kind === "bye") boards.want(message.from, []);
      else if (message.kind === "open") line.open();
      else if (message.kind === "ask") {
        announce();
        if (message.isVisible) retirement.heedVisibleTab();
      }
    },
    open: line.open,
    send(call) {
      send(call, tab);
    },
    want(wishes) {
      boards.want(tab, wishes);
    },
    attend: retirement.attend,
    async stop() {
      retirement.cancel();
      boards.stop();
      for (const stop of stopListening) stop();
      postState(idle);
      await line.close();
    },
  };
}
