import { atom } from "nanostores";
import type {
  LeaderboardSubscription,
  Connection,
  ConnectionListener,
  ConnectionState,
} from "../../../../../src/gamification/client/connection/connection";
import type { Delivery, OutgoingCall } from "../../../../../src/gamification/client/stomp/types";
import type { BrowserPage } from "./browser";

/** Milliseconds until a connection is open, and until a call gets a reply. */
const connectTime = 20;
const answerTime = 10;

const deliveryOf = (id: string, body = `{"of":"${id}"}`): Delivery => ({
  headers: { "message-id": id },
  body,
});

/** Simulates the platform, and the direct connections of a browser's tabs to it. */
export function createPlatform() {
  /** All connections ever created. */
  const created: DirectConnection[] = [];
  /** The calls that the platform received, in order. */
  const received: OutgoingCall[] = [];
  const settings = { answers: true, refuses: false };
  /**
   * Sequence number of each leaderboard. The snapshot of a leaderboard without a sequence number has no
   * content.
   */
  const sequences = new Map<string, number>();
  const boardOf = (id: string) => ({ id, sequence: sequences.get(id), leaderboardEntries: [] });
  const snapshotOf = (id: string) => (sequences.has(id) ? JSON.stringify({ data: boardOf(id) }) : undefined);
  /** Body of the reply to a call, or undefined if the call accepts any body. */
  const replyTo = ({ body }: OutgoingCall) => {
    const { entityId } = (JSON.parse(body) as { body: { entityId?: string } }).body;
    return entityId === undefined ? undefined : snapshotOf(entityId);
  };

  function createDirect(page: BrowserPage): DirectConnection {
    const $state = atom<ConnectionState>({ status: "idle" });
    const listeners = new Set<Partial<ConnectionListener>>();
    let subscriptions: readonly LeaderboardSubscription[] = [];
    let isOpen = false;

    /** A page that hangs handles its network events later. */
    const later = (delay: number, task: () => void) => {
      setTimeout(() => {
        page.gate.run(() => {
          if (isOpen) task();
        });
      }, delay);
    };
    const notify = (call: (listener: Partial<ConnectionListener>) => void) => [...listeners].forEach(call);
    const isConnected = () => $state.get().status === "connected";

    function connect() {
      $state.set({ status: "connecting", attempt: 1 });
      later(connectTime, () => {
        if (settings.refuses) $state.set({ status: "refused", reason: "no" });
        else {
          $state.set({ status: "connected", transport: "websocket" });
          subscriptions.forEach(snapshot);
        }
      });
    }

    function snapshot(subscription: LeaderboardSubscription) {
      const { entityId } = subscription;
      const answer = deliveryOf(`board-${entityId}`, snapshotOf(entityId));
      later(answerTime, () => {
        if (isConnected()) notify((listener) => listener.board?.(subscription, answer));
      });
    }

    const connection: DirectConnection = {
      $state,
      page,
      subscriptions: () => subscriptions,
      open() {
        if (isOpen && $state.get().status !== "refused") return;
        isOpen = true;
        connect();
      },
      send(call) {
        if (!isConnected()) throw new Error("no connection");
        received.push(call);
        if (settings.answers) connection.reply(call.id, replyTo(call));
      },
      setSubscriptions(newSubscriptions) {
        const before = subscriptions;
        subscriptions = newSubscriptions;
        if (isConnected())
          newSubscriptions
            .filter(
              (subscription) => !before.some((old) => JSON.stringify(old) === JSON.stringify(subscription)),
            )
            .forEach(snapshot);
      },
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async close() {
        isOpen = false;
        subscriptions = [];
        const wasConnected = isConnected();
        $state.set({ status: "idle" });
        if (wasConnected) notify((listener) => listener.lost?.());
      },
      reply(id, body) {
        later(answerTime, () => {
          if (isConnected()) notify((listener) => listener.reply?.(deliveryOf(id, body)));
        });
      },
      push(body) {
        later(0, () => {
          notify((listener) => listener.callback?.({ headers: { callback: "notification" }, body }));
        });
      },
      pushBoard(entityId, sequence, headers = { callback: "leaderboardUpdate" }) {
        sequences.set(entityId, sequence);
        const body = JSON.stringify(boardOf(entityId));
        later(0, () => {
          notify((listener) => listener.callback?.({ headers, body }));
        });
      },
      complain(message) {
        notify((listener) => listener.brokerError?.(message));
      },
      drop() {
        notify((listener) => listener.lost?.());
        $state.set({ status: "waiting", attempt: 1, until: Date.now() + 5000 });
        later(5000, connect);
      },
    };
    created.push(connection);
    return connection;
  }

  return {
    createDirect,
    created,
    received,
    settings,
    sequences,
    /** The open connections of pages that still exist. */
    connections: () =>
      created.filter(({ $state, page }) => $state.get().status === "connected" && !page.gate.isGone()),
  };
}

/** A connection of one tab, with functions that simulate network events. */
export interface DirectConnection extends Connection {
  readonly page: BrowserPage;
  subscriptions(): readonly LeaderboardSubscription[];
  reply(id: string, body?: string): void;
  push(body: string): void;
  /** Changes a leaderboard, and pushes its new state. */
  pushBoard(entityId: string, sequence: number, headers?: Readonly<Record<string, string>>): void;
  complain(message: string): void;
  /** Simulates the loss of the connection, which opens again after five seconds. */
  drop(): void;
}
