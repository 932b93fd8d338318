import { atom, type ReadableAtom } from "nanostores";
import type { Mode } from "./sender";
import type { LoginRecord, SessionCookies } from "./session-cookies";
import type { UserInfo } from "./user-info";

/*
 * The session of one page.
 *
 *       unknown ── sync() ──▶ logged-out or logged-in, by the cookies
 *
 *                     begin()               succeed()
 *       logged-out ─────────────▶ logging-in ─────────▶ logged-in (legacy | stateless) ◀──┐
 *        ▲  ▲  ▲                      │                     │   │                         │
 *        │  │  └──── failLogin() ─────┘                     │   └ refresh() ▶ refreshing ─┤
 *        │  └───────────────── logging-out ◀── end() ───────┴──────────────────┤         │
 *        └───── sync(): the cookies are deleted ───────────────────────────────┘         │
 *               sync(): another tab has logged in ───────────────────────────────────────┘
 *
 * The cookies are the source of truth, shared with other tabs and with the site's own pages. The state is what this
 * page has last read from them. It never contains a token: code that needs the token reads the cookie.
 */

export type SessionState =
  | { readonly status: "unknown" | "logged-out" | "logging-in" | "logging-out" }
  | { readonly status: "logged-in" | "refreshing"; readonly mode: Mode; readonly player: UserInfo };

/** The logged-in player; undefined if there is none. It stays the same while the token is refreshed. */
export const playerOf = (state: SessionState): UserInfo | undefined =>
  "player" in state ? state.player : undefined;

/**
 * Why a session ended: the player has logged out (`logout`), the service has refused the token (`expired`), the balance
 * or the registry could not be read (`balance`, `registry`), or another tab or the cookies ended it (`ended`).
 */
export type SessionEndReason = "logout" | "expired" | "balance" | "registry" | "ended";

/** A login or a logout. `other-tab` is a login in another tab or on another page of the site. */
export type SessionChange =
  | { readonly status: "logged-in"; readonly reason: "login" | "other-tab" }
  | { readonly status: "logged-out"; readonly reason: SessionEndReason };

export interface SessionMachine {
  readonly $state: ReadableAtom<SessionState>;
  /**
   * Aborted when this session ends or another begins. Calls use it, so that a response for an earlier player is dropped
   * (S33). Two calls belong to the same session if their signals are the same object.
   */
  signal(): AbortSignal;
  /** Reads the cookies again and updates the state. */
  sync(): void;
  /**
   * Begins a login.
   * @returns a signal that is aborted when a logout or another login supersedes it
   */
  begin(): AbortSignal;
  /**
   * Completes the login of this signal.
   * @returns false if the login was superseded and nothing was written
   */
  succeed(login: AbortSignal, record: LoginRecord): boolean;
  /** Ends the login of this signal without success. */
  failLogin(login: AbortSignal): void;
  /**
   * Refreshes the token. The state is `refreshing` until `renew` settles.
   * @returns false if the session has ended in the meantime and the token was not written
   * @throws the error with which `renew` rejects
   */
  refresh(renew: () => Promise<string>): Promise<boolean>;
  /**
   * Calls the listener after each refresh in this tab or another.
   * @returns a function that removes the listener
   */
  onRefreshed(listener: () => void): () => void;
  /**
   * Calls the listener when a player has logged in or out, but not after a refresh.
   * @returns a function that removes the listener
   */
  onPlayer(listener: (isLoggedIn: boolean) => void): () => void;
  /**
   * Calls the listener after each login and logout in this tab or another, when the cookies have been written or
   * deleted. The first read of the cookies is not a change, and neither is a refresh.
   */
  onChange(listener: (change: SessionChange) => void): void;
  /** Ends the session: deletes its data while the state is `logging-out`, then calls the end listeners. */
  end(reason: Exclude<SessionEndReason, "ended">): void;
  /** Calls the listener after each `end()` in this tab, with the time when the ended login began, if it is known. */
  onEnd(listener: (loginAt: number | undefined) => void): void;
  /** Cancels open calls. The session itself continues. */
  dispose(): void;
}

export function createSessionMachine(cookies: SessionCookies, mode: () => Mode): SessionMachine {
  const $state = atom<SessionState>({ status: "unknown" });
  const refreshListeners = new Set<() => void>();
  const endListeners: ((loginAt: number | undefined) => void)[] = [];
  let generation = new AbortController();
  /** The change that this tab is making; undefined while it only reads the cookies. */
  let ownChange: SessionChange | undefined;
  /**
   * The login that this page last read from the cookies. A different login in the cookies means that a player
   * has logged in in another tab.
   */
  let seen: { readonly jwt: string; readonly id: string | undefined } | undefined;

  function renewGeneration(): AbortSignal {
    generation.abort();
    generation = new AbortController();
    return generation.signal;
  }

  function enter(status: "logged-in" | "refreshing" = "logged-in") {
    const jwt = cookies.jwt();
    if (jwt === undefined) return leave();
    seen = { jwt, id: cookies.loginId() };
    const { name, siteNicknames } = cookies.userInfo();
    $state.set({ status, mode: mode(), player: { name, siteNicknames } });
  }

  function leave() {
    seen = undefined;
    if ($state.get().status !== "logged-out") $state.set({ status: "logged-out" });
  }

  function notifyRefreshed() {
    for (const listener of refreshListeners) listener();
  }

  /** If the login id is the same, a different token means that another tab has refreshed it. */
  const isSameLogin = () => seen?.id !== undefined && seen.id === cookies.loginId();

  function sync() {
    const { status } = $state.get();
    if (status === "logging-in" || status === "logging-out") return;
    const jwt = cookies.jwt();
    if (jwt === seen?.jwt) {
      if (status === "unknown") leave();
    } else if (jwt !== undefined && isSameLogin()) {
      enter(status === "refreshing" ? status : "logged-in");
      notifyRefreshed();
    } else {
      renewGeneration();
      enter();
    }
  }

  return {
    $state,
    signal: () => generation.signal,
    sync,
    begin() {
      const login = renewGeneration();
      $state.set({ status: "logging-in" });
      return login;
    },
    succeed(login, record) {
      if (login.aborted || login !== generation.signal) return false;
      cookies.writeLogin(record);
      ownChange = { status: "logged-in", reason: "login" };
      enter();
      ownChange = undefined;
      return true;
    },
    failLogin(login) {
      if (login !== generation.signal || $state.get().status !== "logging-in") return;
      // Another tab may have logged in.
      enter();
    },
    async refresh(renew) {
      const { signal } = generation;
      if ($state.get().status === "logged-in") enter("refreshing");
      try {
        const jwt = await renew();
        // A logout in any tab takes precedence, even if its message has not arrived yet.
        sync();
        if (signal.aborted) return false;
        cookies.writeRefreshedJwt(jwt);
      } finally {
        if (!signal.aborted && $state.get().status === "refreshing") enter();
      }
      notifyRefreshed();
      return true;
    },
    onRefreshed(listener) {
      refreshListeners.add(listener);
      return () => refreshListeners.delete(listener);
    },
    onPlayer(listener) {
      const owner = () => (playerOf($state.get()) ? generation.signal : undefined);
      let known = owner();
      return $state.listen(() => {
        const now = owner();
        if (now === known) return;
        known = now;
        listener(now !== undefined);
      });
    },
    onChange(listener) {
      const settled = () => {
        const state = $state.get();
        if (playerOf(state)) return generation.signal;
        return state.status === "logged-out" ? state.status : undefined;
      };
      let known = settled();
      $state.listen(() => {
        const now = settled();
        if (now === undefined || now === known) return;
        const isFirst = known === undefined;
        known = now;
        if (isFirst) return;
        listener(
          ownChange ??
            (now === "logged-out"
              ? { status: now, reason: "ended" }
              : { status: "logged-in", reason: "other-tab" }),
        );
      });
    },
    end(reason) {
      renewGeneration();
      $state.set({ status: "logging-out" });
      const loginAt = cookies.loginAt();
      cookies.clear();
      ownChange = { status: "logged-out", reason };
      leave();
      ownChange = undefined;
      for (const listener of endListeners) listener(loginAt);
    },
    onEnd(listener) {
      endListeners.push(listener);
    },
    dispose: renewGeneration,
  };
}
