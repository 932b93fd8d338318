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

/** A player as the services know them now. */
export interface Player extends Omit<DemoPlayer, "hasOpenBets">, RestrictionRecord {
  /** What is in force now, by the record. */
  readonly restriction: Restriction;
  readonly openBets: readonly OpenBet[];
  /** Products that were enabled, by their id. */
  readonly products: readonly string[];
}

export type PlayerChange = Partial<Pick<Player, "nicknames" | "products">>;

/** The players, and what tests may change of them until the next reset. */
export interface Players {
  find(username: string): Player | undefined;
  all(): readonly Player[];
  /** What a call of the player's own has changed. */
  change(username: string, change: PlayerChange): void;
  setBalance(username: string, balance: number): void;
  setUnreadMessages(username: string, count: number): void;
  /** Writes the demo's record of that restriction, from now on, and removes any other. */
  setRestriction(username: string, restriction: Restriction): void;
  setSelfExclusion(username: string, selfExclusion: SelfExclusion | undefined): void;
  setBreaks(username: string, breaks: readonly GameBreak[]): void;
  setOpenBets(username: string, openBets: readonly OpenBet[]): void;
  reset(): void;
}

/** The restriction is not kept: time ends it. */
type StoredPlayer = Omit<Player, "restriction">;

function storedAt(now: number, { restriction, hasOpenBets, ...rest }: DemoPlayer): StoredPlayer {
  return {
    ...rest,
    ...recordFor(restriction, now),
    openBets: hasOpenBets ? demoBets(now) : [],
    products: [],
  };
}

export function createPlayers(clock: ModelClock): Players {
  const byName = new Map<string, StoredPlayer>();
  const asNow = (stored: StoredPlayer): Player => ({
    ...stored,
    restriction: restrictionIn(stored, clock.now()),
  });

  function reset() {
    byName.clear();
    for (const each of demoPlayers) byName.set(each.username, storedAt(clock.now(), each));
  }

  function change(username: string, changed: Partial<StoredPlayer>) {
    const found = byName.get(username);
    if (!found) throw new Error(`there is no player "${username}"`);
    byName.set(username, { ...found, ...changed });
  }

  reset();
  return {
    find(username) {
      const stored = byName.get(username);
      return stored && asNow(stored);
    },
    all: () => [...byName.values()].map(asNow),
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
