import { defineTexts, type Translate } from "../../src/i18n/texts";

/** Texts of the chunk with the code of a play. */
export const playTexts = defineTexts(
  "instant-win",
  {
    toAward: "Vai al premio",
    slow: "La risposta tarda. La giocata è già partita: non occorre premere di nuovo.",
    prize: "Premio:",
    noPrize: "Nessun premio",
    left: { one: "Resta una giocata.", other: "Restano {count} giocate." },
    noneLeft: "Non restano giocate.",
    lost: "La risposta non è arrivata. Controlliamo com’è andata la giocata, senza ripeterla.",
    lostUsed: "La risposta è andata persa, ma la giocata risulta fatta.",
    lostUnclear:
      "Non sappiamo se la giocata è stata fatta. Finora non risultano premi nuovi: se arrivano, li trovi tra i premi.",
    unchecked: "Non sappiamo ancora com’è andata la giocata. Non la ripetiamo.",
    failed: "La richiesta non è partita: la giocata non è stata usata.",
    refused: "La piattaforma non ha accettato la giocata.",
    scratchHint: "Passa il dito o premi «Scopri»",
    donate: "Regala giocate",
    donateTitle: "Regala giocate",
    donateClose: "Chiudi senza regalare",
    donateNumber: "Numero di giocate",
    donateHint:
      "Da 1 a {count}. Le giocate regalate non tornano indietro; chi le riceve lo decide la piattaforma.",
    donateYes: "Sì, regala",
    donateNo: "No, indietro",
  },
  {
    toAward: "Go to the prize",
    slow: "The reply is late. The play has been sent: there is no need to press again.",
    prize: "Prize:",
    noPrize: "No prize",
    left: { one: "One play is left.", other: "{count} plays are left." },
    noneLeft: "No plays are left.",
    lost: "The reply did not arrive. We are checking the result of the play, without repeating it.",
    lostUsed: "The reply was lost, but the play was made.",
    lostUnclear:
      "We do not know whether the play was made. There are no new prizes so far: if any arrive, you will find them among your prizes.",
    unchecked: "We do not know the result of the play yet. We will not repeat it.",
    failed: "The request was not sent: the play was not used up.",
    refused: "The platform refused the play.",
    scratchHint: "Rub with a finger, or press “Uncover”",
    donate: "Give plays away",
    donateTitle: "Give plays away",
    donateClose: "Close without giving plays away",
    donateNumber: "Number of plays",
    donateHint: "1 to {count}. You cannot take plays back; the platform decides who receives them.",
    donateYes: "Yes, give away",
    donateNo: "No, go back",
  },
);

export type SayPlay = Translate<(typeof playTexts)["it"]>;
