import { accountSettings } from "../config/account-settings";
import type { Clock } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Cookies } from "../platform/cookies";
import { parseJson } from "../utils/json";
import { isRecord } from "../utils/is-record";
import type { ItemStore } from "../platform/storage";
import { formatUserInfo, parseUserInfo, type StoredUserInfo, type UserInfo } from "./user-info";

/** All that a login writes. They are deleted together, host-only and domain variants (architecture section 10). */
const loginCookieNames = [
  "JWT",
  "JWT_ar",
  "login",
  "login_fr",
  "login_ar",
  "userInfo",
  "AUTH_SESSION",
] as const;

/** Seconds that a login lasts after the last good balance answer (specification section 9). */
const loginLife = 20 * 60;
/** The same where the site is a single-page app. */
const spaLoginLife = 30 * 60;
/** Seconds that a refreshed JWT lasts, whatever becomes of the login. */
const refreshedLife = 30 * 24 * 60 * 60;
/** Seconds that AUTH_SESSION lasts. */
const authSessionLife = 60 * 60;

/** What a good login answer leaves in the browser. */
export interface LoginRecord {
  readonly jwt: string;
  readonly sessionId: string;
  readonly userInfo: UserInfo;
}

/** The cookies and stored items of a session, by meaning instead of by name. */
export interface SessionCookies {
  /** The account token, where `JWT` and `login` are both there. */
  jwt(): string | undefined;
  /** The id made at login; empty once AUTH_SESSION has expired. */
  sessionId(): string;
  userInfo(): UserInfo;
  /** When this login began, in milliseconds since 1970; undefined where another page of the site has written it. */
  loginAt(): number | undefined;
  /** The same for all tokens of one login; undefined where another page of the site has left no trace of it. */
  loginId(): string | undefined;
  /** The channel's id. */
  channelId(): string;
  /** Writes the channel's cookie where this visit has none yet. */
  startVisit(): void;
  writeLogin(record: LoginRecord): void;
  /** Puts a refreshed JWT in the place of the old one. */
  writeRefreshedJwt(jwt: string): void;
  /** Lets the login last from now on; a JWT that was refreshed keeps its longer life. */
  renewLogin(): void;
  /** Deletes what belongs to the session: the login cookies, the stored IP address and the site's favourites. */
  clear(): void;
  forgetMemory(): void;
}

export interface SessionCookiesOptions {
  readonly cookies: Cookies;
  readonly config: ConfigStore;
  readonly clock: Clock;
  readonly localItems: ItemStore;
  readonly sessionItems: ItemStore;
}

/** The stored item that holds the visitor's address. */
export const ipAddressItem = "ipAddress";
const favouritesItem = "favorite_storage";

/** Reads the site's own flag in localStorage; it is never written here. */
export function isRegisteredInCompLab(localItems: ItemStore): boolean {
  const flag = localItems.read("registeredInCompLab");
  return flag !== undefined && flag !== "" && flag !== "false";
}

export function createSessionCookies(options: SessionCookiesOptions): SessionCookies {
  const { cookies, config, clock, localItems, sessionItems } = options;
  const life = () => (config.get().session.spa ? spaLoginLife : loginLife);
  const jwt = () => (cookies.read("login") === undefined ? undefined : cookies.read("JWT") || undefined);

  function writeLoginMarks() {
    for (const name of ["login", "login_fr", "login_ar"] as const) cookies.write(name, "true", life());
  }

  function writeJwt(token: string, seconds: number) {
    cookies.write("JWT", token, seconds);
    cookies.write("JWT_ar", token, seconds);
  }

  const storedInfo = () => parseUserInfo(cookies.read("userInfo"));

  const writeUserInfo = (info: StoredUserInfo) => {
    cookies.write("userInfo", formatUserInfo(info), life());
  };

  function sessionId(): string {
    const auth = parseJson(cookies.read("AUTH_SESSION") ?? "");
    return isRecord(auth) && typeof auth.sessionId === "string" ? auth.sessionId : "";
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
      writeJwt(record.jwt, life());
      writeLoginMarks();
      writeUserInfo({ ...record.userInfo, jwtUntil: 0, loginAt: Math.round(clock.now()) });
      const auth = JSON.stringify({ state: "authenticated", sessionId: record.sessionId });
      cookies.write("AUTH_SESSION", auth, authSessionLife);
    },
    writeRefreshedJwt(token) {
      writeJwt(token, refreshedLife);
      writeUserInfo({ ...storedInfo(), jwtUntil: Math.round(clock.now()) + refreshedLife * 1000 });
    },
    renewLogin() {
      const token = jwt();
      if (token === undefined) return;
      const info = storedInfo();
      const wouldShorten = info.jwtUntil > clock.now() + life() * 1000;
      writeLoginMarks();
      if (!wouldShorten) writeJwt(token, life());
      writeUserInfo(info);
    },
    clear() {
      for (const name of loginCookieNames) cookies.remove(name);
      sessionItems.remove(ipAddressItem);
      localItems.remove(favouritesItem);
    },
    forgetMemory() {
      cookies.forgetMemory();
    },
  };
}
