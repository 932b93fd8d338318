import { defineTexts } from "../../src/i18n/texts";

/** The texts of the chunk `leaderboard-live`. */
export const liveTexts = defineTexts(
  "leaderboard",
  {
    ownMoved: "La tua posizione è cambiata: ora {to}, prima {from}.",
    showUpdates: { one: "Un aggiornamento, mostra", other: "{count} aggiornamenti, mostra" },
  },
  {
    ownMoved: "Your rank has changed: {to} now, {from} before.",
    showUpdates: { one: "One update, show", other: "{count} updates, show" },
  },
);
