import type { Bilingual, DemoScenario } from "../../src/definition";

/** The situations that a reader can try and those of the examples, in words. */
export const scenarioLabels: Partial<Readonly<Record<DemoScenario, Bilingual>>> = {
  "logged-in": { it: "Un giocatore ha fatto l’accesso", en: "A player is logged in" },
  "logged-out": { it: "Nessun giocatore ha fatto l’accesso", en: "Nobody is logged in" },
  "self-excluded": { it: "Giocatore autoescluso", en: "Self-excluded player" },
  "game-pause": { it: "Giocatore in pausa dal gioco", en: "Player in a gaming break" },
  loading: { it: "I dati stanno arrivando", en: "The data is loading" },
  failing: { it: "Il servizio risponde con un errore", en: "The service answers with an error" },
  stale: {
    it: "Un giocatore ha fatto l’accesso; la connessione cade dopo l’arrivo dei dati",
    en: "A player is logged in; the connection is lost after the data has arrived",
  },
  unconfigured: {
    it: "Nella configurazione della pagina manca l’indirizzo del servizio",
    en: "The configuration of the page lacks the address of the service",
  },
  offline: {
    it: "Il dispositivo non è connesso a Internet",
    en: "The device is not connected to the Internet",
  },
};
