import { computed, type ReadableAtom } from "nanostores";
import { accountSettings } from "../config/sections/account";
import { HttpFailure } from "../http/failure";
import { createNetwork, type Network } from "../http/network";
import type { Owner, Resource, ResourceEnvironment } from "../http/resource";
import { createCookies } from "../platform/cookies";
import { documentParsed } from "../platform/lifecycle";
import { createLocalItems, createSessionItems } from "../platform/storage";
import { type Lazy, lazy } from "../utils/lazy";
import { parseQuery, withoutParameter } from "../utils/query";
import type { AccountArea } from "./area";
import type { Login } from "./area/login";
import { createBalance } from "./balance";
import { createAccountCalls, createExchange } from "./calls";
import type { AccountEnvironment, PageNetworkOptions } from "./environment";
import { NotLoggedIn, SessionEnded } from "./errors";
import { createIpAddress } from "./ip-address";
import { createLoginRequests, type LoginReason, type LoginRequest } from "./login-request";
import { chooseMode } from "./sender";
import { createSessionMachine, playerOf, type SessionMachine, type SessionState } from "./session";
import { createSessionAnnouncer, type SessionStatus } from "./session-changes";
import { createSessionCookies } from "./session-cookies";
import { connectTabs } from "./tabs";
import type { UserInfo } from "./user-info";
import { watchLogin } from "./watch-login";

/** The account area of a player. */
export interface Account {
  /** The state of the session, with the functions for login and logout. */
  readonly session: Session;
  /** The player, as the owner of the values that services read for this player. */
  readonly owner: Owner;
  /** The balance in euros. */
  readonly balance: Resource<number>;
  /** Services that only some pages need. They are created at their first use. */
  readonly area: Lazy<AccountArea>;
  /** The visitor's IP address as the site sees it; empty if it is not known. Never rejects. */
  ipAddress(): Promise<string>;
  /** Cancels all calls and removes all listeners. The player stays logged in. */
  dispose(): void;
}

export interface Session {
  /** The state of the session. */
  readonly $state: ReadableAtom<SessionState>;
  /** The logged-in player; undefined if there is none. It stays the same while the token is refreshed. */
  readonly $player: ReadableAtom<UserInfo | undefined>;
  /** Identifies one login. The signal stays the same after a refresh and is aborted when the login ends. */
  readonly $signal: ReadableAtom<AbortSignal | undefined>;
  /** Reads the cookies and returns the current state. */
  current(): SessionState;
  /**
   * Calls the listener with the current status, and after each login and logout in this tab or another.
   *
   * @returns a function that removes the listener
   */
  subscribeToStatus(listener: (status: SessionStatus) => void): () => void;
  /**
   * When this login began, milliseconds since 1970 by the server's clock; undefined if the time is not known.
   */
  since(): number | undefined;
  /** The current request for the login modal; undefined if there is none. */
  readonly $loginRequest: ReadableAtom<LoginRequest | undefined>;
  /**
   * Requests a login. Has no effect if a player is logged in, or during a login or logout.
   * @default reason "page"
   */
  requestLogin(reason?: LoginReason): void;
  /** Call this when the player has closed the login modal. */
  dismissLogin(): void;
  /** Logs in. Never rejects. A second call during a login shares its outcome. */
  readonly login: Login;
  /** Deletes the login cookies and the favourites, and notifies the other tabs. */
  logout(): void;
}

/** Creates the network that all services of a page share. It uses the time limits of the account area. */
export const createPageNetwork = (options: PageNetworkOptions): Network =>
  createNetwork({ ...options, settings: () => accountSettings(options.config) });

/**
 * Whether the service refused the token in a call whose failure ends the session. Errors other than
 * `HttpFailure` come from the refresh after a 401, so the service refused the token in that case too.
 */
const isTokenRefused = (failure: Error): boolean =>
  !(failure instanceof HttpFailure) || failure.kind === "unauthorised";

/** Returns the owner of the logged-in player's values, which are dropped when the session ends (S33). */
const createPlayerOwner = (session: SessionMachine): Owner => ({
  sync: session.sync,
  isPresent: () => playerOf(session.$state.get()) !== undefined,
  signal: session.signal,
  onChange: session.onPlayer,
  createAbsentError: () => new NotLoggedIn(),
  createGoneError: () => new SessionEnded(),
});

/**
 * Creates the account services of a page. If the URL contains `?action=logout`, the player is logged out
 * first.
 */
export function createAccount(environment: AccountEnvironment): Account {
  const { config, log, clock, page, report } = environment;
  const localItems = environment.localItems ?? createLocalItems();
  const sessionItems = environment.sessionItems ?? createSessionItems();
  const { http, connectivity, pageVisibility, lifecycle } =
    environment.network ?? createPageNetwork(environment);

  const cookies = createSessionCookies({
    cookies: createCookies({
      jar: environment.cookieJar,
      url: page.url,
      domain: () => config.get().cookies.domain,
      log,
      report,
    }),
    config,
    clock,
    localItems,
    sessionItems,
  });
  const session = createSessionMachine(cookies, () => chooseMode(accountSettings(config)));
  const announcer = createSessionAnnouncer(session, page, log);
  const requests = createLoginRequests({
    config,
    log,
    page,
    session,
    pageVisibility,
    documentParsed: environment.documentParsed ?? documentParsed(),
  });

  /** Requests a login if the page requires a session. */
  function requestWhereRequired(reason: LoginReason) {
    if (config.get().session.required) requests.request(reason);
  }

  const ip = createIpAddress({ config, log, page, http, report, sessionItems });
  const tabs = connectTabs({
    page,
    session,
    lifecycle,
    onLogout: cookies.completeLogout,
    open: environment.openChannel,
  });

  const exchange = createExchange({ config, page, http, cookies, ipAddress: () => ip.get() });
  const refresh = lazy(async () => {
    const { createRefresh } = await import("./area");
    return createRefresh({
      exchange,
      cookies,
      session,
      lifecycle,
      locks: environment.locks,
      log,
      report,
      announce: tabs.notifyRefresh,
    });
  });
  const calls = createAccountCalls({
    config,
    exchange,
    refresh: async (seen) => (await refresh.load())(seen),
  });

  const owner = createPlayerOwner(session);
  const resourceEnvironment: ResourceEnvironment = {
    clock,
    connectivity,
    pageVisibility,
    lifecycle,
    log,
    owner,
    refreshAfterMs: () => accountSettings(config).refreshAfterMs,
  };

  const balance = createBalance({
    ...resourceEnvironment,
    calls,
    report,
    renewLogin: () => {
      cookies.renewLogin();
    },
    onChange: () => {
      tabs.notify("balance");
    },
    expire(failure) {
      const reason = isTokenRefused(failure) ? "expired" : "balance";
      session.end(reason);
      requests.request(reason);
    },
  });
  tabs.onBalance(balance.invalidate);

  const area = lazy(async () => {
    const { createAccountArea } = await import("./area");
    return createAccountArea({
      ...resourceEnvironment,
      config,
      page,
      session,
      calls,
      cookies,
      report,
      environment,
      announceLogin: () => {
        tabs.notify("login");
      },
      expire(failure) {
        const isRefused = isTokenRefused(failure);
        session.end(isRefused ? "expired" : "registry");
        requestWhereRequired(isRefused ? "expired" : "required");
      },
    });
  });

  /**
   * Logs out if the URL contains `?action=logout`.
   *
   * @returns the reason for a login request if the page requires a session
   */
  function logOutByUrl(): LoginReason {
    const url = page.url();
    if (parseQuery(url.search).get("action") !== "logout") return "required";
    // Reads who is logged in, so that the logout is a change that the page announces.
    session.sync();
    session.end("logout");
    page.replaceUrl(withoutParameter(url, "action"));
    return "logout";
  }

  /**
   * The reason for a login request if a script requires a session later. After a logout by URL it remains
   * `logout` until a player logs in.
   */
  let firstReason: LoginReason = "required";

  session.onEnd(ip.forget);
  const unsubscribeFromSession = session.onPlayer((isLoggedIn) => {
    firstReason = "required";
    if (isLoggedIn) return;
    // Each tab has its own session storage and memory, so each tab clears them, regardless of the tab in
    // which the player logged out.
    ip.forget();
    // This login request has an effect only if the session ended in another tab or with its cookies. After a
    // logout in this tab, the state is still `logging-out`.
    requestWhereRequired("ended");
  });

  const stopWatching = watchLogin(session, cookies, pageVisibility);

  cookies.startVisit();
  firstReason = logOutByUrl();
  session.sync();
  requestWhereRequired(firstReason);
  const unsubscribeFromConfig = config.$config.listen((now, before) => {
    if (now.session.required && !before?.session.required) requestWhereRequired(firstReason);
  });

  return {
    session: {
      $state: session.$state,
      $player: computed(session.$state, playerOf),
      $signal: computed(session.$state, (state) => (playerOf(state) ? session.signal() : undefined)),
      current() {
        session.sync();
        return session.$state.get();
      },
      subscribeToStatus: announcer.subscribe,
      since: () => (playerOf(session.$state.get()) ? cookies.loginAt() : undefined),
      $loginRequest: requests.$request,
      requestLogin: (reason = "page") => {
        requests.request(reason);
      },
      dismissLogin: requests.dismiss,
      login: async (...attempt) => {
        try {
          return await (await area.load()).login(...attempt);
        } catch (error) {
          log.warn("the login could not be loaded", error);
          return "network";
        }
      },
      logout() {
        session.end("logout");
        requestWhereRequired("logout");
      },
    },
    owner,
    balance,
    area,
    ipAddress: () => ip.get(),
    dispose() {
      unsubscribeFromConfig();
      unsubscribeFromSession();
      stopWatching();
      session.dispose();
      balance.dispose();
      area.current?.dispose();
      requests.dispose();
      tabs.close();
    },
  };
}
