import { defineTexts, type Translate } from "../../src/i18n/texts";

/** The texts of the chunk that plays. */
export const playTexts = defineTexts(
  "instant-win",
  {
    toAward: "Vai al premio",
    slow: "La risposta tarda. La giocata è una sola: non occorre premere di nuovo.",
    prize: "Premio: {prize}.",
    noPrize: "Nessun premio.",
    left: { one: "Resta una giocata.", other: "Restano {count} giocate." },
    noneLeft: "Non restano giocate.",
    lost: "La risposta non è arrivata: leggiamo che cosa è stato della giocata, senza ripeterla.",
    lostUsed: "La risposta è andata persa, ma la giocata risulta fatta.",
    lostUnclear:
      "Non sappiamo se la giocata è stata fatta. Finora non risultano premi nuovi: se arrivano, sono tra i premi.",
    unchecked: "Non sappiamo ancora che cosa è stato della giocata. Non la ripetiamo.",
    failed: "La richiesta non è partita: la giocata non è stata usata.",
    refused: "La piattaforma non ha accettato la giocata.",
    donate: "Dona giocate",
    donateTitle: "Donare giocate",
    donateClose: "Chiudi senza donare",
    donateNumber: "Numero di giocate",
    donateHint:
      "Da 1 a {count}. Le giocate donate non tornano indietro; chi le riceve lo decide la piattaforma.",
    donateYes: "Sì, dona",
    donateNo: "No, indietro",
  },
  {
    toAward: "Go to the prize",
    slow: "The answer is late. There is one play only: do not press again.",
    prize: "Prize: {prize}.",
    noPrize: "No prize.",
    left: { one: "One play is left.", other: "{count} plays are left." },
    noneLeft: "No plays are left.",
    lost: "The answer did not arrive: we read what became of the play, without repeating it.",
    lostUsed: "The answer was lost, but the play was made.",
    lostUnclear:
      "We do not know whether the play was made. So far there are no new prizes: if any come, they are among the prizes.",
    unchecked: "We do not know yet what became of the play. We do not repeat it.",
    failed: "The request was not sent: the play was not used up.",
    refused: "The platform refused the play.",
    donate: "Donate plays",
    donateTitle: "Donate plays",
    donateClose: "Close without donating",
    donateNumber: "Number of plays",
    donateHint: "1 to {count}. Donated plays do not come back; the platform decides who receives them.",
    donateYes: "Yes, donate",
    donateNo: "No, go back",
  },
);

export type SayPlay = Translate<(typeof playTexts)["it"]>;
