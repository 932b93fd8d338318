import type { Clock, ConfigStore, Log, Page } from "../platform";
import type { GroupValues } from "../platform/config/group";
import type { liveCasinoDescription } from "../platform/config/live-casino-description";
import type { Network } from "../platform/network";
import type { Announce } from "../platform/announcer";
import type { Owner } from "../platform/reading";

/** The section `liveCasino` of the configuration, as it is in force now. */
export type Settings = () => GroupValues<typeof liveCasinoDescription>;

/** What the live casino needs of the player's account. */
export interface Player {
  /** The player who is there, if any. */
  readonly owner: Owner;
  /** True while nothing forbids the player to play; a visitor is free too. */
  isFree(): boolean;
  requestLogin(): void;
  /** The registry's answer; a failure ends the session (specification section 8). */
  registry(): Promise<unknown>;
  /** A token with which one game can be opened. */
  gameSession(): Promise<string>;
}

/** Opens a page in a new tab by a form: what it carries never stands in an address. */
export interface TabOpener {
  /** Whether the browser would let a tab be opened now, for a click at that moment (`performance.now()`). */
  isAllowed(clickedAt: number): boolean;
  open(address: string, fields: Readonly<Record<string, string>>): void;
}

export interface LiveCasinoEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
  readonly player: Player;
  /** The browser's own unless given. */
  readonly tabs?: TabOpener;
  /** Says something in the page's one live region. */
  readonly announce: Announce;
}
