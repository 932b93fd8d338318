import type { Clock } from "../time/clock";
import type { ConfigStore } from "../config";
import type { Log } from "../utils/log";
import type { Page } from "../platform/page";
import type { GroupValues } from "../config/group";
import type { liveCasinoDescription } from "../config/live-casino-description";
import type { Network } from "../http/network";
import type { Announce } from "../platform/announcer";
import type { WaitingTab, WaitingWords } from "../platform/new-tab";
import type { Owner } from "../http/resource";

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

/** Opens a tab in a click; a form is sent from it later. Undefined where the browser refuses. */
export type OpenTab = (words: WaitingWords) => WaitingTab | undefined;

export interface LiveCasinoEnvironment {
  readonly config: ConfigStore;
  readonly log: Log;
  readonly clock: Clock;
  readonly page: Page;
  readonly network: Network;
  readonly player: Player;
  /** The browser's own unless given. */
  readonly openTab?: OpenTab;
  /** Says something in the page's one live region. */
  readonly announce: Announce;
}
