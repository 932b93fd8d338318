import type { ModelClock } from "../clock";
import { type DemoPlayer, demoPlayers } from "./demo-players";
import { demoBets, type OpenBet } from "./demo-bets";
import {
  type GameBreak,
  recordFor,
  type Restriction,
  restrictionIn,
  type RestrictionRecord,
  type SelfExclusion,
} from "./restrictions";

/** The current state of a player. */
export interface Player extends Omit<DemoPlayer, "hasOpenBets">, RestrictionRecord {
  /** The restriction that is in force now. */
  readonly restriction: Restriction;
  readonly openBets: readonly OpenBet[];
  /** Ids of the enabled products. */
  readonly products: readonly string[];
}

export type PlayerChange = Partial<Pick<Player, "nicknames" | "products">>;

/** The players. Tests may change them until the next reset. */
export interface Players {
  find(username: string): Player | undefined;
  all(): readonly Player[];
  /** Applies a change that a call of the player has made. */
  change(username: string, change: PlayerChange): void;
  setBalance(username: string, balance: number): void;
  setUnreadMessages(username: string, count: number): void;
  /** Gives the player the demo's record of that restriction, dated from now, and removes all others. */
  setRestriction(username: string, restriction: Restriction): void;
  setSelfExclusion(username: string, selfExclusion: SelfExclusion | undefined): void;
  setBreaks(username: string, breaks: readonly GameBreak[]): void;
  setOpenBets(username: string, openBets: readonly OpenBet[]): void;
  reset(): void;
}

/** The restriction is not stored: it depends on the time. */
type StoredPlayer = Omit<Player, "restriction">;

function toStoredPlayer(now: number, { restriction, hasOpenBets, ...rest }: DemoPlayer): StoredPlayer {
  return {
    ...rest,
    ...recordFor(restriction, now),
    openBets: hasOpenBets ? demoBets(now) : [],
    products: [],
  };
}

export function createPlayers(clock: ModelClock): Players {
  const byName = new Map<string, StoredPlayer>();
  const toPlayer = (stored: StoredPlayer): Player => ({
    ...stored,
    restriction: restrictionIn(stored, clock.now()),
  });

  function reset() {
    byName.clear();
    for (const each of demoPlayers) byName.set(each.username, toStoredPlayer(clock.now(), each));
  }

  function change(username: string, changes: Partial<StoredPlayer>) {
    const stored = byName.get(username);
    if (!stored) throw new Error(`there is no player "${username}"`);
    byName.set(username, { ...stored, ...changes });
  }

  reset();
  return {
    find(username) {
      const stored = byName.get(username);
      return stored && toPlayer(stored);
    },
    all: () => [...byName.values()].map(toPlayer),
    change,
    setBalance: (username, balance) => {
      change(username, { balance });
    },
    setUnreadMessages: (username, unreadMessages) => {
      change(username, { unreadMessages });
    },
    setRestriction: (username, restriction) => {
      change(username, recordFor(restriction, clock.now()));
    },
    setSelfExclusion: (username, selfExclusion) => {
      change(username, { selfExclusion });
    },
    setBreaks: (username, breaks) => {
      change(username, { breaks });
    },
    setOpenBets: (username, openBets) => {
      change(username, { openBets });
    },
    reset,
  };
}
