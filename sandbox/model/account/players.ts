import type { ModelClock } from "../clock";
import { demoBets, type OpenBet } from "./demo-bets";
import { type DemoPlayer, demoPlayers } from "./demo-players";
import { recordFor, type Restriction, restrictionIn, type RestrictionRecord } from "./restrictions";

/** The current state of a player. */
export interface Player extends Omit<DemoPlayer, "hasOpenBets">, RestrictionRecord {
  /** The restriction that is in force now. */
  readonly restriction: Restriction;
  readonly openBets: readonly OpenBet[];
  /** Ids of the enabled products. */
  readonly products: readonly string[];
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

/** The players. Tests may change them until the next reset. */
export type Players = ReturnType<typeof createPlayers>;

export function createPlayers(clock: ModelClock) {
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
    find(username: string): Player | undefined {
      const stored = byName.get(username);
      return stored && toPlayer(stored);
    },
    all: (): readonly Player[] => [...byName.values()].map(toPlayer),
    /** Changes some fields of a player. */
    change,
    /**
     * Replaces the player's restriction record with the demo's record of this restriction. The dates of the
     * record are relative to now.
     */
    setRestriction(username: string, restriction: Restriction) {
      change(username, recordFor(restriction, clock.now()));
    },
    reset,
  };
}
