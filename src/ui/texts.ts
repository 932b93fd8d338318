import { defineTexts, type Translate } from "../i18n/texts";

/** The texts of the panels and progress bars; operators can override them in the configuration. */
export const uiTexts = defineTexts(
  "ui",
  {
    retry: "Riprova",
    login: "Accedi",
    loading: "Caricamento…",
    slow: "Ci vuole più del solito.",
    empty: "Non c’è ancora nulla da mostrare.",
    stale: "Dati delle {time}.",
    error: "Non siamo riusciti a caricare {what}.",
    offline: "Sei offline.",
    reconnecting: "Riconnessione in corso…",
    "logged-out": "Per vedere questa sezione occorre accedere.",
    restricted: "Questa sezione non è al momento disponibile per il tuo conto.",
    "opted-out": "Hai scelto di non vedere tornei, traguardi e premi.",
    optIn: "Riattiva",
    progress: "{value} di {max}",
    progressUnknown: "Avanzamento non disponibile",
  },
  {
    retry: "Try again",
    login: "Log in",
    loading: "Loading…",
    slow: "This takes longer than usual.",
    empty: "There is nothing to show yet.",
    stale: "Data as of {time}.",
    error: "We could not load {what}.",
    offline: "You are offline.",
    reconnecting: "Reconnecting…",
    "logged-out": "Log in to see this section.",
    restricted: "This section is not available for your account at the moment.",
    "opted-out": "You have chosen not to see competitions, achievements and prizes.",
    optIn: "Switch on again",
    progress: "{value} of {max}",
    progressUnknown: "Progress not available",
  },
);

/** Returns the texts of `uiTexts`. */
export type SayUi = Translate<(typeof uiTexts)["it"]>;
