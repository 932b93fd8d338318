import type { Page } from "../platform/page";
import { type Channel, createBroadcast } from "../platform/broadcast";
import { isRecord } from "../utils/is-record";
import type { Lifecycle } from "../platform/lifecycle";
import type { SessionMachine } from "./session";

/**
 * What tabs tell each other: that something changed, never what (S14). Who hears it looks at the cookies or asks the
 * service. `refresh` and `view` are the two session messages of architecture section 6.
 */
const changes = ["login", "logout", "refresh", "view", "balance"] as const;

type Change = (typeof changes)[number];

interface TabMessage {
  readonly change: Change;
}

function readMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  const change = changes.find((known) => known === data.change);
  return change && { change };
}

/** Milliseconds after a message at which its tab's cookies are looked for again: a browser may show them later. */
const laterLooks = [50, 250, 1000];

export interface Tabs {
  tell(change: "login" | "balance"): void;
  /** Sends the two session messages of a refresh, on this page and to the other tabs; the modal opens for neither. */
  tellRefresh(): void;
  /** Calls the listener when another tab has read another balance. */
  onBalance(listener: () => void): void;
  close(): void;
}

export interface TabsOptions {
  readonly page: Page;
  readonly session: SessionMachine;
  readonly lifecycle: Lifecycle;
  /** Another tab has logged out, or may have: what only this page remembers goes. */
  readonly onLogout: () => void;
  readonly open?: ((name: string) => Channel | undefined) | undefined;
}

/** Connects this page with the other tabs of the site. */
export function connectTabs(options: TabsOptions): Tabs {
  const { page, session, lifecycle, onLogout, open } = options;
  const balanceListeners: (() => void)[] = [];
  let looks: ReturnType<typeof setTimeout>[] = [];

  function lookNowAndSoon() {
    session.sync();
    looks.forEach(clearTimeout);
    looks = laterLooks.map((delay) => setTimeout(session.sync, delay));
  }

  function sendOnPage(change: Change) {
    if (change === "refresh") page.send("vetrina:session-refresh", {});
    if (change === "view") page.send("vetrina:login-request", { view: "refresh" });
  }

  function hear({ change }: TabMessage) {
    if (change === "logout") onLogout();
    lookNowAndSoon();
    if (change === "balance") for (const listener of balanceListeners) listener();
    sendOnPage(change);
  }

  const join = () =>
    createBroadcast({ name: "vetrina-session", read: readMessage, listener: hear, ...(open && { open }) });
  let broadcast = join();

  const stopFollowing = lifecycle.follow({
    // A message would end the page for good.
    suspend() {
      broadcast.close();
    },
    // Nothing was heard in between, perhaps not even a logout.
    resume() {
      broadcast = join();
      hear({ change: "logout" });
    },
  });

  const send = (change: Change) => {
    broadcast.send({ change });
  };
  session.onEnd(() => {
    send("logout");
  });

  return {
    tell: send,
    tellRefresh() {
      for (const change of ["refresh", "view"] as const) {
        sendOnPage(change);
        send(change);
      }
    },
    onBalance(listener) {
      balanceListeners.push(listener);
    },
    close() {
      stopFollowing();
      looks.forEach(clearTimeout);
      broadcast.close();
    },
  };
}
