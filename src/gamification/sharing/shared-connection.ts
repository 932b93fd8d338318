import { atom } from "nanostores";
import { type Channel, openChannel as openBrowserChannel } from "../../platform/broadcast";
import { browserLocks, type LockManagerLike } from "../../platform/locks";
import { createEmitter } from "../../utils/emitter";
import type {
  LeaderboardSubscription,
  Connection,
  ConnectionListener,
  ConnectionFactory,
  ConnectionState,
  ConnectionEnvironment,
} from "../connection/connection";
import { connecting, idle, type ConnectionSink } from "./role";
import { createTab, type TabGroup, type Tab } from "./tab";

export interface SharingOptions {
  /**
   * Names the member's session, and nothing of the member, since every script of the origin can read it (S14). Asked
   * whenever the line is opened; only tabs of one scope share.
   */
  readonly scope: () => string;
  /** By default the browser's; null for a tab that shares with nobody. */
  readonly locks?: LockManagerLike | null | undefined;
  readonly openChannel?: ((name: string) => Channel | undefined) | undefined;
}

export interface SharedLineOptions extends SharingOptions, ConnectionEnvironment {
  /** A connection of this tab's own, not yet open; asked for whenever this tab takes the lead. */
  readonly openOwnLine: () => Connection;
}

/** Changes with the messages, so that two versions of the library on two tabs keep apart. */
const format = 1;

const isSameState = (one: ConnectionState, other: ConnectionState) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * One connection per browser (architecture section 9.8). A tab that is looked at leads and holds the connection; the
 * others relay their calls to it. Whoever leads, each call is put on a wire once at most, `lost` is told once for each
 * connection that ends, and nothing is heard of a connection after it.
 */
export function createSharedLine(options: SharedLineOptions): Connection {
  const { openOwnLine, scope, log, pageVisibility, lifecycle } = options;
  const { locks = browserLocks(), openChannel = openBrowserChannel } = options;
  const $state = atom<ConnectionState>(idle);
  const audience = createEmitter<ConnectionListener>("the shared line", log);
  let boards: readonly LeaderboardSubscription[] = [];
  let tab: Tab | undefined;
  /** Ends the listening to the page, while the line is open. */
  let stopFollowing: (() => void) | undefined;

  const tell = (say: (listener: ConnectionListener) => void) => {
    audience.tell(say);
  };

  const sink: ConnectionSink = {
    state: $state.get,
    show(state) {
      if (!isSameState($state.get(), state)) $state.set(state);
    },
    lose(state) {
      const wasConnected = $state.get().status === "connected";
      sink.show(state);
      if (wasConnected) sink.lost();
    },
    lost(ids) {
      tell((listener) => {
        listener.lost(ids);
      });
    },
    unsent(id) {
      tell((listener) => {
        listener.unsent(id);
      });
    },
    reply(delivery) {
      tell((listener) => {
        listener.reply(delivery);
      });
    },
    callback(delivery) {
      tell((listener) => {
        listener.callback(delivery);
      });
    },
    board(entityId, delivery) {
      const wish = boards.find((each) => each.entityId === entityId);
      if (wish)
        tell((listener) => {
          listener.board(wish, delivery);
        });
    },
    brokerError(message) {
      tell((listener) => {
        listener.brokerError(message);
      });
    },
  };

  function findRoom(): TabGroup | undefined {
    const name = `vetrina-gamification-${format}:${scope()}`;
    const channel = locks ? openChannel(name) : undefined;
    return locks && channel ? { name, locks, channel } : undefined;
  }

  function join() {
    sink.show(connecting);
    tab = createTab({
      openOwnLine,
      room: findRoom(),
      pageVisibility,
      sink,
      boards: () => boards,
      onSessionEnd() {
        void close();
        tell((listener) => {
          listener.sessionEnded();
        });
      },
    });
  }

  /** A page that the browser puts aside must not hold what the other tabs need. */
  async function leave() {
    const last = tab;
    tab = undefined;
    const stopped = last?.stop();
    sink.lose(idle);
    await stopped;
  }

  async function close() {
    stopFollowing?.();
    stopFollowing = undefined;
    boards = [];
    await leave();
  }

  return {
    $state,
    open() {
      stopFollowing ??= lifecycle.follow({
        suspend: () => void leave(),
        resume() {
          if (!tab) join();
        },
      });
      if (tab) tab.open();
      else join();
    },
    send(call) {
      if (!tab) throw new Error("the line is not connected");
      tab.send(call);
    },
    setSubscriptions(wishes) {
      boards = wishes;
      tab?.want(wishes);
    },
    listen: audience.add,
    close,
    async endSession() {
      tab?.tellSessionEnd();
      await close();
    },
  };
}

/** For the client's option `line`: one connection for all tabs of the member's session. */
export const shareAcrossTabs =
  (options: SharingOptions): ConnectionFactory =>
  (openOwnLine, surroundings) =>
    createSharedLine({ ...options, ...surroundings, openOwnLine });
