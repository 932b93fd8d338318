import { accountSettings } from "../config/account-settings";
import { computed, type ReadableAtom } from "nanostores";
import { type Lazy, lazy } from "../utils/lazy";
import { parseQuery, withoutParameter } from "../utils/query";
import { createCookies } from "../platform/cookies";
import { documentParsed } from "../platform/document-parsed";
import { createNetwork } from "../http/network";
import { createLocalItems, createSessionItems } from "../platform/storage";
import type { AccountArea } from "./area";
import { createBalance } from "./balance";
import { createAccountCalls } from "./calls";
import type { AccountEnvironment } from "./environment";
import { createIpAddress } from "./ip-address";
import type { Login } from "./area/login";
import { createLoginRequests, type LoginReason, type LoginRequest } from "./login-request";
import { chooseMode } from "./mode";
import type { Owner, Resource, ResourceSurroundings } from "../http/resource";
import { createPlayerOwner } from "./player-owner";
import { returnAddress } from "./return-address";
import { createSessionMachine, playerOf, type SessionState } from "./session";
import { createSessionCookies } from "./session-cookies";
import type { UserInfo } from "./user-info";
import { connectTabs } from "./tabs";

/** The account area of a player. */
export interface Account {
  readonly session: Session;
  /** The player, as the owner of what is read and kept for them. */
  readonly owner: Owner;
  /** In euros. */
  readonly balance: Resource<number>;
  /** What only some pages need: a chunk of its own. */
  readonly area: Lazy<AccountArea>;
  /** The visitor's address as the site sees it; empty where it is not known. Never rejects. */
  ipAddress(): Promise<string>;
  /** Stops every call and listener; the session itself stays. */
  dispose(): void;
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  /** Who is logged in; undefined where nobody is. A token that is being refreshed changes nothing about that. */
  readonly $player: ReadableAtom<UserInfo | undefined>;
  /** Stands for one login: the same one until it ends, whatever becomes of its token, and aborted then. */
  readonly $signal: ReadableAtom<AbortSignal | undefined>;
  /** What the cookies say now. */
  current(): SessionState;
  /** When this login began, by the server's clock; undefined where it is not known. */
  since(): number | undefined;
  /** What the login modal is asked to show. */
  readonly $loginRequest: ReadableAtom<LoginRequest | undefined>;
  /** Asks for a login; does nothing where a player is logged in or a logout runs. */
  requestLogin(reason?: LoginReason): void;
  /** The player closed the login modal. */
  dismissLogin(): void;
  /** Tries to log in; never rejects. A second call while one runs shares its outcome. */
  readonly login: Login;
  /** Deletes the login cookies and the favourites, here and, by a message, in the other tabs. */
  logout(): void;
}

/** Makes the account services of a page. Sees `?action=logout` and logs out before anything else can ask. */
export function createAccount(environment: AccountEnvironment): Account {
  const { config, log, clock, page, report } = environment;
  const localItems = environment.localItems ?? createLocalItems();
  const sessionItems = environment.sessionItems ?? createSessionItems();
  const { http, connectivity, pageVisibility, lifecycle } =
    environment.network ?? createNetwork({ ...environment, settings: () => accountSettings(config) });

  const cookies = createSessionCookies({
    cookies: createCookies({
      ...(environment.cookieJar && { jar: environment.cookieJar }),
      address: page.address,
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
  const requests = createLoginRequests({
    config,
    log,
    page,
    session,
    pageVisibility,
    documentParsed: environment.documentParsed ?? documentParsed(),
  });
  const ip = createIpAddress({ config, log, page, http, report, sessionItems });
  const calls = createAccountCalls({
    config,
    page,
    http,
    cookies,
    ipAddress: () => ip.get(),
    refresh: async (seen) => (await area.load()).refresh(seen),
  });
  const owner = createPlayerOwner(session);
  const surroundings: ResourceSurroundings = {
    clock,
    connectivity,
    pageVisibility,
    lifecycle,
    log,
    owner,
    refreshAfter: () => accountSettings(config).refreshAfter,
  };

  const tabs = connectTabs({
    page,
    session,
    lifecycle,
    onLogout: cookies.forgetMemory,
    open: environment.openChannel,
  });

  const balance = createBalance({
    ...surroundings,
    calls,
    report,
    renewLogin: () => {
      cookies.renewLogin();
    },
    onChange: () => {
      tabs.tell("balance");
    },
    expire() {
      session.end();
      requests.request("expired");
    },
  });
  tabs.onBalance(balance.invalidate);

  function announceLogin() {
    tabs.tell("login");
    const back = returnAddress(page.address(), accountSettings(config));
    if (back && !page.isEdited()) page.navigate(back);
  }

  const area = lazy(async () => {
    const { createAccountArea } = await import("./area");
    return createAccountArea({
      ...surroundings,
      config,
      page,
      session,
      calls,
      cookies,
      report,
      environment,
      announceLogin,
      announceRefresh: tabs.tellRefresh,
    });
  });

  /** A page that needs a session opens the login view as soon as it has none. */
  function requestWhereRequired() {
    if (config.get().session.required) requests.request("required");
  }

  function obeyAddress() {
    const address = page.address();
    if (parseQuery(address.search).get("action") !== "logout") return;
    session.end();
    page.replaceAddress(withoutParameter(address, "action"));
  }

  const stopFollowing = session.onPlayer((isLoggedIn) => {
    if (isLoggedIn) return;
    // Storage of the session and memory are each tab's own: whoever logged out, here they are cleared here.
    ip.forget();
    // Heard only where the session ended elsewhere: nobody is asked while a logout runs here.
    requestWhereRequired();
  });

  cookies.startVisit();
  obeyAddress();
  session.sync();
  requestWhereRequired();
  const unsubscribe = config.$config.listen((now, before) => {
    if (now.session.required && !before?.session.required) requestWhereRequired();
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
        session.end();
        requestWhereRequired();
      },
    },
    owner,
    balance,
    area,
    ipAddress: () => ip.get(),
    dispose() {
      unsubscribe();
      stopFollowing();
      session.dispose();
      balance.dispose();
      area.current?.dispose();
      requests.dispose();
      tabs.close();
    },
  };
}
