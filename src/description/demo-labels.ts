import type { DemoScenario } from "../definition";
import type { Bilingual } from "./widget";

/** The situations of a demonstration in words. */
export const demoLabels: Readonly<Record<DemoScenario, Bilingual>> = {
  "logged-out": { it: "Nessun giocatore ha fatto l’accesso", en: "Nobody is logged in" },
  "logged-in": { it: "Un giocatore ha fatto l’accesso", en: "A player is logged in" },
  "self-excluded": { it: "Giocatore autoescluso", en: "Self-excluded player" },
  "game-pause": { it: "Giocatore in pausa dal gioco", en: "Player in a gaming break" },
  "session-required": {
    it: "La pagina richiede l’accesso, che si apre da sé",
    en: "The page needs a login, which opens by itself",
  },
  "bot-check-asking": {
    it: "All’accesso, la verifica di sicurezza chiede una conferma",
    en: "At the login, the bot check asks for a confirmation",
  },
  "bot-check-unavailable": {
    it: "All’accesso, la verifica di sicurezza non risponde",
    en: "At the login, the bot check does not answer",
  },
  "bot-check-refused": {
    it: "All’accesso, la verifica di sicurezza non riesce",
    en: "At the login, the bot check is refused",
  },
  loading: { it: "I dati stanno arrivando", en: "The data is loading" },
  failing: { it: "Il servizio risponde con un errore", en: "The service answers with an error" },
  unconfigured: {
    it: "Nella configurazione della pagina mancano gli indirizzi dei servizi",
    en: "The configuration of the page lacks the addresses of the services",
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
    it: "Un giocatore ha fatto l’accesso; la piattaforma dei premi ha molti dati",
    en: "A player is logged in; the gamification platform has many entries",
  },
  none: {
    it: "Un giocatore ha fatto l’accesso; la piattaforma dei premi non ha dati",
    en: "A player is logged in; the gamification platform has no entries",
  },
  "all-statuses": {
    it: "Un giocatore ha fatto l’accesso; c’è un elemento in ogni stato possibile",
    en: "A player is logged in; there is one entry in each status",
  },
  full: {
    it: "Un giocatore ha fatto l’accesso; nei tornei non ci sono più posti",
    en: "A player is logged in; the competitions have no place left",
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
