import { atom, type ReadableAtom } from "nanostores";
import type { LoginRecord, SessionCookies } from "./session-cookies";
import type { UserInfo } from "./user-info";
import type { Mode } from "./mode";

/*
 * The session of one page.
 *
 *                      begin()               succeed()
 *       logged-out ──────────────▶ logging-in ──────────▶ logged-in (legacy | stateless)
 *        ▲  ▲  ▲                       │                        │
 *        │  │  └────── give up() ──────┘                        │ end()
 *        │  └────────────────── logging-out ◀───────────────────┤
 *        └────── look(): the cookies have gone ─────────────────┘
 *                look(): another tab has logged in, or the page opens with cookies ──▶ logged-in
 *
 * The cookies are the truth, shared with other tabs and with the site's own pages; this is what the page has seen of
 * them last. No token is ever in the state: who needs it reads the cookie.
 */

export type SessionState =
  | { readonly status: "logged-out" }
  | { readonly status: "logging-in" }
  | { readonly status: "logged-in"; readonly mode: Mode; readonly player: UserInfo }
  | { readonly status: "logging-out" };

export interface SessionMachine {
  readonly $state: ReadableAtom<SessionState>;
  /**
   * Aborted when this session ends or another begins. Calls carry it, so that an answer for an earlier player is
   * dropped (S33); it is also the generation: two calls belong together where their signals are the same.
   */
  signal(): AbortSignal;
  /** Looks at the cookies again and takes over what they say. */
  look(): void;
  /** A login begins; gives the signal that tells whether it is still wanted. */
  begin(): AbortSignal;
  /** The login of this signal was granted. False where it was overtaken, and then nothing is written. */
  succeed(login: AbortSignal, record: LoginRecord): boolean;
  /** The login of this signal was not granted. */
  giveUp(login: AbortSignal): void;
  /** Ends the session; `clear` deletes what belongs to it while the state is `logging-out`. */
  end(clear: () => void): void;
  /** Cancels what is on its way, and leaves the session as it is. */
  dispose(): void;
}

export function createSessionMachine(cookies: SessionCookies, mode: () => Mode): SessionMachine {
  const $state = atom<SessionState>({ status: "logged-out" });
  let generation = new AbortController();
  /** Whose session this is, to notice another player's login in another tab. Never leaves this function. */
  let seenJwt: string | undefined;

  function renew(): AbortSignal {
    generation.abort();
    generation = new AbortController();
    return generation.signal;
  }

  function enter() {
    seenJwt = cookies.jwt();
    const { name, siteNicknames } = cookies.userInfo();
    $state.set({ status: "logged-in", mode: mode(), player: { name, siteNicknames } });
  }

  function leave() {
    seenJwt = undefined;
    if ($state.get().status !== "logged-out") $state.set({ status: "logged-out" });
  }

  return {
    $state,
    signal: () => generation.signal,
    look() {
      const { status } = $state.get();
      if (status === "logging-in" || status === "logging-out") return;
      const jwt = cookies.jwt();
      if (jwt === seenJwt) return;
      renew();
      if (jwt === undefined) leave();
      else enter();
    },
    begin() {
      const login = renew();
      $state.set({ status: "logging-in" });
      return login;
    },
    succeed(login, record) {
      if (login.aborted || login !== generation.signal) return false;
      cookies.writeLogin(record);
      enter();
      return true;
    },
    giveUp(login) {
      if (login !== generation.signal || $state.get().status !== "logging-in") return;
      // Another tab may have logged in meanwhile.
      if (cookies.jwt() === undefined) leave();
      else enter();
    },
    end(clear) {
      renew();
      $state.set({ status: "logging-out" });
      clear();
      leave();
    },
    dispose: renew,
  };
}
