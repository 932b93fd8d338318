import { type BasicCredentials, createBasicCredentials } from "./account/basic-credentials";
import { type Bonuses, createBonuses } from "./bonus/bonuses";
import { type PictureAddress, servedPicture } from "./bonus/pictures";
import { type BotChecks, createBotChecks } from "./account/bot-checks";
import { createModelClock, type ModelClock } from "./clock";
import { createFaults, type Faults } from "./control/faults";
import { createGamification, type Gamification } from "./gamification";
import { createJournal, type Journal } from "./control/journal";
import { createTables, type Tables } from "./live-casino";
import { createPlayers, type Players } from "./account/players";
import { createSessions, type Sessions } from "./account/sessions";

/** The simulated services as data and rules: no network, no framework, nothing random but credentials and keys. */
export interface Model {
  readonly clock: ModelClock;
  readonly players: Players;
  readonly sessions: Sessions;
  /** As long as the model lives: pages that are open have them in their configuration. */
  readonly basic: BasicCredentials;
  readonly botChecks: BotChecks;
  readonly tables: Tables;
  readonly bonuses: Bonuses;
  readonly gamification: Gamification;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Everything as at the start: players, bonuses, sessions, clock, faults, journal. */
  reset(): void;
}

export interface ModelOptions {
  /** Where the model's time comes from; the device's clock by default. */
  readonly time?: () => number;
  /** Where the pictures of bonuses and prizes are; by default the demo site serves them. */
  readonly bonusPicture?: PictureAddress;
}

export function createModel({ time = Date.now, bonusPicture = servedPicture }: ModelOptions = {}): Model {
  const clock = createModelClock(time);
  const players = createPlayers(clock);
  const sessions = createSessions(clock);
  const botChecks = createBotChecks(clock);
  const tables = createTables(clock);
  const bonuses = createBonuses(clock, bonusPicture);
  const gamification = createGamification(clock, bonusPicture);
  const faults = createFaults();
  const journal = createJournal();
  return {
    clock,
    players,
    sessions,
    basic: createBasicCredentials(),
    botChecks,
    tables,
    bonuses,
    gamification,
    faults,
    journal,
    reset() {
      // The clock first: what the players and the bonus manager have is dated from its beginning.
      for (const part of [clock, players, sessions, botChecks, tables, bonuses, gamification]) part.reset();
      for (const part of [faults, journal]) part.clear();
    },
  };
}
