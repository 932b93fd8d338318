import type { liveCasinoDescription } from "../sections/live-casino";
import type { HelpOf } from "./help-of";

/**
 * The help texts of a provider.
 * @param attribute the value of `data-provider` that selects this provider
 */
const provider = (name: string, attribute: string) => ({
  feedUrl: {
    it: `Indirizzo con lo stato dei tavoli di ${name}. Serve nelle pagine che hanno un tavolo con \`data-provider="${attribute}"\`.`,
    en: `URL of the state of the tables of ${name}. Pages that have a table with \`data-provider="${attribute}"\` need it.`,
  },
  launchUrl: {
    it: `Indirizzo che apre i tavoli di ${name}. Serve nelle stesse pagine.`,
    en: `URL that opens the tables of ${name}. Pages that have such a table need it.`,
  },
});

export const liveCasinoHelp: HelpOf<typeof liveCasinoDescription> = {
  playtech: provider("Playtech", "CasinoGamePT"),
  evolution: provider("Evolution", "EvolutionGame"),
  imageOrigins: {
    it: "Altre origini da cui possono venire le immagini dei tavoli; senza, ogni host https.",
    en: "Other origins of table images. The default is any https host.",
  },
  pollIntervalMs: {
    it: "Ogni quanto si rilegge lo stato dei tavoli, in millisecondi.",
    en: "How often the state of the tables is read again, in milliseconds.",
  },
  timeoutMs: {
    it: "Durata massima di una lettura, ripetizioni comprese, in millisecondi.",
    en: "Maximum duration of a read, retries included, in milliseconds.",
  },
  fields: {
    token: {
      it: "Campo del modulo di apertura con il token della sessione di gioco.",
      en: "Field of the launch form with the token of the game session.",
    },
    gameId: {
      it: "Campo dello stesso modulo con il codice del tavolo.",
      en: "Field of the launch form with the table id.",
    },
    network: {
      it: "Campo dello stesso modulo con la rete di gioco.",
      en: "Field of the launch form with the network.",
    },
  },
};
