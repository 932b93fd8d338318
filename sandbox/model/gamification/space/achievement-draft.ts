import type { Dependants } from "./entities";
import type { EntityState } from "./statuses";

/** The data of a simulated achievement. Times are milliseconds relative to now. */
export interface AchievementDraft {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly goal: number;
  readonly status?: EntityState;
  readonly constraints?: readonly string[];
  readonly tags?: readonly string[];
  readonly operator?: string;
  /** The end of the range of the operator Between. */
  readonly upper?: number;
  readonly schedule?: string;
  readonly every?: readonly number[];
  /** How often it can be completed; 0 means without a limit. @default 1 for Once, otherwise 0 */
  readonly times?: number;
  readonly from?: number;
  readonly until?: number;
  readonly needs?: Partial<Dependants>;
  readonly memberTags?: Partial<Dependants>;
}
