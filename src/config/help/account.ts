import type { accountDescription } from "../sections/account";
import type { HelpOf } from "./help-of";

export const accountHelp: HelpOf<typeof accountDescription> = {
  origin: {
    it: "Indirizzo dell’area privata, come `https://area-privata.example`; senza, l’origine della pagina.",
    en: "URL of the account area, such as `https://area-privata.example`. The default is the page’s origin.",
  },
  mode: {
    it: "Modo di accesso; con `auto` è `stateless` se è configurato `account.paths.checkToken`, altrimenti `legacy`.",
    en: "Login mode. `auto` means `stateless` if `account.paths.checkToken` is configured, otherwise `legacy`.",
  },
  loginUrl: {
    it: "Pagina di accesso del sito: si apre dalle pagine che non hanno `vetrina-login-modal`. Se mancano tutti e due, «Accedi» non apre nulla.",
    en: "The site’s login page: it opens from pages without `vetrina-login-modal`. If both are missing, “Log in” opens nothing.",
  },
  responsibleGamingUrl: {
    it: "Pagina con autolimiti e autoesclusione, a cui porta il riquadro che un giocatore con limitazioni vede al posto di tavoli e promozioni.",
    en: "Page about limits and self-exclusion. The panel that restricted players see instead of tables and promotions links to it.",
  },
  helpUrl: {
    it: "Pagina con i servizi di aiuto per i problemi di gioco, a cui porta lo stesso riquadro.",
    en: "Page about help with gambling problems. The panel that restricted players see links to it, too.",
  },
  ipUrl: {
    it: "Indirizzo del servizio che comunica l’indirizzo IP del visitatore, inviato poi all’area privata.",
    en: "URL of the service that returns the visitor’s IP address, which is then sent to the account area.",
  },
  channel: {
    it: "Codice del canale di vendita che l’area privata riceve a ogni chiamata: lo dà chi la gestisce.",
    en: "Id of the sales channel, sent to the account area with each call. Ask the people who manage the account area for it.",
  },
  infoChannel: {
    it: "Descrizione del canale inviata con ogni chiamata; senza, quella del browser (user agent).",
    en: "Description of the channel, sent with each call. The default is the browser’s user agent.",
  },
  pvd: {
    it: "Codice del punto vendita che l’area privata riceve con l’accesso: lo dà chi la gestisce.",
    en: "Id of the point of sale, sent to the account area with a login. Ask the people who manage the account area for it.",
  },
  flagConto: {
    it: "Tipo di conto (`flagConto`) che l’area privata riceve con l’accesso.",
    en: "Kind of account (`flagConto`), sent to the account area with a login.",
  },
  timeoutMs: {
    it: "Durata massima di una chiamata, ripetizioni comprese, in millisecondi.",
    en: "Maximum duration of a call, retries included, in milliseconds.",
  },
  refreshAfterMs: {
    it: "Età oltre la quale un dato si rilegge quando il giocatore torna sulla pagina, in millisecondi.",
    en: "Age, in milliseconds, after which a value is read again when the player returns to the page.",
  },
  retryDelayMs: {
    it: "Attesa prima di ripetere una lettura, in millisecondi.",
    en: "Wait before a read is repeated, in milliseconds.",
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
    en: "Header with the token when a game session opens.",
  },
  expiringHeader: {
    it: "Intestazione delle risposte che annuncia la scadenza del token.",
    en: "Response header that announces the expiry of the token.",
  },
  expiringCodes: {
    it: "Codici di errore che annunciano la scadenza del token.",
    en: "Error codes that announce the expiry of the token.",
  },
  returnParameter: {
    it: "Parametro dell’indirizzo della pagina in cui è scritto dove tornare dopo l’accesso.",
    en: "Parameter in the page’s URL that contains the URL to return to after the login.",
  },
  returnOrigins: {
    it: "Altre origini a cui si può tornare dopo l’accesso, oltre a quella della pagina.",
    en: "Other origins that a login may return to, in addition to the page’s.",
  },
  basic: {
    gameSession: {
      it: "Credenziali Basic, `utente:password`, per aprire una sessione di gioco. Tutti possono leggerle: conviene ometterle e farle aggiungere da un proxy.",
      en: "Basic credentials, `user:password`, to open a game session. Everybody can read them: if possible, omit them and let a proxy add them.",
    },
    ssoToken: {
      it: "Credenziali Basic, `utente:password`, per il token dell’app mobile; vale lo stesso.",
      en: "Basic credentials, `user:password`, for the mobile app’s token. Everybody can read them, too: if possible, let a proxy add them.",
    },
  },
  paths: {
    balance: { it: "Percorso del saldo.", en: "Path of the balance." },
    statelessBalance: {
      it: "Percorso del saldo, modo stateless.",
      en: "Path of the balance, stateless mode.",
    },
    login: { it: "Percorso dell’accesso.", en: "Path of the login." },
    statelessLogin: {
      it: "Percorso dell’accesso, modo stateless.",
      en: "Path of the login, stateless mode.",
    },
    checkToken: {
      it: "Percorso della verifica del token, modo stateless.",
      en: "Path of the token check, stateless mode.",
    },
    verifyToken: {
      it: "Percorso della verifica di un token di sessione.",
      en: "Path of the check of a session token.",
    },
    refresh: { it: "Percorso del rinnovo del token.", en: "Path of the token refresh." },
    ssoToken: { it: "Percorso del token per l’app mobile.", en: "Path of the mobile app’s token." },
    registry: {
      it: "Percorso dei dati del giocatore per l’assistenza.",
      en: "Path of the player’s data for the help desk.",
    },
    inbox: {
      it: "Percorso del numero di messaggi da leggere.",
      en: "Path of the number of unread messages.",
    },
    nickname: {
      it: "Percorso dei nickname, per leggerli e scriverli.",
      en: "Path of the nicknames, to read and write them.",
    },
    productEnable: {
      it: "Percorso dell’attivazione di un prodotto.",
      en: "Path that enables a product.",
    },
    gameSession: {
      it: "Percorso che inizia una sessione di gioco. Serve per aprire i tavoli dal vivo.",
      en: "Path that starts a game session. Live tables need it to open.",
    },
    selfExclusion: { it: "Percorso dell’autoesclusione.", en: "Path of the self-exclusion." },
    statelessSelfExclusion: {
      it: "Percorso dell’autoesclusione, modo stateless.",
      en: "Path of the self-exclusion, stateless mode.",
    },
    gamePauses: { it: "Percorso delle pause di gioco.", en: "Path of the game pauses." },
    statelessGamePauses: {
      it: "Percorso delle pause di gioco, modo stateless.",
      en: "Path of the game pauses, stateless mode.",
    },
    openBets: {
      it: "Percorso delle scommesse aperte; un indirizzo intero, se le dà un altro servizio.",
      en: "Path of the open bets, or a whole URL if another service has them.",
    },
  },
};
