import { atom } from "nanostores";
import { type Channel, openChannel as openBrowserChannel } from "../../../platform/broadcast";
import { browserLocks, type LockManagerLike } from "../../../platform/locks";
import { createEventEmitter } from "../../../utils/emitter";
import { stringifyJson } from "../../../utils/json";
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
   * Returns an id of the member's session. The id does not name the member, because every script of the
   * origin can read it (S14). Called each time the connection is opened. Only tabs with the same id share a
   * connection.
   */
  readonly scope: () => string;
  /**
   * The lock manager; null to disable sharing.
   *
   * @default `navigator.locks`
   */
  readonly locks?: LockManagerLike | null | undefined;
  /**
   * Opens the channel between the tabs.
   *
   * @default opens a `BroadcastChannel`
   */
  readonly openChannel?: ((name: string) => Channel | undefined) | undefined;
}

export interface SharedConnectionOptions extends SharingOptions, ConnectionEnvironment {
  /** Creates this tab's own connection, not yet open. Called each time this tab becomes leader. */
  readonly createDirect: () => Connection;
}

/** The version of the messages between tabs. Tabs with different versions do not share a connection. */
const formatVersion = 1;

const isSameState = (one: ConnectionState, other: ConnectionState) =>
  stringifyJson(one) === stringifyJson(other);

/**
 * Shares one connection among all tabs of a browser (architecture section 9.8). A visible tab leads and holds
 * the connection, and the others relay their calls to it. Each call is sent at most once. `lost` is emitted
 * once for each connection that ends, and nothing is emitted for a connection after its `lost`.
 */
export function createSharedConnection(options: SharedConnectionOptions): Connection {
  const { createDirect, scope, log, pageVisibility, lifecycle } = options;
  const { locks = browserLocks(), openChannel = openBrowserChannel } = options;
  const $state = atom<ConnectionState>(idle);
  const { emit, listen } = createEventEmitter<ConnectionListener>("gamification", log);
  let subscriptions: readonly LeaderboardSubscription[] = [];
  let tab: Tab | undefined;
  /** Removes the listeners of the page's lifecycle. Set while the connection is open. */
  let unsubscribe: (() => void) | undefined;

  function setState(state: ConnectionState) {
    if (!isSameState($state.get(), state)) $state.set(state);
  }

  const sink: ConnectionSink = {
    emit,
    state: $state.get,
    setState,
    lose(state, unsent = []) {
      const wasConnected = $state.get().status === "connected";
      setState(state);
      if (!wasConnected) return;
      for (const id of unsent) emit("unsent", id);
      emit("lost");
    },
    emitBoard(entityId, delivery) {
      const subscription = subscriptions.find((each) => each.entityId === entityId);
      if (subscription) emit("board", subscription, delivery);
    },
  };

  function findGroup(): TabGroup | undefined {
    const name = `vetrina-gamification-${formatVersion}:${scope()}`;
    const channel = locks ? openChannel(name) : undefined;
    return locks && channel ? { name, locks, channel } : undefined;
  }

  function join() {
    setState(connecting);
    tab = createTab({
      createDirect,
      group: findGroup(),
      pageVisibility,
      sink,
      subscriptions: () => subscriptions,
      onSessionEnd() {
        void close();
        emit("sessionEnded");
      },
    });
  }

  async function leave() {
    const lastTab = tab;
    tab = undefined;
    const stopped = lastTab?.stop();
    sink.lose(idle);
    await stopped;
  }

  async function close() {
    unsubscribe?.();
    unsubscribe = undefined;
    subscriptions = [];
    await leave();
  }

  return {
    $state,
    open() {
      unsubscribe ??= lifecycle.subscribe({
        // A suspended page must not hold a lock or a connection for which other tabs wait.
        suspend: () => void leave(),
        resume() {
          if (!tab) join();
        },
      });
      if (tab) tab.open();
      else join();
    },
    send(call) {
      if (!tab) throw new Error("no connection");
      tab.send(call);
    },
    setSubscriptions(newSubscriptions) {
      subscriptions = newSubscriptions;
      tab?.setSubscriptions(newSubscriptions);
    },
    listen,
    close,
    async endSession() {
      tab?.broadcastSessionEnd();
      await close();
    },
  };
}

/**
 * Creates the value of the client's option `connection`: one connection for all tabs of the member's session.
 */
export const shareAcrossTabs =
  (options: SharingOptions): ConnectionFactory =>
  (createDirect, environment) =>
    createSharedConnection({ ...options, ...environment, createDirect });
