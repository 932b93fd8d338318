import type { Bilingual, DemoScenario } from "../../src/definition";

/** The situations that a reader can try and those of the examples, in words. */
export const scenarioLabels: Partial<Readonly<Record<DemoScenario, Bilingual>>> = {
  "logged-in": { it: "Un giocatore ha fatto l’accesso", en: "A player is logged in" },
  "logged-out": { it: "Nessuno ha fatto l’accesso", en: "Nobody is logged in" },
  "self-excluded": { it: "Giocatore autoescluso", en: "Self-excluded player" },
  "game-pause": { it: "Giocatore in pausa", en: "Player in a gaming break" },
  loading: { it: "I dati stanno arrivando", en: "The data is loading" },
  failing: { it: "Il servizio risponde con un errore", en: "The service answers with an error" },
  stale: { it: "La rete cade dopo la prima risposta", en: "The network is lost after the first answer" },
  unconfigured: {
    it: "Nella configurazione manca l’indirizzo del servizio",
    en: "The configuration lacks the address of the service",
  },
  offline: { it: "Senza rete", en: "Without a network" },
};
