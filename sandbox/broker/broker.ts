import type { Model } from "../model/interface";
import type { Push } from "../model/gamification/push";
import { type BrokerConnection, createSession, type Session, type Socket } from "./connection";
import type { Timers } from "./heart-beat";

/** The platform's broker over any kind of socket: texts in, texts out. */
export interface Broker {
  /** True where a new connection would be refused: what is under the broker should refuse it earlier. */
  isStopped(): boolean;
  /** A client has come; where the broker is stopped it is cut at once. */
  connect(socket: Socket): BrokerConnection;
  /** How many clients are there. */
  connections(): number;
  /** Cuts all clients and hears of no more changes. */
  close(): void;
}

/** How often the space lives on while somebody is connected, milliseconds. */
export const usualPace = 2000;

export interface BrokerOptions {
  /** The globals, unless given. */
  readonly timers?: Timers;
  /** Milliseconds between two steps of the space while somebody is connected; 0 for a space that stands still. */
  readonly pace?: number;
}

export function createBroker(
  model: Model,
  { timers = globalThis, pace = usualPace }: BrokerOptions = {},
): Broker {
  const { gamification } = model;
  const sessions = new Set<Session>();
  let living: ReturnType<typeof setInterval> | undefined;

  function cutAll() {
    for (const session of [...sessions]) session.cut();
  }

  function live() {
    if (pace > 0) living ??= timers.setInterval(() => gamification.tick(), pace);
  }

  function rest() {
    if (sessions.size > 0) return;
    timers.clearInterval(living);
    living = undefined;
  }

  function pushTo(member: string | undefined, push: Push) {
    for (const session of sessions) {
      if (member === undefined || session.caller?.pass.memberId === member) session.push(push);
    }
  }

  /** Each connection sees as much of the board as it asked for. */
  function boardMoved(entityId: string) {
    for (const session of sessions) {
      const filter = session.caller?.boards.get(entityId);
      if (!session.caller || !filter) continue;
      const body = gamification.boards.snapshot(entityId, session.caller.pass.memberId, filter);
      if (body) session.push({ callback: "leaderboardUpdate", objectType: "Leaderboard", body });
    }
  }

  const stopListening = [
    gamification.listen({ push: pushTo, boardMoved }),
    gamification.faults.onStop(cutAll),
  ];

  return {
    isStopped: () => gamification.faults.isStopped(),
    connect(socket) {
      const session = createSession(model, socket, timers, () => {
        sessions.delete(session);
        rest();
      });
      sessions.add(session);
      live();
      if (gamification.faults.isStopped()) session.cut();
      return session;
    },
    connections: () => sessions.size,
    close() {
      cutAll();
      for (const stop of stopListening) stop();
    },
  };
}
