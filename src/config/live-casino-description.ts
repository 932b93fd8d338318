import { address, list, integer, text } from "../definition/kinds";
import { help } from "./help";

/** @param attribute the value of `data-provider` that chooses it */
const provider = (name: string, attribute: string) => ({
  feed: address(
    help(
      `Indirizzo con lo stato dei tavoli di ${name}. Serve nelle pagine che hanno un tavolo con \`data-provider="${attribute}"\`.`,
      `Address of the state of the tables of ${name}. Pages that have a table with \`data-provider="${attribute}"\` need it.`,
    ),
  ),
  launch: address(
    help(
      `Indirizzo che apre i tavoli di ${name}. Serve nelle stesse pagine.`,
      `Address that opens the tables of ${name}. The same pages need it.`,
    ),
  ),
});

/** The lobby feeds and launch addresses of the live casino. */
export const liveCasinoDescription = {
  playtech: provider("Playtech", "CasinoGamePT"),
  evolution: provider("Evolution", "EvolutionGame"),
  imageOrigins: list({
    default: [],
    ...help(
      "Altre origini da cui possono venire le immagini dei tavoli; senza, ogni host https.",
      "Other origins that images of tables may come from; without one, any https host.",
    ),
  }),
  pollEvery: integer({
    default: 10_000,
    min: 1000,
    ...help(
      "Ogni quanto si rilegge lo stato dei tavoli, in millisecondi.",
      "How often the state of the tables is read again, in milliseconds.",
    ),
  }),
  timeout: integer({
    default: 8000,
    min: 1,
    ...help(
      "Durata massima di una lettura, ripetizioni comprese, in millisecondi.",
      "Longest duration of a read, retries included, in milliseconds.",
    ),
  }),
  fields: {
    token: text({
      default: "token",
      ...help("Campo con il token della sessione di gioco.", "Field with the token of the game session."),
    }),
    gameId: text({ default: "gameId", ...help("Campo con il tavolo.", "Field with the table.") }),
    network: text({ default: "network", ...help("Campo con il network.", "Field with the network.") }),
  },
} as const;
