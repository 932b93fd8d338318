import type { SiteNickname } from "../../src/account";

/** The name that a player has on a site; undefined where there is none. */
export function nicknameOn(siteId: string, nicknames: readonly SiteNickname[]): string | undefined {
  return nicknames.find((each) => each.siteId === siteId)?.nickname;
}
