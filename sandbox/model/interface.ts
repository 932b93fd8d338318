import type { BasicCredentials } from "./account/basic-credentials";
import type { Bonuses } from "./bonus/bonuses";
import type { BotChecks } from "./account/bot-checks";
import type { ModelClock } from "./clock";
import type { Faults } from "./control/faults";
import type { Gamification } from "./gamification/interface";
import type { Journal } from "./control/journal";
import type { Tables } from "./live-casino/tables";
import type { Players } from "./account/players";
import type { Sessions } from "./account/sessions";

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
