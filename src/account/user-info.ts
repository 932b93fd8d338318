import * as v from "valibot";
import { isRecord } from "../utils/is-record";
import { parseJson } from "../utils/json";

/** A name that the player has on one of the sites. */
export interface SiteNickname {
  readonly siteId: string;
  readonly nickname: string;
  readonly providerId: string;
}

/** What is shown of a player. Nothing in it opens anything. */
export interface UserInfo {
  /** Empty where the service gave none. */
  readonly name: string;
  readonly siteNicknames: readonly SiteNickname[];
}

/** The userInfo cookie: beside what is shown, what no browser tells of its cookies. Milliseconds since 1970. */
export interface StoredUserInfo extends UserInfo {
  /** Until when a refreshed JWT lives; 0 for one that lives as long as the login. */
  readonly jwtUntil: number;
  /** When the login began; 0 where another page of the site has written the cookie. */
  readonly loginAt: number;
}

const maxTextLength = 200;

const shortText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, maxTextLength) : "";

/** Odd entries are left out. */
export function readNicknames(value: unknown): readonly SiteNickname[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((item) => ({
      siteId: shortText(item.siteId),
      nickname: shortText(item.nickname),
      providerId: shortText(item.providerId),
    }))
    .filter(({ nickname }) => nickname !== "");
}

/** Lenient: an odd field becomes empty, an odd nickname is left out; nothing throws. */
export function readUserInfo(value: unknown): UserInfo {
  const info = isRecord(value) ? value : {};
  return { name: shortText(info.name), siteNicknames: readNicknames(info.siteNicknames) };
}

export const userInfoSchema = v.pipe(v.unknown(), v.transform(readUserInfo));

/** Reads the userInfo cookie, which other parts of the site may have written. */
export function parseUserInfo(text: string | undefined): StoredUserInfo {
  const stored = parseJson(text ?? "");
  const instant = (key: "jwtUntil" | "loginAt") => {
    const value = isRecord(stored) ? stored[key] : undefined;
    return typeof value === "number" && Number.isFinite(value) ? value : 0;
  };
  return { ...readUserInfo(stored), jwtUntil: instant("jwtUntil"), loginAt: instant("loginAt") };
}

/** JSON that a cookie takes: `;` and DEL are escaped the JSON way. */
export function formatUserInfo(info: StoredUserInfo): string {
  return JSON.stringify(info)
    .replace(/;/g, "\\u003b")
    .replace(/\u007f/g, "\\u007f");
}
