import { atom, type ReadableAtom } from "nanostores";
import type { Mode } from "./mode";
import type { LoginRecord, SessionCookies } from "./session-cookies";
import type { UserInfo } from "./user-info";

/*
 * The session of one page.
 *
 *       unknown ── look() ──▶ logged-out or logged-in, as the cookies say
 *
 *                     begin()               succeed()
 *       logged-out ─────────────▶ logging-in ─────────▶ logged-in (legacy | stateless) ◀──┐
 *        ▲  ▲  ▲                      │                     │   │                         │
 *        │  │  └───── failLogin() ───────┘                     │   └ refresh() ▶ refreshing ─┤
 *        │  └───────────────── logging-out ◀── end() ───────┴──────────────────┤         │
 *        └───── look(): the cookies have gone ─────────────────────────────────┘         │
 *               look(): another tab has logged in ───────────────────────────────────────┘
 *
 * The cookies are the truth, shared with other tabs and with the site's own pages; this is what the page has seen of
 * them last. No token is ever in the state: who needs it reads the cookie.
 */

export type SessionState =
  | { readonly status: "unknown" | "logged-out" | "logging-in" | "logging-out" }
  | { readonly status: "logged-in" | "refreshing"; readonly mode: Mode; readonly player: UserInfo };

/** Who is logged in; undefined where nobody is. A token that is being refreshed changes nothing about that. */
export const playerOf = (state: SessionState): UserInfo | undefined =>
  "player" in state ? state.player : undefined;

export interface SessionMachine {
  readonly $state: ReadableAtom<SessionState>;
  /**
   * Aborted when this session ends or another begins. Calls carry it, so that an answer for an earlier player is
   * dropped (S33); it is also the generation: two calls belong together where their signals are the same.
   */
  signal(): AbortSignal;
  /** Looks at the cookies again and takes over what they say. */
  sync(): void;
  /** A login begins; gives the signal that tells whether it is still wanted. */
  begin(): AbortSignal;
  /** The login of this signal was granted. False where it was overtaken, and then nothing is written. */
  succeed(login: AbortSignal, record: LoginRecord): boolean;
  /** The login of this signal was not granted. */
  failLogin(login: AbortSignal): void;
  /**
   * The state is `refreshing` until the new token is there, which is written unless the session has ended meanwhile.
   * True where it was written; rejects as `renew` does.
   */
  refresh(renew: () => Promise<string>): Promise<boolean>;
  /** Calls the listener after each refresh, in this tab or another; gives a function that stops that. */
  onRefreshed(listener: () => void): () => void;
  /** Calls the listener when a player has come or gone, and never for a mere refresh; gives a function that stops that. */
  onPlayer(listener: (isLoggedIn: boolean) => void): () => void;
  /** Ends the session: deletes what belongs to it while the state is `logging-out`, then calls the end listeners. */
  end(): void;
  /** Calls the listener after each `end()` in this tab. */
  onEnd(listener: () => void): void;
  /** Cancels what is on its way, and leaves the session as it is. */
  dispose(): void;
}

export function createSessionMachine(cookies: SessionCookies, mode: () => Mode): SessionMachine {
  const $state = atom<SessionState>({ status: "unknown" });
  const refreshListeners = new Set<() => void>();
  const endListeners: (() => void)[] = [];
  let generation = new AbortController();
  /** Whose session this is, to notice another player's login in another tab. Never leaves this function. */
  let seen: { readonly jwt: string; readonly mark: string | undefined } | undefined;

  function renewGeneration(): AbortSignal {
    generation.abort();
    generation = new AbortController();
    return generation.signal;
  }

  function enter(status: "logged-in" | "refreshing" = "logged-in") {
    const jwt = cookies.jwt();
    if (jwt === undefined) return leave();
    seen = { jwt, mark: cookies.loginId() };
    const { name, siteNicknames } = cookies.userInfo();
    $state.set({ status, mode: mode(), player: { name, siteNicknames } });
  }

  function leave() {
    seen = undefined;
    if ($state.get().status !== "logged-out") $state.set({ status: "logged-out" });
  }

  function tellRefreshed() {
    for (const listener of refreshListeners) listener();
  }

  /** Another token of the same login is no other player: another tab has refreshed it. */
  const isSameLogin = () => seen?.mark !== undefined && seen.mark === cookies.loginId();

  function sync() {
    const { status } = $state.get();
    if (status === "logging-in" || status === "logging-out") return;
    const jwt = cookies.jwt();
    if (jwt === seen?.jwt) {
      if (status === "unknown") leave();
    } else if (jwt !== undefined && isSameLogin()) {
      enter(status === "refreshing" ? status : "logged-in");
      tellRefreshed();
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
      enter();
      return true;
    },
    failLogin(login) {
      if (login !== generation.signal || $state.get().status !== "logging-in") return;
      // Another tab may have logged in meanwhile.
      enter();
    },
    async refresh(renew) {
      const { signal } = generation;
      if ($state.get().status === "logged-in") enter("refreshing");
      try {
        const jwt = await renew();
        // A logout in any tab wins, also one that nobody has told of yet.
        sync();
        if (signal.aborted) return false;
        cookies.writeRefreshedJwt(jwt);
      } finally {
        if (!signal.aborted && $state.get().status === "refreshing") enter();
      }
      tellRefreshed();
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
    end() {
      renewGeneration();
      $state.set({ status: "logging-out" });
      cookies.clear();
      leave();
      for (const listener of endListeners) listener();
    },
    onEnd(listener) {
      endListeners.push(listener);
    },
    dispose: renewGeneration,
  };
}
