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
  detailPath: url({ default: "/bonus/dettaglio" }),
  queryKeys: integer({ default: defaultMaxKeys, min: 1 }),
  linkOrigins: list({ default: [] }),
  imageOrigins: list({ default: [] }),
  facts: {
    amount: text(),
    playthrough: text(),
    minimumOdds: text(),
    time: text(),
  },
  endOfDay: flag(),
  timeout: integer({ default: 8000, min: 1 }),
} as const;
