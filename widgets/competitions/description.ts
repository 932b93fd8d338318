import { joinableParts, describeWidget, loggedOutExample, joinablePanel } from "../../src/description";
import { competitions } from "./definition";
import { competitionsTexts } from "./texts";

const listed = { it: "tornei", none: "nessun torneo", en: "competitions" };
const one = { it: "un torneo", en: "a competition" };

export const competitionsDescription = describeWidget(competitions, {
  title: { it: "Tornei", en: "Competitions" },
  summary: {
    it: "I tornei della piattaforma di gamification: quando si svolgono, che cosa conta, i premi per ogni posto, i turni e la posizione del giocatore. Con un pulsante il giocatore partecipa, con un altro lascia il torneo.",
    en: "The competitions of the gamification platform: their dates and rules, prizes by place, rounds and the player’s standing. Players join with one button and leave with another.",
  },
  ...joinablePanel(listed, one),
  parts: joinableParts(listed, one, {
    "row-self": { it: "Il posto e i punti del giocatore.", en: "The player’s place and points." },
    rank: { it: "I posti a cui va un premio.", en: "The places that win a prize." },
    text: {
      it: "Date, partecipanti, premi; la frase che dice perché non si può partecipare.",
      en: "Dates, entrants, prizes; the sentence that explains why joining is not possible.",
    },
    meta: {
      it: "La data di una scheda; le etichette; l’esito dell’ultima richiesta e la sua ricevuta; le frasi sullo stato dei dati.",
      en: "The date of a card; the labels in the details; the result of the last request and its receipt; the status messages, for example about outdated data or a lost connection.",
    },
  }),
  examples: [
    { title: { it: "I tornei in corso", en: "Active competitions" }, demo: "logged-in" },
    {
      title: { it: "I tornei in programma", en: "Upcoming competitions" },
      attributes: { status: "upcoming" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "star",
  texts: competitionsTexts,
});
