import type { ConfigStore } from "../config";
import { bonusDescription } from "../config/bonus-description";
import type { GroupValues } from "../config/group";
import { HttpFailure } from "../http";

export type BonusSettings = GroupValues<typeof bonusDescription>;

/** The current settings of the bonuses. */
export const bonusSettings = (config: ConfigStore): BonusSettings =>
  config.section("bonus", bonusDescription)();

/** Bonuses are shown only after status 200 (specification section 4). */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpFailure && error.status !== undefined && error.status !== 200;
