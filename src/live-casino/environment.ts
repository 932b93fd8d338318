import type { ConfigStore } from "../config";
import type { GroupValues } from "../config/group";
import type { liveCasinoDescription } from "../config/sections/live-casino";
import type { Network } from "../http/network";
import type { Owner } from "../http/resource";
import type { Announce } from "../platform/announcer";
import type { WaitingTab, WaitingWords } from "../platform/new-tab";
import type { Page } from "../platform/page";
import type { Clock } from "../time/clock";
import type { Log } from "../utils/log";

/** Returns the current values of the section `liveCasino`. */
export type Settings = () => GroupValues<typeof liveCasinoDescription>;

/** Dependencies of the live casino on the player's account. */
export interface Player {
  /** The player as the owner of values. */
  readonly owner: Owner;
  /** True if no restriction is in force, even if no player is logged in. */
  isFree(): boolean;
  requestLogin(): void;
  /** Calls the registry. A failure ends the session (specification section 8). */
  registry(): Promise<unknown>;
  /** A token for opening one game. */
  gameSession(): Promise<string>;
}

/**
 * Opens a tab during a click event, for a form that is sent later. Undefined if the browser blocks the tab.
 */
export type OpenTab = (words: WaitingWords) => WaitingTab | undefined;

export interface LiveCasinoEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
  readonly player: Player;
  /** @default openWaitingTab */
  readonly openTab?: OpenTab;
  /** Announces a text in the page's only live region. */
  readonly announce: Announce;
}
