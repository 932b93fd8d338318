import { address, number, oneOf, origin, text } from "../../definition/kinds";
import { help } from "./help";

/** The account area: where it is, how it is spoken to. */
export const accountDescription = {
  origin: origin(
    help(
      "Origine dell'area privata; senza, quella della pagina.",
      "Origin of the account area; the page's by default.",
    ),
  ),
  mode: oneOf(["auto", "legacy", "stateless"], {
    default: "auto",
    ...help(
      "Modo di accesso; auto è stateless se è configurato paths.checkToken.",
      "Login mode; auto is stateless where paths.checkToken is configured.",
    ),
  }),
  loginUrl: address(help("Pagina di accesso senza finestra.", "Login page where there is no modal.")),
  ipUrl: address(help("Indirizzo che dice l'IP.", "Address that tells the visitor's IP.")),
  channel: text({ default: "62", ...help("Canale.", "Channel id.") }),
  infoChannel: text(help("Descrizione del canale.", "Channel description; the user agent by default.")),
  pvd: text({ default: "", ...help("Punto vendita dell'accesso.", "Point of sale of the login.") }),
  flagConto: number({ default: 0, ...help("Tipo di conto dell'accesso.", "Account flag of the login.") }),
  timeout: number({
    default: 60_000,
    min: 1,
    ...help(
      "Durata massima di una chiamata, ripetizioni comprese, in millisecondi.",
      "Longest duration of a call, retries included, in milliseconds.",
    ),
  }),
  retryDelay: number({
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
      ...help("Intestazione con l'identificativo della chiamata.", "Header with the call id."),
    }),
    sessionId: text({
      default: "x-session-id",
      ...help("Intestazione con l'identificativo della sessione.", "Header with the session id."),
    }),
    channelId: text({
      default: "x-channel-id",
      ...help("Intestazione con il canale.", "Header with the channel."),
    }),
    userIp: text({
      default: "x-user-ip",
      ...help("Intestazione con l'IP.", "Header with the visitor's IP."),
    }),
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
  },
} as const;
