import type { ConfigStore } from "../config";
import { bonusDescription } from "../config/bonus-description";
import type { GroupValues } from "../config/group";

export type BonusSettings = GroupValues<typeof bonusDescription>;

/** The current settings of the bonuses. */
export const bonusSettings = (config: ConfigStore): BonusSettings =>
  config.section("bonus", bonusDescription)();
