import type { ConfigStore } from "../config";
import { bonusDescription } from "../config/bonus-description";
import type { GroupValues } from "../config/group";

export type BonusSettings = GroupValues<typeof bonusDescription>;

/** What the configuration says of the bonuses, in force now. */
export const bonusSettings = (config: ConfigStore): BonusSettings =>
  config.section("bonus", bonusDescription)();
