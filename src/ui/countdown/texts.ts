import { defineTexts, type Translate } from "../../i18n/texts";

export const countdownTexts = defineTexts(
  "countdown",
  {
    days: { one: "un giorno", other: "{count} giorni" },
    hours: { one: "un’ora", other: "{count} ore" },
    minutes: { one: "un minuto", other: "{count} minuti" },
    seconds: { one: "un secondo", other: "{count} secondi" },
    and: "{first} e {last}",
    within: "fra {time}",
    now: "adesso",
  },
  {
    days: { one: "one day", other: "{count} days" },
    hours: { one: "one hour", other: "{count} hours" },
    minutes: { one: "one minute", other: "{count} minutes" },
    seconds: { one: "one second", other: "{count} seconds" },
    and: "{first} and {last}",
    within: "in {time}",
    now: "now",
  },
);

export type SayCountdown = Translate<(typeof countdownTexts)["it"]>;
