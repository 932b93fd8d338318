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
    unknown: "Non disponibile",
    retrying: "Stato del tavolo non noto: si riprova da sé.",
    selfExclusion: "Autoesclusione in corso: il tavolo non si apre.",
    gamePause: "Pausa di gioco in corso: il tavolo non si apre.",
    unchecked: "Limiti del conto non verificabili.",
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
    unknown: "Not available",
    retrying: "The table’s state is not known: it is asked again by itself.",
    selfExclusion: "Self-exclusion in force: the table does not open.",
    gamePause: "Gaming break in force: the table does not open.",
    unchecked: "Account limits cannot be checked.",
  },
);

export type SayLiveCasinoCard = Translate<(typeof liveCasinoCardTexts)["it"]>;
