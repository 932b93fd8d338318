import { defineTexts } from "../../src/i18n/texts";

export const loginTexts = defineTexts(
  "login-modal",
  {
    title: "Accedi",
    intro: "Area riservata ai maggiorenni.",
    reasonExpired: "Sessione scaduta. Accedi di nuovo per continuare.",
    reasonRequired: "Per vedere questa pagina serve l’accesso al conto.",
    userName: "Nome utente",
    password: "Password",
    showPassword: "Mostra password",
    hidePassword: "Nascondi password",
    capsLock: "Il blocco maiuscole è attivo.",
    submit: "Accedi",
    submitting: "Accesso in corso…",
    close: "Chiudi",
    missingUserName: "Scrivi il nome utente.",
    missingPassword: "Scrivi la password.",
    credentials: "Nome utente o password non corretti. Controlla e riprova.",
    botCheckRefused: "Il controllo anti-bot non è riuscito. Riprova.",
    botCheckUnavailable:
      "Il controllo anti-bot non si è caricato. Se usi un blocco degli annunci, sospendilo per questo sito e riprova.",
    network: "Non riusciamo a raggiungere il servizio. Controlla la connessione e riprova.",
    timeout: "Il servizio non ha risposto in tempo. Riprova tra poco.",
    service: "In questo momento l’accesso non è disponibile. Riprova tra qualche minuto.",
    legalMissing:
      "Solo in sviluppo: lo slot «legal» è vuoto. Qui vanno le avvertenze di legge dell’operatore.",
    legal: "18+ Il gioco è vietato ai minori e può causare dipendenza patologica.",
  },
  {
    title: "Log in",
    intro: "For adults only.",
    reasonExpired: "Your session has expired. Log in again to continue.",
    reasonRequired: "You need to log in to see this page.",
    userName: "User name",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    capsLock: "Caps Lock is on.",
    submit: "Log in",
    submitting: "Logging in…",
    close: "Close",
    missingUserName: "Enter your user name.",
    missingPassword: "Enter your password.",
    credentials: "Wrong user name or password. Check them and try again.",
    botCheckRefused: "The bot check failed. Try again.",
    botCheckUnavailable:
      "The bot check did not load. If you use an ad blocker, pause it for this site and try again.",
    network: "We cannot reach the service. Check your connection and try again.",
    timeout: "The service did not answer in time. Try again shortly.",
    service: "Login is not available at the moment. Try again in a few minutes.",
    legalMissing: "Development only: the slot “legal” is empty. The operator’s legal notices belong here.",
    legal: "18+ Gambling is forbidden to minors and can cause pathological addiction.",
  },
);

export type LoginText = keyof typeof loginTexts.it;
