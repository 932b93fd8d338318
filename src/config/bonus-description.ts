import { url, flag, list, integer, origin, text } from "../definition/kinds";
import { defaultMaxKeys } from "../utils/query";

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
