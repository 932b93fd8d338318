import type { Answer } from "./envelope";
import type { BasicCredentials, Sessions } from "./account/sessions";
import type { Bonuses } from "./bonus/bonuses";
import type { BotChecks } from "./account/bot-checks";
import type { ModelClock } from "./clock";
import type { Faults } from "./control/faults";
import type { Gamification } from "./gamification/interface";
import type { Journal } from "./control/journal";
import type { Tables } from "./live-casino/tables";
import type { Players } from "./account/players";

/** The simulated services as data and rules. No network, no framework; only credentials and keys are random. */
export interface Model {
  readonly clock: ModelClock;
  readonly players: Players;
  readonly sessions: Sessions;
  /** A reset does not change them: open pages have them in their configuration. */
  readonly basic: BasicCredentials;
  readonly botChecks: BotChecks;
  readonly tables: Tables;
  readonly bonuses: Bonuses;
  readonly gamification: Gamification;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Restores the initial state: players, bonuses, sessions, clock, faults, journal. */
  reset(): void;
}

/** A call, independent of its transport. */
export interface Call {
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: unknown;
  readonly body: unknown;
}

export type Handler = (model: Model, call: Call) => Answer;

/** Handlers by method and path: `GET /path`. */
export type Calls = Readonly<Record<string, Handler>>;
