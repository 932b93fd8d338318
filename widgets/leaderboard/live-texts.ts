import { defineTexts } from "../../src/i18n/texts";

/** The texts of the chunk `leaderboard-live`. */
export const liveTexts = defineTexts(
  "leaderboard",
  {
    ownMoved: "La tua posizione è cambiata: ora {to}, prima {from}.",
    showUpdates: { one: "Mostra un aggiornamento", other: "Mostra {count} aggiornamenti" },
  },
  {
    ownMoved: "Your rank has changed: {to} now, {from} before.",
    showUpdates: { one: "Show one update", other: "Show {count} updates" },
  },
);
