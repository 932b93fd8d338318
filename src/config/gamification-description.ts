import { address, callback, flag, list, integer, text } from "../definition/kinds";
import { isCallIdHeader } from "../utils/call-id-header";
import { help } from "./help";

const maxPatternLength = 1000;

/** The source of a regular expression, without flags. */
function readPattern(input: unknown): string | undefined {
  try {
    return typeof input === "string" && input.length <= maxPatternLength && new RegExp(input)
      ? input
      : undefined;
  } catch {
    return undefined;
  }
}

/** The gamification platform: its address and its tokens (architecture section 9.4). */
export const gamificationDescription = {
  url: address(
    help(
      "Indirizzo del canale della piattaforma, che termina con /ws.",
      "Address of the platform’s channel, which ends with /ws.",
    ),
  ),
  publicToken: text(
    help(
      "Token con cui entrano i visitatori: non apre nessun conto.",
      "Token with which visitors enter: it opens no account.",
    ),
  ),
  tokenUrl: address(
    help(
      "Servizio che dà al giocatore il suo token: riceve quello del conto e risponde con {jwtToken}; può aggiungere modelCount, il numero degli elementi attivi, e currencyKey, la valuta del giocatore.",
      "Service that gives the player’s token: it gets the account’s and answers {jwtToken}; it may add modelCount, the numbers of active entities, and currencyKey, the player’s currency.",
    ),
  ),
  getToken: callback<
    () => Promise<
      | string
      | {
          readonly jwtToken: string;
          readonly modelCount?: Readonly<Record<string, number>>;
          readonly currencyKey?: string;
        }
    >
  >(
    help(
      "Funzione che dà il token, o {jwtToken, modelCount, currencyKey}, al posto dei due precedenti.",
      "Function that gives the token, or {jwtToken, modelCount, currencyKey}, in the place of the two above.",
    ),
  ),
  currencyKey: text(
    help(
      "Codice della valuta dei premi, come EUR, che la pagina invia con le richieste di premi, vincite e giocate; senza, vale quella arrivata con il token o quella della piattaforma.",
      "Code of the currency of rewards, such as EUR, which the page sends with requests for awards, rewards, instant wins and plays; without it, the one that came with the token or the platform’s applies.",
    ),
  ),
  refusalPattern: {
    ...text(
      help(
        "Espressione regolare per i messaggi ERROR che rifiutano il token; senza di essa valgono parole come «Access denied». Dopo ogni altro ERROR ci si riconnette.",
        "Regular expression for ERROR frames that refuse the token; without it, words such as “Access denied” count. After any other ERROR it connects again.",
      ),
    ),
    type: "pattern" as const,
    expected: "a regular expression of at most 1000 characters",
    read: readPattern,
  },
  sharing: flag({
    default: true,
    ...help(
      "Una sola connessione per tutte le schede del browser.",
      "One connection for all tabs of the browser.",
    ),
  }),
  optedOut: flag(
    help(
      "Il giocatore non vuole vedere la piattaforma, secondo chi gestisce il sito; senza, vale quello che ha scelto in questo browser.",
      "The player does not want to see the platform, as the operator knows; without it, what was chosen in this browser holds.",
    ),
  ),
  imageOrigins: list({
    default: [],
    ...help(
      "Altre origini da cui possono venire le immagini della piattaforma; senza, ogni host https.",
      "Other origins that images of the platform may come from; without one, any https host.",
    ),
  }),
  timeout: integer({
    default: 30_000,
    min: 1,
    ...help(
      "Durata massima di una chiamata, in millisecondi.",
      "Longest duration of a call, in milliseconds.",
    ),
  }),
  callIdHeader: {
    ...text({
      default: "message-id",
      ...help(
        "Intestazione con l’identificativo di una chiamata. I broker che assegnano da sé message-id, come RabbitMQ e ActiveMQ, lasciano passare correlation-id.",
        "Header with the id of a call. Brokers that assign message-id themselves, such as RabbitMQ and ActiveMQ, pass correlation-id on.",
      ),
    }),
    expected: "the name of a header that STOMP itself does not use",
    read: (input: unknown) => (typeof input === "string" && isCallIdHeader(input) ? input : undefined),
  },
  reconnectDelay: integer({
    default: 5000,
    min: 0,
    ...help(
      "Attesa prima di riconnettersi, in millisecondi.",
      "Wait before it connects again, in milliseconds.",
    ),
  }),
  reconnectJitter: integer({
    default: 3000,
    min: 0,
    ...help(
      "Massimo dell’attesa casuale che si aggiunge, in millisecondi; con 0 l’attesa è esatta.",
      "Random wait that is added at most, in milliseconds; with 0 the wait is exact.",
    ),
  }),
} as const;
