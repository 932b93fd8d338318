import type { Push } from "../model/gamification/interface";
import type { Model } from "../model/interface";
import { createSession, type Session, type Socket } from "./connection";
import type { Timers } from "./heartbeat";

export interface BrokerOptions {
  /** @default the global timer functions */
  readonly timers?: Timers;
  /**
   * Milliseconds between two steps of the space while a client is connected; 0 means no steps.
   *
   * @default 2000
   */
  readonly pace?: number;
}

export type Broker = ReturnType<typeof createBroker>;

/** The platform's STOMP broker. It receives and sends text over any kind of socket. */
export function createBroker(model: Model, { timers = globalThis, pace = 2000 }: BrokerOptions = {}) {
  const { gamification } = model;
  const sessions = new Set<Session>();
  let ticking: ReturnType<typeof setInterval> | undefined;

  function cutAll() {
    for (const session of [...sessions]) session.cut();
  }

  function startTicking() {
    if (pace > 0) ticking ??= timers.setInterval(() => gamification.tick(), pace);
  }

  /** Stops advancing the space when the last client has left. */
  function stopTickingIfEmpty() {
    if (sessions.size > 0) return;
    timers.clearInterval(ticking);
    ticking = undefined;
  }

  function pushTo(member: string | undefined, push: Push) {
    for (const session of sessions) {
      if (member === undefined || session.caller?.identity.memberId === member) session.push(push);
    }
  }

  /** Each subscribed connection gets the part of the leaderboard that its own filter selects. */
  function pushBoard(entityId: string) {
    const subscribed = [...sessions].filter(({ caller }) => caller?.boards.has(entityId));
    if (subscribed.length === 0) return;
    const isOldRepeated = gamification.faults.take("oldSnapshot") !== undefined;
    for (const session of subscribed) {
      const board = session.caller?.boards.get(entityId);
      if (!session.caller || !board) continue;
      const old = board.snapshot;
      const { memberId } = session.caller.identity;
      board.snapshot = gamification.boards.snapshot(entityId, memberId, board.filter) ?? old;
      for (const body of isOldRepeated ? [board.snapshot, old] : [board.snapshot])
        session.push({ callback: "leaderboardUpdate", objectType: "Leaderboard", body });
    }
  }

  const unsubscribers = [
    gamification.listen({ push: pushTo, boardChanged: pushBoard }),
    gamification.faults.listen({
      stopped: cutAll,
      failed(message) {
        for (const session of [...sessions]) session.fail(message);
      },
    }),
  ];

  return {
    /**
     * True while the broker refuses new connections. The transport should check this before a connection
     * opens and refuse the connection itself.
     */
    isStopped: () => gamification.faults.has("stop"),
    /** Accepts a new client. While the broker is stopped, it cuts the client's connection immediately. */
    connect(socket: Socket): Session {
      const session: Session = createSession(model, socket, timers, () => {
        sessions.delete(session);
        stopTickingIfEmpty();
      });
      sessions.add(session);
      startTicking();
      if (gamification.faults.has("stop")) session.cut();
      return session;
    },
    /** The number of connected clients. */
    connections: () => sessions.size,
    /** Cuts the connections of all clients and unsubscribes from the model. */
    close() {
      cutAll();
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  };
}
