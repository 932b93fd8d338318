import { defineTexts, type Translate } from "../../src/i18n/texts";

export const liveCasinoCardTexts = defineTexts(
  "live-casino-card",
  {
    open: "Aperto",
    closed: "Chiuso",
    opensIn: "Apre fra",
    opens: "Apre",
    unknownOpening: "Orario di apertura non comunicato.",
    enter: "Vai al tavolo",
    openTable: "Apri il tavolo",
    ready: "{name}: il tavolo è pronto. Premi «Apri il tavolo».",
    failed: "Il tavolo non si è aperto.",
    simulated: "Dimostrazione: qui non si apre nessun tavolo.",
    unavailable: "Stato non disponibile",
    selfExclusion: "Con l’autoesclusione in corso non si possono aprire tavoli.",
    gamePause: "Durante la pausa di gioco non si possono aprire tavoli.",
    unchecked: "Non riusciamo a verificare i limiti del tuo conto.",
  },
  {
    open: "Open",
    closed: "Closed",
    opensIn: "Opens in",
    opens: "Opens",
    unknownOpening: "Opening time not given.",
    enter: "Go to the table",
    openTable: "Open the table",
    ready: "{name}: the table is ready. Press “Open the table”.",
    failed: "The table did not open.",
    simulated: "Demonstration: no table opens here.",
    unavailable: "State not available",
    selfExclusion: "No table can be opened during the self-exclusion.",
    gamePause: "No table can be opened during the gaming break.",
    unchecked: "We cannot check the limits of your account.",
  },
);

export type SayLiveCasinoCard = Translate<(typeof liveCasinoCardTexts)["it"]>;
