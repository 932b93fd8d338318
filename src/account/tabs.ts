import { type Channel, createBroadcast } from "../platform/broadcast";
import type { Lifecycle } from "../platform/lifecycle";
import type { Page } from "../platform/page";
import { isRecord } from "../utils/objects";
import type { SessionMachine } from "./session";

/**
 * Messages between tabs. They report that something changed, but never the new value (S14): the receiver reads the
 * cookies or calls the service. `refresh` and `view` are the two session messages of architecture section 6.
 */
const changes = ["login", "logout", "refresh", "view", "balance"] as const;

type Change = (typeof changes)[number];

interface TabMessage {
  readonly change: Change;
  /**
   * For a logout: when the ended login began, milliseconds since 1970; undefined if the time is not known.
   */
  readonly loginAt?: number | undefined;
}

function readMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  const change = changes.find((known) => known === data.change);
  const loginAt = typeof data.loginAt === "number" ? data.loginAt : undefined;
  return change && { change, loginAt };
}

/**
 * The changed cookies of another tab may become visible late. They are read again after these delays,
 * milliseconds.
 */
const syncDelays = [50, 250, 1000];

export interface Tabs {
  /** Notifies the other tabs. */
  notify(change: "login" | "balance"): void;
  /** Sends the two session messages of a refresh, on this page and to the other tabs. They do not open the modal. */
  notifyRefresh(): void;
  /** Calls the listener when another tab has read a different balance. */
  onBalance(listener: () => void): void;
  close(): void;
}

export interface TabsOptions {
  readonly page: Page;
  readonly session: SessionMachine;
  readonly lifecycle: Lifecycle;
  /**
   * Called when another tab has logged out, or may have.
   * @param loginAt when the ended login began; undefined if it is not known
   */
  readonly onLogout: (loginAt: number | undefined) => void;
  readonly open?: ((name: string) => Channel | undefined) | undefined;
}

/** Connects this page with the other tabs of the site. */
export function connectTabs(options: TabsOptions): Tabs {
  const { page, session, lifecycle, onLogout, open } = options;
  const balanceListeners: (() => void)[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  function syncNowAndLater() {
    session.sync();
    timers.forEach(clearTimeout);
    timers = syncDelays.map((delay) => setTimeout(session.sync, delay));
  }

  function sendOnPage(change: Change) {
    if (change === "refresh") page.send("vetrina:session-refresh", {});
    if (change === "view") page.send("vetrina:login-request", { view: "refresh" });
  }

  function handleMessage({ change, loginAt }: TabMessage) {
    if (change === "logout") onLogout(loginAt);
    syncNowAndLater();
    if (change === "balance") for (const listener of balanceListeners) listener();
    sendOnPage(change);
  }

  const join = () =>
    createBroadcast({
      name: "vetrina-session",
      read: readMessage,
      listener: handleMessage,
      open,
    });
  let broadcast = join();

  const unsubscribe = lifecycle.subscribe({
    // The browser does not put a page with an open channel into the back/forward cache, so the channel is
    // closed.
    suspend() {
      broadcast.close();
    },
    // A suspended page does not receive messages, and one of the missed messages may have been a logout.
    resume() {
      broadcast = join();
      handleMessage({ change: "logout" });
    },
  });

  const send = (change: Change) => {
    broadcast.send({ change });
  };
  session.onEnd((loginAt) => {
    broadcast.send({ change: "logout", ...(loginAt !== undefined && { loginAt }) });
  });

  return {
    notify: send,
    notifyRefresh() {
      for (const change of ["refresh", "view"] as const) {
        sendOnPage(change);
        send(change);
      }
    },
    onBalance(listener) {
      balanceListeners.push(listener);
    },
    close() {
      unsubscribe();
      timers.forEach(clearTimeout);
      broadcast.close();
    },
  };
}
