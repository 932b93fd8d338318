import { defineTexts } from "../../src/i18n/texts";

export const liveCasinoLobbyTexts = defineTexts(
  "live-casino-lobby",
  {
    games: "Gioco",
    allGames: "Tutti i giochi",
    states: "Stato dei tavoli",
    allStates: "Tutti gli stati",
    open: "Aperti",
    soon: "In apertura",
    unknown: "Stato non disponibile",
    closed: "Chiusi",
    unavailable: "Non disponibili",
    shown: { one: "{count} tavolo", other: "{count} tavoli" },
    none: "Nessun tavolo con questa scelta.",
    unsure: "Lo stato dei tavoli non è noto.",
  },
  {
    games: "Game",
    allGames: "All games",
    states: "State of the tables",
    allStates: "All states",
    open: "Open",
    soon: "Opening soon",
    unknown: "State not available",
    closed: "Closed",
    unavailable: "Not available",
    shown: { one: "{count} table", other: "{count} tables" },
    none: "No table with this choice.",
    unsure: "The state of the tables is not known.",
  },
);
