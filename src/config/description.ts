import { callback, flag, list, oneOf, text } from "../definition/kinds";
import type { TextOverrides } from "../i18n/texts";
import { timeZones } from "../time/clock";
import type { LogLevel } from "../utils/log";
import type { HandledError } from "./error-codes";
import { section } from "./group";
import { textOverrides } from "./text-overrides";

/** The configuration keys that every page may need. Each section is described in its own file. */
export const configDescription = {
  language: oneOf(["it", "en"], { default: "it" }),
  timeZone: oneOf(timeZones, { default: "Europe/Rome" }),
  texts: textOverrides(),
  disabledElements: list({ default: [] }),
  editMode: flag(),
  inspector: flag({ default: true }),
  dataLayer: oneOf(["none", "adobe", "gtm", "both"], { default: "none" }),
  logLevel: oneOf<LogLevel, { default: "warn" }>(["debug", "info", "warn", "error", "silent"], {
    default: "warn",
  }),
  onError: callback<(handled: HandledError) => void>(),
  session: {
    required: flag(),
    singlePageApp: flag(),
  },
  cookies: {
    domain: text(),
  },
  account: section,
  botCheck: section,
  bonus: section,
  liveCasino: section,
  gamification: section,
  tour: section,
} as const;

export type { TextOverrides };
