import { address, list, integer, oneOf, origin, text } from "../definition/kinds";
import { help } from "./help";

/** The account area: its address and its protocol. */
export const accountDescription = {
  origin: origin(
    help(
      "Origine dell’area privata; senza, quella della pagina.",
      "Origin of the account area; the page’s by default.",
    ),
  ),
  mode: oneOf(["auto", "legacy", "stateless"], {
    default: "auto",
    ...help(
      "Modo di accesso; auto è stateless se è configurato paths.checkToken.",
      "Login mode; auto is stateless where paths.checkToken is configured.",
    ),
  }),
  loginUrl: address(
    help(
      "Pagina di accesso del sito, aperta nelle pagine che non hanno `vetrina-login-modal`. Se mancano tutti e due, «Accedi» non apre nulla.",
      "The site’s login page, which opens on pages without `vetrina-login-modal`. Without either, “Log in” opens nothing.",
    ),
  ),
  responsibleGamingUrl: address(
    help(
      "Pagina con autolimiti e autoesclusione, a cui porta il riquadro che un giocatore con limitazioni vede al posto di tavoli e promozioni.",
      "Page about limits and self-exclusion. The panel that restricted players see instead of tables and promotions links to it.",
    ),
  ),
  helpUrl: address(
    help(
      "Pagina con i servizi di aiuto per i problemi di gioco, a cui porta lo stesso riquadro.",
      "Page about help with gambling problems. The same panel links to it.",
    ),
  ),
  ipUrl: address(
    help(
      "Indirizzo del servizio che dice l’IP del visitatore, inviato poi all’area privata.",
      "Address of the service that tells the visitor’s IP, which the account area then gets.",
    ),
  ),
  channel: text({
    default: "62",
    ...help(
      "Codice del canale di vendita che l’area privata riceve a ogni chiamata: lo dà chi la gestisce.",
      "Id of the sales channel that the account area gets with each call; its operator names it.",
    ),
  }),
  infoChannel: text(
    help(
      "Descrizione del canale inviata con ogni chiamata; senza, quella del browser (user agent).",
      "Description of the channel, sent with each call; the browser’s user agent by default.",
    ),
  ),
  pvd: text({
    default: "",
    ...help(
      "Codice del punto vendita che l’area privata riceve con l’accesso: lo dà chi la gestisce.",
      "Id of the point of sale that the account area gets with a login; its operator names it.",
    ),
  }),
  flagConto: integer({
    default: 0,
    ...help(
      "Tipo di conto (`flagConto`) che l’area privata riceve con l’accesso.",
      "Kind of account (`flagConto`) that the account area gets with a login.",
    ),
  }),
  timeout: integer({
    default: 60_000,
    min: 1,
    ...help(
      "Durata massima di una chiamata, ripetizioni comprese, in millisecondi.",
      "Longest duration of a call, retries included, in milliseconds.",
    ),
  }),
  refreshAfter: integer({
    default: 60_000,
    min: 0,
    ...help(
      "Età oltre la quale un dato si rilegge quando il giocatore torna sulla pagina, in millisecondi.",
      "Age above which a value is read again when the player comes back to the page, in milliseconds.",
    ),
  }),
  retryDelay: integer({
    default: 1000,
    min: 0,
    ...help("Attesa prima di ripetere una lettura.", "Wait before a read is sent again, in milliseconds."),
  }),
  headers: {
    channelInfo: text({
      default: "x-channel-info",
      ...help("Intestazione con la descrizione del canale.", "Header with the channel description."),
    }),
    callId: text({
      default: "x-call-id",
      ...help("Intestazione con l’identificativo della chiamata.", "Header with the call id."),
    }),
    sessionId: text({
      default: "x-session-id",
      ...help("Intestazione con l’identificativo della sessione.", "Header with the session id."),
    }),
    channelId: text({
      default: "x-channel-id",
      ...help("Intestazione con il canale.", "Header with the channel."),
    }),
    userIp: text({
      default: "x-user-ip",
      ...help("Intestazione con l’IP.", "Header with the visitor’s IP."),
    }),
  },
  jwtHeader: text({
    default: "x-jwt",
    ...help(
      "Intestazione con il token nell’apertura di una sessione di gioco.",
      "Header with the token where a game session is opened.",
    ),
  }),
  expiringHeader: text({
    default: "x-token-expiring",
    ...help(
      "Intestazione delle risposte che annuncia la scadenza del token.",
      "Header of answers that tells that the token is about to expire.",
    ),
  }),
  expiringCodes: list({
    default: [],
    ...help(
      "Codici di errore che annunciano la scadenza del token.",
      "Error codes that tell that the token is about to expire.",
    ),
  }),
  returnParameter: text({
    default: "returnUrl",
    ...help(
      "Parametro della pagina con l’indirizzo a cui tornare dopo l’accesso.",
      "Parameter of the page with the address to return to after the login.",
    ),
  }),
  returnOrigins: list({
    default: [],
    ...help(
      "Altre origini a cui si può tornare dopo l’accesso, oltre a quella della pagina.",
      "Origins beside the page’s own that a login may return to.",
    ),
  }),
  basic: {
    gameSession: text(
      help(
        "Credenziali Basic, utente:password, per aprire una sessione di gioco; senza, le aggiunge un proxy.",
        "Basic credentials, user:password, to open a game session; without them, a proxy adds them.",
      ),
    ),
    ssoToken: text(
      help(
        "Credenziali Basic, utente:password, per il token dell’app mobile; senza, le aggiunge un proxy.",
        "Basic credentials, user:password, for the mobile app’s token; without them, a proxy adds them.",
      ),
    ),
  },
  paths: {
    balance: text({
      default: "/api/movimenti-conto-ms/ms/account/movements/getBalance",
      ...help("Saldo.", "Balance."),
    }),
    statelessBalance: text(help("Saldo, modo stateless.", "Balance, stateless mode.")),
    login: text({
      default: "/api/authentication-ms/ms/auth/login",
      ...help("Accesso.", "Login."),
    }),
    statelessLogin: text(help("Accesso, modo stateless.", "Login, stateless mode.")),
    checkToken: text(help("Verifica del token, modo stateless.", "Token check, stateless mode.")),
    verifyToken: text({
      default: "/api/session-service/mid/session/verifyToken",
      ...help("Verifica di un token di sessione.", "Check of a session token."),
    }),
    refresh: text(help("Rinnovo del token.", "Renewal of the token.")),
    ssoToken: text({
      default: "/api/authentication-ms/v1/sso/ext/jwt-token",
      ...help("Token per l’app mobile.", "Token for the mobile app."),
    }),
    registry: text(help("Dati del giocatore per l’assistenza.", "The player’s data for the help desk.")),
    inbox: text({
      default: "/api/inbox-ms/ms/inbox/getNumberMessage",
      ...help("Numero di messaggi da leggere.", "Number of unread messages."),
    }),
    nickname: text({
      default: "/api/platform-service/ms/portal/nickname",
      ...help("Nickname, lettura e scrittura.", "Nicknames, read and written."),
    }),
    productEnable: text({
      default: "/api/platform-service/ms/services/product/enable",
      ...help("Attivazione di un prodotto.", "Enabling of a product."),
    }),
    gameSession: text(
      help(
        "Percorso nell’area privata che inizia una sessione di gioco. Serve per aprire i tavoli dal vivo.",
        "Path in the account area that begins a game session. Live tables need it to open.",
      ),
    ),
    selfExclusion: text({
      default: "/api/gioca-giusto-ms/ms/giocagiusto/getSelfExclusionBillCode",
      ...help("Autoesclusione.", "Self-exclusion."),
    }),
    statelessSelfExclusion: text(help("Autoesclusione, modo stateless.", "Self-exclusion, stateless mode.")),
    gamePauses: text({
      default: "/api/gioca-giusto-ms/ms/respgaming/getSummaryGameBreak",
      ...help("Pause di gioco.", "Game pauses."),
    }),
    statelessGamePauses: text(help("Pause di gioco, modo stateless.", "Game pauses, stateless mode.")),
    openBets: text(
      help(
        "Percorso nell’area privata con le scommesse aperte; un indirizzo intero, se stanno su un altro servizio.",
        "Path in the account area with the open bets; a whole address where another service has them.",
      ),
    ),
  },
} as const;
