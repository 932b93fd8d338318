import type { DemoScenario } from "../definition";
import type { Bilingual } from "./widget";

/** Labels of the scenarios of demo mode. */
export const demoLabels: Readonly<Record<DemoScenario, Bilingual>> = {
  "logged-out": { it: "Nessun giocatore ha fatto l’accesso", en: "Nobody is logged in" },
  "logged-in": { it: "Un giocatore ha fatto l’accesso", en: "A player is logged in" },
  "self-excluded": { it: "Giocatore autoescluso", en: "Self-excluded player" },
  "game-pause": { it: "Giocatore in pausa di gioco", en: "Player in a game pause" },
  "session-required": {
    it: "La pagina richiede l’accesso, e la finestra si apre da sé",
    en: "The page requires a login, and the dialog opens automatically",
  },
  "bot-check-asking": {
    it: "All’accesso, il controllo anti-bot chiede una conferma",
    en: "At the login, the bot check requires a confirmation",
  },
  "bot-check-unavailable": {
    it: "All’accesso, il controllo anti-bot non risponde",
    en: "At the login, the bot check does not respond",
  },
  "bot-check-refused": {
    it: "All’accesso, il controllo anti-bot non riesce",
    en: "At the login, the bot check fails",
  },
  loading: { it: "I dati stanno arrivando", en: "The data is loading" },
  failing: { it: "Il servizio risponde con un errore", en: "The service responds with an error" },
  unconfigured: {
    it: "Nella configurazione della pagina mancano gli indirizzi dei servizi",
    en: "The configuration of the page lacks the URLs of the services",
  },
  stale: {
    it: "Un giocatore ha fatto l’accesso; la connessione cade dopo l’arrivo dei dati",
    en: "A player is logged in; the connection is lost after the data has arrived",
  },
  offline: {
    it: "Il dispositivo non è connesso a Internet",
    en: "The device is not connected to the Internet",
  },
  many: {
    it: "Un giocatore ha fatto l’accesso; ci sono molti dati",
    en: "A player is logged in; there are many entries",
  },
  none: {
    it: "Un giocatore ha fatto l’accesso; non ci sono dati",
    en: "A player is logged in; there are no entries",
  },
  "all-statuses": {
    it: "Un giocatore ha fatto l’accesso; c’è una voce in ogni stato possibile",
    en: "A player is logged in; there is one entry in each status",
  },
  full: {
    it: "Un giocatore ha fatto l’accesso; nei tornei non ci sono più posti",
    en: "A player is logged in; the competitions have no places left",
  },
  ended: {
    it: "Un giocatore ha fatto l’accesso; tornei, traguardi e giochi sono finiti",
    en: "A player is logged in; competitions, achievements and games have ended",
  },
  expired: {
    it: "Un giocatore ha fatto l’accesso; premi e messaggi sono scaduti",
    en: "A player is logged in; prizes and messages have expired",
  },
};
