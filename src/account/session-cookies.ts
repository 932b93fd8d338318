import type { ConfigStore } from "../config";
import { accountSettings } from "../config/sections/account";
import type { Cookies } from "../platform/cookies";
import type { ItemStore } from "../platform/storage";
import type { Clock } from "../time/clock";
import { parseJson, stringifyJson } from "../utils/json";
import { isRecord } from "../utils/objects";
import { formatUserInfo, parseUserInfo, type StoredUserInfo, type UserInfo } from "./user-info";

/**
 * The cookies of a login. They are deleted together, both as host-only cookies and as cookies of the domain
 * (architecture section 10).
 */
const loginCookieNames = [
  "JWT",
  "JWT_ar",
  "login",
  "login_fr",
  "login_ar",
  "userInfo",
  "AUTH_SESSION",
] as const;

/** Duration of a login after the last response with a balance, seconds (specification section 9). */
const loginDuration = 20 * 60;
/** Duration of a login in single-page apps after the last response with a balance, seconds. */
const spaLoginDuration = 30 * 60;
/** Duration of a refreshed JWT cookie, independent of the login, seconds. */
const refreshedJwtDuration = 30 * 24 * 60 * 60;
/** Duration of AUTH_SESSION, seconds. */
const authSessionDuration = 60 * 60;

/** The data of a successful login that is stored in the browser. */
export interface LoginRecord {
  readonly jwt: string;
  readonly sessionId: string;
  readonly userInfo: UserInfo;
}

/** The cookies and stored items of a session. */
export interface SessionCookies {
  /** The account token; undefined unless the cookies `JWT` and `login` both exist. */
  jwt(): string | undefined;
  /**
   * The id that was created at login; empty unless the cookie AUTH_SESSION contains an id of printable ASCII.
   */
  sessionId(): string;
  userInfo(): UserInfo;
  /** When this login began, milliseconds since 1970; undefined if another page of the site has written the cookie. */
  loginAt(): number | undefined;
  /** Identifies a login. It stays the same when the token is refreshed; undefined if it is not known. */
  loginId(): string | undefined;
  /** The id of the channel. */
  channelId(): string;
  /** Writes the channel cookie, if the visit has none yet. */
  startVisit(): void;
  writeLogin(record: LoginRecord): void;
  /** Replaces the JWT with a refreshed one. */
  writeRefreshedJwt(jwt: string): void;
  /** Restarts the duration of the login and of its session id. A refreshed JWT keeps its later expiry. */
  renewLogin(): void;
  /** Deletes the data of the session: the login cookies, the stored IP address and the site's favourites. */
  clear(): void;
  /**
   * Completes a logout that began in another tab. Deletes the cookies that exist only in this page's memory,
   * and the cookies that this tab wrote during the logout.
   * @param loginAt when the ended login began; undefined if it is not known
   */
  completeLogout(loginAt: number | undefined): void;
}

export interface SessionCookiesOptions {
  readonly cookies: Cookies;
  readonly config: ConfigStore;
  readonly clock: Clock;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
}

/** Key of the stored item with the visitor's IP address. */
export const ipAddressItem = "ipAddress";
const favouritesItem = "favorite_storage";

export function createSessionCookies(options: SessionCookiesOptions): SessionCookies {
  const { cookies, config, clock, localItems, sessionItems } = options;
  const duration = () => (config.get().session.singlePageApp ? spaLoginDuration : loginDuration);
  const jwt = () => (cookies.read("login") === undefined ? undefined : cookies.read("JWT") || undefined);

  function writeLoginFlags() {
    for (const name of ["login", "login_fr", "login_ar"] as const) cookies.write(name, "true", duration());
  }

  function writeJwt(token: string, seconds: number) {
    cookies.write("JWT", token, seconds);
    cookies.write("JWT_ar", token, seconds);
  }

  const storedInfo = () => parseUserInfo(cookies.read("userInfo"));

  const writeUserInfo = (info: StoredUserInfo) => {
    cookies.write("userInfo", formatUserInfo(info), duration());
  };

  const writeAuthSession = (value: string) => {
    cookies.write("AUTH_SESSION", value, authSessionDuration);
  };

  function sessionId(): string {
    const auth = parseJson(cookies.read("AUTH_SESSION") ?? "");
    const id = isRecord(auth) && typeof auth.sessionId === "string" ? auth.sessionId : "";
    // An id with spaces or line breaks is invalid: services and headers refuse it.
    return /^[!-~]+$/.test(id) ? id : "";
  }

  function clear() {
    for (const name of loginCookieNames) cookies.remove(name);
    sessionItems.remove(ipAddressItem);
    localItems.remove(favouritesItem);
  }

  return {
    jwt,
    sessionId,
    userInfo: storedInfo,
    loginAt: () => storedInfo().loginAt || undefined,
    loginId: () => String(storedInfo().loginAt || sessionId()) || undefined,
    channelId: () => cookies.read("channelId") || accountSettings(config).channel,
    startVisit() {
      if (!cookies.read("channelId")) cookies.write("channelId", accountSettings(config).channel);
    },
    writeLogin(record) {
      writeJwt(record.jwt, duration());
      writeLoginFlags();
      writeUserInfo({ ...record.userInfo, jwtUntil: 0, loginAt: Math.round(clock.now()) });
      writeAuthSession(stringifyJson({ state: "authenticated", sessionId: record.sessionId }));
    },
    writeRefreshedJwt(token) {
      writeJwt(token, refreshedJwtDuration);
      writeUserInfo({ ...storedInfo(), jwtUntil: Math.round(clock.now()) + refreshedJwtDuration * 1000 });
    },
    renewLogin() {
      const token = jwt();
      if (token === undefined) return;
      const info = storedInfo();
      const wouldShorten = info.jwtUntil > clock.now() + duration() * 1000;
      writeLoginFlags();
      if (!wouldShorten) writeJwt(token, duration());
      writeUserInfo(info);
      const auth = cookies.read("AUTH_SESSION");
      if (auth) writeAuthSession(auth);
    },
    clear,
    completeLogout(loginAt) {
      cookies.forgetMemory();
      const isSameLogin = loginAt !== undefined && storedInfo().loginAt === loginAt;
      if (isSameLogin || jwt() === undefined) clear();
    },
  };
}
