import { atom } from "nanostores";
import type {
  LeaderboardSubscription,
  Delivery,
  Connection,
  ConnectionListener,
  ConnectionState,
  OutgoingCall,
} from "../../../../src/gamification/connection/connection";
import type { BrowserPage } from "./browser";

/** Milliseconds until a connection stands, and until a call is answered. */
const connectTime = 20;
const answerTime = 10;

export const deliveryOf = (id: string, body = `{"of":"${id}"}`): Delivery => ({
  headers: { "message-id": id },
  body,
});

/** The platform, and the connections of a browser's tabs to it. */
export function createPlatform() {
  const lines: OwnLine[] = [];
  /** Calls in the order in which they reached the platform. */
  const received: OutgoingCall[] = [];
  const settings = { answers: true, refuses: false };

  function openOwnLine(page: BrowserPage): OwnLine {
    const $state = atom<ConnectionState>({ status: "idle" });
    const listeners = new Set<ConnectionListener>();
    let wishes: readonly LeaderboardSubscription[] = [];
    let isOpen = false;

    /** What comes from the network waits where the page hangs. */
    const later = (delay: number, task: () => void) => {
      setTimeout(() => {
        page.gate.run(() => {
          if (isOpen) task();
        });
      }, delay);
    };
    const tell = (say: (listener: ConnectionListener) => void) => [...listeners].forEach(say);
    const isConnected = () => $state.get().status === "connected";

    function connect() {
      $state.set({ status: "connecting", attempt: 1 });
      later(connectTime, () => {
        if (settings.refuses) $state.set({ status: "refused", reason: "no" });
        else {
          $state.set({ status: "connected", transport: "websocket" });
          wishes.forEach(snapshot);
        }
      });
    }

    function snapshot(wish: LeaderboardSubscription) {
      later(answerTime, () => {
        if (isConnected())
          tell((listener) => void listener.board(wish, deliveryOf(`board-${wish.entityId}`)));
      });
    }

    const line: OwnLine = {
      $state,
      page,
      wishes: () => wishes,
      open() {
        if (isOpen && $state.get().status !== "refused") return;
        isOpen = true;
        connect();
      },
      send(call) {
        if (!isConnected()) throw new Error("not connected");
        received.push(call);
        if (settings.answers) line.reply(call.id);
      },
      setSubscriptions(boards) {
        const before = wishes;
        wishes = boards;
        if (isConnected())
          boards
            .filter((wish) => !before.some((old) => JSON.stringify(old) === JSON.stringify(wish)))
            .forEach(snapshot);
      },
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async close() {
        isOpen = false;
        wishes = [];
        const wasConnected = isConnected();
        $state.set({ status: "idle" });
        if (wasConnected) tell((listener) => void listener.lost());
      },
      reply(id, body) {
        later(answerTime, () => {
          if (isConnected()) tell((listener) => void listener.reply(deliveryOf(id, body)));
        });
      },
      push(body) {
        later(0, () => {
          tell((listener) => void listener.callback({ headers: { callback: "notification" }, body }));
        });
      },
      complain(message) {
        tell((listener) => void listener.brokerError(message));
      },
      drop() {
        tell((listener) => void listener.lost());
        $state.set({ status: "waiting", attempt: 1, until: Date.now() + 5000 });
        later(5000, connect);
      },
    };
    lines.push(line);
    return line;
  }

  return {
    openOwnLine,
    lines,
    received,
    settings,
    /** Connections that stand now, of pages that are still there. */
    connections: () =>
      lines.filter(({ $state, page }) => $state.get().status === "connected" && !page.gate.isGone()),
  };
}

/** A connection of one tab, and what the network may do to it. */
export interface OwnLine extends Connection {
  readonly page: BrowserPage;
  wishes(): readonly LeaderboardSubscription[];
  reply(id: string, body?: string): void;
  push(body: string): void;
  complain(message: string): void;
  /** The connection breaks, and is there again after five seconds. */
  drop(): void;
}
