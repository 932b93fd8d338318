import type { ConfigStore } from "../platform";
import { bonusDescription } from "../platform/config/bonus-description";

/** The section `bonus` of the configuration in force; its description travels with this chunk. */
export const readSettings = (config: ConfigStore) => config.section("bonus", bonusDescription);

export type BonusSettings = ReturnType<typeof readSettings>;
