import type { Bilingual } from "./widget";

/** Parts that show the facts of one bonus. */
export const bonusParts = {
  row: {
    it: "I dati certi in breve: importo, requisito di giocata, quota minima, giorni per giocare.",
    en: "The data that is certain, in short: amount, wagering requirement, minimum odds, days to play.",
  },
  text: { it: "Importo e condizioni.", en: "Amount and conditions." },
  meta: {
    it: "Durata del bonus e della promozione; le frasi sullo stato dei dati.",
    en: "Duration of the bonus and of its promotion; the sentences about the state of the data.",
  },
  action: { it: "Il collegamento principale.", en: "The primary link." },
} satisfies Record<string, Bilingual>;
