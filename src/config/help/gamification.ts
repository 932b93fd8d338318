import type { gamificationDescription } from "../sections/gamification";
import type { HelpOf } from "./help-of";

export const gamificationHelp: HelpOf<typeof gamificationDescription> = {
  url: {
    it: "Indirizzo della piattaforma, che termina con `/ws`.",
    en: "URL of the platform, which ends with `/ws`.",
  },
  publicToken: {
    it: "Token dei visitatori che non hanno fatto l’accesso: non apre nessun conto. Lo dà chi gestisce la piattaforma; negli esempi i puntini sono un segnaposto.",
    en: "Token of visitors who are not logged in. It does not give access to an account. Ask the people who manage the platform for the token; the dots in the examples are a placeholder.",
  },
  tokenUrl: {
    it: "Servizio che dà il token del giocatore per la piattaforma: riceve il token del conto e risponde con `{jwtToken}`. Può aggiungere `modelCount`, i numeri delle entità attive (traguardi, tornei e altre), e `currencyKey`, la valuta del giocatore.",
    en: "Service that returns the player’s token for the platform: it receives the account token and responds with `{jwtToken}`. It may add `modelCount`, the numbers of active entities (achievements, competitions and others), and `currencyKey`, the player’s currency.",
  },
  getToken: {
    it: "Funzione che restituisce il token, o `{jwtToken, modelCount, currencyKey}`; sostituisce `publicToken` e `tokenUrl`.",
    en: "Function that returns the token, or `{jwtToken, modelCount, currencyKey}`. It replaces `publicToken` and `tokenUrl`.",
  },
  currencyKey: {
    it: "Codice della valuta dei premi, come EUR, che la pagina invia con le richieste di premi, vincite e giocate; senza, vale quella arrivata con il token o quella della piattaforma.",
    en: "Code of the currency of rewards, such as EUR. The page sends it with requests for awards, rewards, instant wins and plays. The default is the currency that arrived with the token, or the platform’s.",
  },
  refusalPattern: {
    it: "Espressione regolare per i messaggi ERROR che rifiutano il token; senza, contano parole come «Access denied». Dopo ogni altro ERROR la libreria si riconnette.",
    en: "Regular expression for ERROR frames that refuse the token. The default pattern matches words such as “Access denied”. After any other ERROR frame the library reconnects.",
  },
  sharing: {
    it: "Una sola connessione per tutte le schede del browser.",
    en: "Shares one connection among all tabs of the browser.",
  },
  optedOut: {
    it: "Con `true`, il giocatore ha scelto di non vedere la piattaforma, e il sito lo ricorda; altrimenti vale la scelta fatta in questo browser.",
    en: "Set `true` if the player has opted out of the platform and the site stores this choice; otherwise the choice made in this browser applies.",
  },
  imageOrigins: {
    it: "Altre origini da cui possono venire le immagini della piattaforma; senza, ogni host https.",
    en: "Other origins of the platform’s images. The default is any https host.",
  },
  timeoutMs: {
    it: "Durata massima di una chiamata, in millisecondi.",
    en: "Maximum duration of a call, in milliseconds.",
  },
  callIdHeader: {
    it: "Intestazione con l’identificativo di una chiamata. Con i broker che assegnano da sé `message-id`, come RabbitMQ e ActiveMQ, serve `correlation-id`.",
    en: "Header with the id of a call. Use `correlation-id` with brokers that assign `message-id` themselves, such as RabbitMQ and ActiveMQ.",
  },
  reconnectDelayMs: {
    it: "Attesa prima di riconnettersi, in millisecondi.",
    en: "Wait before the library reconnects, in milliseconds.",
  },
  reconnectJitterMs: {
    it: "Attesa casuale massima che si aggiunge, in millisecondi; con 0 non si aggiunge nulla.",
    en: "Maximum random wait that is added to `reconnectDelayMs`, in milliseconds. With 0 none is added.",
  },
};
