import { atom } from "nanostores";
import { type Channel, openChannel as openBrowserChannel } from "../../platform/broadcast";
import { browserLocks, type LockManagerLike } from "../../platform/locks";
import { createAudience } from "../../utils/emitter";
import type {
  BoardWish,
  Line,
  LineListener,
  LineMaker,
  LineState,
  LineSurroundings,
} from "../connection/connection";
import { connecting, idle, type Stage } from "./role";
import { createTab, type Room, type Tab } from "./tab";

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

export interface SharedLineOptions extends SharingOptions, LineSurroundings {
  /** A connection of this tab's own, not yet open; asked for whenever this tab takes the lead. */
  readonly openOwnLine: () => Line;
}

/** Changes with the messages, so that two versions of the library on two tabs keep apart. */
const format = 1;

const isSameState = (one: LineState, other: LineState) => JSON.stringify(one) === JSON.stringify(other);

/**
 * One connection per browser (architecture section 9.8). A tab that is looked at leads and holds the connection; the
 * others relay their calls to it. Whoever leads, each call is put on a wire once at most, `lost` is told once for each
 * connection that ends, and nothing is heard of a connection after it.
 */
export function createSharedLine(options: SharedLineOptions): Line {
  const { openOwnLine, scope, log, attention, lifecycle } = options;
  const { locks = browserLocks(), openChannel = openBrowserChannel } = options;
  const $state = atom<LineState>(idle);
  const audience = createAudience<LineListener>("the shared line", log);
  let boards: readonly BoardWish[] = [];
  let tab: Tab | undefined;
  /** Ends the listening to the page, while the line is open. */
  let stopFollowing: (() => void) | undefined;

  const tell = (say: (listener: LineListener) => void) => {
    audience.tell(say);
  };

  const stage: Stage = {
    state: $state.get,
    show(state) {
      if (!isSameState($state.get(), state)) $state.set(state);
    },
    lose(state) {
      const wasConnected = $state.get().status === "connected";
      stage.show(state);
      if (wasConnected) stage.lost();
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

  function findRoom(): Room | undefined {
    const name = `vetrina-gamification-${format}:${scope()}`;
    const channel = locks ? openChannel(name) : undefined;
    return locks && channel ? { name, locks, channel } : undefined;
  }

  function join() {
    stage.show(connecting);
    tab = createTab({
      openOwnLine,
      room: findRoom(),
      attention,
      stage,
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
    stage.lose(idle);
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
    want(wishes) {
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
  (options: SharingOptions): LineMaker =>
  (openOwnLine, surroundings) =>
    createSharedLine({ ...options, ...surroundings, openOwnLine });
