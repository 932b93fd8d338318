import { boundedText } from "../utils/bounded-text";
import { parseJson, stringifyJson } from "../utils/json";
import { isRecord } from "../utils/objects";

/** A player's nickname on one of the sites. */
export interface SiteNickname {
  readonly siteId: string;
  readonly nickname: string;
  readonly providerId: string;
}

/** Data of a player for display. It contains no credentials. */
export interface UserInfo {
  /** The player's name; empty if the service returns none. */
  readonly name: string;
  readonly siteNicknames: readonly SiteNickname[];
}

/**
 * The content of the userInfo cookie. It includes two times (milliseconds since 1970), because scripts cannot
 * read when a cookie expires.
 */
export interface StoredUserInfo extends UserInfo {
  /** When a refreshed JWT cookie expires; 0 if it expires with the login. */
  readonly jwtUntil: number;
  /** When the login began; 0 if another page of the site has written the cookie. */
  readonly loginAt: number;
}

/**
 * Maximum length of a field, characters. It is shorter than for other texts from services, because a cookie
 * holds at most 4 kB.
 */
const maxFieldLength = 200;

const shortText = (value: unknown) => boundedText(value, maxFieldLength);

/** Reads a list of nicknames. Entries with a different shape are omitted. */
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

/** Reads the data of a player leniently: an invalid field becomes empty. Never throws. */
export function readUserInfo(value: unknown): UserInfo {
  const info = isRecord(value) ? value : {};
  return { name: shortText(info.name), siteNicknames: readNicknames(info.siteNicknames) };
}

/** Reads the userInfo cookie, which other parts of the site may have written. */
export function parseUserInfo(text: string | undefined): StoredUserInfo {
  const stored = parseJson(text ?? "");
  const instant = (key: "jwtUntil" | "loginAt") => {
    const value = isRecord(stored) ? stored[key] : undefined;
    return typeof value === "number" && Number.isFinite(value) ? value : 0;
  };
  return { ...readUserInfo(stored), jwtUntil: instant("jwtUntil"), loginAt: instant("loginAt") };
}

/** JSON for a cookie: `;` and DEL are written as JSON escapes. */
export function formatUserInfo(info: StoredUserInfo): string {
  return stringifyJson(info)
    .replace(/;/g, "\\u003b")
    .replace(/\u007f/g, "\\u007f");
}
