import { flag, integer, list, origin, text, url } from "../../definition/kinds";
import { defaultMaxKeys } from "../../utils/query";
import type { GroupValues, SectionReader } from "../group";

/** The bonus manager: its URL, and how its dates are read. */
export const bonusDescription = {
  origin: origin(),
  paths: {
    list: text(),
    byIds: text(),
  },
  idsParameter: text({ default: "ids" }),
  detailUrl: url({ default: "/bonus/dettaglio" }),
  maxQueryParameters: integer({ default: defaultMaxKeys, min: 1 }),
  linkOrigins: list({ default: [] }),
  imageOrigins: list({ default: [] }),
  facts: {
    amount: text(),
    wageringRequirement: text(),
    minimumOdds: text(),
    time: text(),
  },
  expiresAtEndOfDay: flag(),
  timeoutMs: integer({ default: 8000, min: 1 }),
} as const;

export type BonusSettings = GroupValues<typeof bonusDescription>;

/** The current settings of the bonuses. */
export const bonusSettings = (config: SectionReader<"bonus", typeof bonusDescription>): BonusSettings =>
  config.section("bonus", bonusDescription)();
