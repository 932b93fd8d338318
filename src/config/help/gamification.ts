import type { gamificationDescription } from "../gamification-description";
import type { HelpOf } from "./help-of";

export const gamificationHelp: HelpOf<typeof gamificationDescription> = {
  url: {
    it: "Indirizzo del canale della piattaforma, che termina con /ws.",
    en: "Address of the platform’s channel, which ends with /ws.",
  },
  publicToken: {
    it: "Token con cui entrano i visitatori: non apre nessun conto.",
    en: "Token with which visitors enter: it opens no account.",
  },
  tokenUrl: {
    it: "Servizio che dà al giocatore il suo token: riceve quello del conto e risponde con {jwtToken}; può aggiungere modelCount, il numero degli elementi attivi, e currencyKey, la valuta del giocatore.",
    en: "Service that gives the player’s token: it gets the account’s and answers {jwtToken}; it may add modelCount, the numbers of active entities, and currencyKey, the player’s currency.",
  },
  getToken: {
    it: "Funzione che dà il token, o {jwtToken, modelCount, currencyKey}, al posto dei due precedenti.",
    en: "Function that gives the token, or {jwtToken, modelCount, currencyKey}, in the place of the two above.",
  },
  currencyKey: {
    it: "Codice della valuta dei premi, come EUR, che la pagina invia con le richieste di premi, vincite e giocate; senza, vale quella arrivata con il token o quella della piattaforma.",
    en: "Code of the currency of rewards, such as EUR, which the page sends with requests for awards, rewards, instant wins and plays; without it, the one that came with the token or the platform’s applies.",
  },
  refusalPattern: {
    it: "Espressione regolare per i messaggi ERROR che rifiutano il token; senza di essa valgono parole come «Access denied». Dopo ogni altro ERROR ci si riconnette.",
    en: "Regular expression for ERROR frames that refuse the token; without it, words such as “Access denied” count. After any other ERROR it connects again.",
  },
  sharing: {
    it: "Una sola connessione per tutte le schede del browser.",
    en: "One connection for all tabs of the browser.",
  },
  optedOut: {
    it: "Il giocatore non vuole vedere la piattaforma, secondo chi gestisce il sito; senza, vale quello che ha scelto in questo browser.",
    en: "The player does not want to see the platform, as the operator knows; without it, what was chosen in this browser holds.",
  },
  imageOrigins: {
    it: "Altre origini da cui possono venire le immagini della piattaforma; senza, ogni host https.",
    en: "Other origins that images of the platform may come from; without one, any https host.",
  },
  timeout: {
    it: "Durata massima di una chiamata, in millisecondi.",
    en: "Longest duration of a call, in milliseconds.",
  },
  callIdHeader: {
    it: "Intestazione con l’identificativo di una chiamata. I broker che assegnano da sé message-id, come RabbitMQ e ActiveMQ, lasciano passare correlation-id.",
    en: "Header with the id of a call. Brokers that assign message-id themselves, such as RabbitMQ and ActiveMQ, pass correlation-id on.",
  },
  reconnectDelay: {
    it: "Attesa prima di riconnettersi, in millisecondi.",
    en: "Wait before it connects again, in milliseconds.",
  },
  reconnectJitter: {
    it: "Massimo dell’attesa casuale che si aggiunge, in millisecondi; con 0 l’attesa è esatta.",
    en: "Random wait that is added at most, in milliseconds; with 0 the wait is exact.",
  },
};
