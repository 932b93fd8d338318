import type { accountDescription } from "../account-description";
import type { HelpOf } from "./help-of";

export const accountHelp: HelpOf<typeof accountDescription> = {
  origin: {
    it: "Origine dell’area privata; senza, quella della pagina.",
    en: "Origin of the account area; the page’s by default.",
  },
  mode: {
    it: "Modo di accesso; auto è stateless se è configurato paths.checkToken.",
    en: "Login mode; auto is stateless where paths.checkToken is configured.",
  },
  loginUrl: {
    it: "Pagina di accesso del sito, aperta nelle pagine che non hanno `vetrina-login-modal`. Se mancano tutti e due, «Accedi» non apre nulla.",
    en: "The site’s login page, which opens on pages without `vetrina-login-modal`. Without either, “Log in” opens nothing.",
  },
  responsibleGamingUrl: {
    it: "Pagina con autolimiti e autoesclusione, a cui porta il riquadro che un giocatore con limitazioni vede al posto di tavoli e promozioni.",
    en: "Page about limits and self-exclusion. The panel that restricted players see instead of tables and promotions links to it.",
  },
  helpUrl: {
    it: "Pagina con i servizi di aiuto per i problemi di gioco, a cui porta lo stesso riquadro.",
    en: "Page about help with gambling problems. The same panel links to it.",
  },
  ipUrl: {
    it: "Indirizzo del servizio che dice l’IP del visitatore, inviato poi all’area privata.",
    en: "Address of the service that tells the visitor’s IP, which the account area then gets.",
  },
  channel: {
    it: "Codice del canale di vendita che l’area privata riceve a ogni chiamata: lo dà chi la gestisce.",
    en: "Id of the sales channel that the account area gets with each call; its operator names it.",
  },
  infoChannel: {
    it: "Descrizione del canale inviata con ogni chiamata; senza, quella del browser (user agent).",
    en: "Description of the channel, sent with each call; the browser’s user agent by default.",
  },
  pvd: {
    it: "Codice del punto vendita che l’area privata riceve con l’accesso: lo dà chi la gestisce.",
    en: "Id of the point of sale that the account area gets with a login; its operator names it.",
  },
  flagConto: {
    it: "Tipo di conto (`flagConto`) che l’area privata riceve con l’accesso.",
    en: "Kind of account (`flagConto`) that the account area gets with a login.",
  },
  timeout: {
    it: "Durata massima di una chiamata, ripetizioni comprese, in millisecondi.",
    en: "Longest duration of a call, retries included, in milliseconds.",
  },
  refreshAfter: {
    it: "Età oltre la quale un dato si rilegge quando il giocatore torna sulla pagina, in millisecondi.",
    en: "Age above which a value is read again when the player comes back to the page, in milliseconds.",
  },
  retryDelay: {
    it: "Attesa prima di ripetere una lettura.",
    en: "Wait before a read is sent again, in milliseconds.",
  },
  headers: {
    channelInfo: {
      it: "Intestazione con la descrizione del canale.",
      en: "Header with the channel description.",
    },
    callId: { it: "Intestazione con l’identificativo della chiamata.", en: "Header with the call id." },
    sessionId: { it: "Intestazione con l’identificativo della sessione.", en: "Header with the session id." },
    channelId: { it: "Intestazione con il canale.", en: "Header with the channel." },
    userIp: { it: "Intestazione con l’IP.", en: "Header with the visitor’s IP." },
  },
  jwtHeader: {
    it: "Intestazione con il token nell’apertura di una sessione di gioco.",
    en: "Header with the token where a game session is opened.",
  },
  expiringHeader: {
    it: "Intestazione delle risposte che annuncia la scadenza del token.",
    en: "Header of answers that tells that the token is about to expire.",
  },
  expiringCodes: {
    it: "Codici di errore che annunciano la scadenza del token.",
    en: "Error codes that tell that the token is about to expire.",
  },
  returnParameter: {
    it: "Parametro della pagina con l’indirizzo a cui tornare dopo l’accesso.",
    en: "Parameter of the page with the address to return to after the login.",
  },
  returnOrigins: {
    it: "Altre origini a cui si può tornare dopo l’accesso, oltre a quella della pagina.",
    en: "Origins beside the page’s own that a login may return to.",
  },
  basic: {
    gameSession: {
      it: "Credenziali Basic, utente:password, per aprire una sessione di gioco; senza, le aggiunge un proxy.",
      en: "Basic credentials, user:password, to open a game session; without them, a proxy adds them.",
    },
    ssoToken: {
      it: "Credenziali Basic, utente:password, per il token dell’app mobile; senza, le aggiunge un proxy.",
      en: "Basic credentials, user:password, for the mobile app’s token; without them, a proxy adds them.",
    },
  },
  paths: {
    balance: { it: "Saldo.", en: "Balance." },
    statelessBalance: { it: "Saldo, modo stateless.", en: "Balance, stateless mode." },
    login: { it: "Accesso.", en: "Login." },
    statelessLogin: { it: "Accesso, modo stateless.", en: "Login, stateless mode." },
    checkToken: { it: "Verifica del token, modo stateless.", en: "Token check, stateless mode." },
    verifyToken: { it: "Verifica di un token di sessione.", en: "Check of a session token." },
    refresh: { it: "Rinnovo del token.", en: "Renewal of the token." },
    ssoToken: { it: "Token per l’app mobile.", en: "Token for the mobile app." },
    registry: { it: "Dati del giocatore per l’assistenza.", en: "The player’s data for the help desk." },
    inbox: { it: "Numero di messaggi da leggere.", en: "Number of unread messages." },
    nickname: { it: "Nickname, lettura e scrittura.", en: "Nicknames, read and written." },
    productEnable: { it: "Attivazione di un prodotto.", en: "Enabling of a product." },
    gameSession: {
      it: "Percorso nell’area privata che inizia una sessione di gioco. Serve per aprire i tavoli dal vivo.",
      en: "Path in the account area that begins a game session. Live tables need it to open.",
    },
    selfExclusion: { it: "Autoesclusione.", en: "Self-exclusion." },
    statelessSelfExclusion: { it: "Autoesclusione, modo stateless.", en: "Self-exclusion, stateless mode." },
    gamePauses: { it: "Pause di gioco.", en: "Game pauses." },
    statelessGamePauses: { it: "Pause di gioco, modo stateless.", en: "Game pauses, stateless mode." },
    openBets: {
      it: "Percorso nell’area privata con le scommesse aperte; un indirizzo intero, se stanno su un altro servizio.",
      en: "Path in the account area with the open bets; a whole address where another service has them.",
    },
  },
};
