import type { createBotChecks } from "./account/bot-checks";
import type { Players } from "./account/players";
import type { BasicCredentials, createSessions } from "./account/sessions";
import type { createBonuses } from "./bonus/bonuses";
import type { ModelClock } from "./clock";
import type { createFaults } from "./control/faults";
import type { createJournal } from "./control/journal";
import type { Answer } from "./envelope";
import type { Gamification } from "./gamification/interface";
import type { createTables } from "./live-casino/tables";

/**
 * The simulated services as data and rules, without a network or a framework. Only credentials and keys are
 * random.
 */
export interface Model {
  readonly clock: ModelClock;
  readonly players: Players;
  readonly sessions: ReturnType<typeof createSessions>;
  /**
   * The Basic credentials. A reset does not change them, because the configuration of open pages contains
   * them.
   */
  readonly basic: BasicCredentials;
  readonly botChecks: ReturnType<typeof createBotChecks>;
  readonly tables: ReturnType<typeof createTables>;
  readonly bonuses: ReturnType<typeof createBonuses>;
  readonly gamification: Gamification;
  /** True if the simulated services have no items to list. */
  readonly isEmpty: boolean;
  readonly faults: ReturnType<typeof createFaults>;
  readonly journal: ReturnType<typeof createJournal>;
  /** Restores the initial state: players, bonuses, sessions, clock, faults, journal. */
  reset(): void;
}

/** A call, independent of its transport. */
export interface Call {
  /** The headers of the call. Their names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

export type Handler = (model: Model, call: Call) => Answer;

/** Handlers by method and path, such as `GET /path`. */
export type Calls = Readonly<Record<string, Handler>>;
