import type { SiteNickname } from "../../src/account";

/** The player's nickname on a site; undefined if there is none. */
export function nicknameOn(siteId: string, nicknames: readonly SiteNickname[]): string | undefined {
  return nicknames.find((each) => each.siteId === siteId)?.nickname;
}

export interface NicknameLineProps {
  readonly siteId: string;
  /** Called with a sentence about the outcome of an action of the player. */
  onOutcome(text: string): void;
}
