import type { botCheckDescription } from "../sections/bot-check";
import type { HelpOf } from "./help-of";

export const botCheckHelp: HelpOf<typeof botCheckDescription> = {
  provider: {
    it: "Il servizio che all’accesso controlla di avere davanti una persona e non un programma.",
    en: "Service that checks at the login that the visitor is a person, not a program.",
  },
  scriptUrl: {
    it: "Indirizzo dello script del fornitore; il parametro «render» lo aggiunge la libreria.",
    en: "URL of the provider’s script; the library adds the parameter “render”.",
  },
  siteKey: {
    it: "Chiave pubblica del sito presso il fornitore.",
    en: "The site’s public key with the provider.",
  },
  action: {
    it: "Nome dell’azione che il fornitore riporta nelle sue statistiche e nella verifica.",
    en: "Name of the action, which the provider returns in its statistics and when it verifies a token.",
  },
  badge: {
    it: "Il riquadro di reCAPTCHA nell’angolo della pagina. Se è nascosto, la finestra di accesso mostra l’avviso che Google richiede.",
    en: "reCAPTCHA’s badge in the corner of the page. If it is hidden, the login dialog shows the notice that Google requires.",
  },
  timeoutMs: {
    it: "Attesa massima del controllo, in millisecondi, escluso il tempo in cui il giocatore deve rispondere.",
    en: "Maximum wait for the check, in milliseconds. It does not include the time that the player needs to answer.",
  },
  refusalCodes: {
    it: "Codici di errore con cui il servizio rifiuta il controllo.",
    en: "Error codes with which the service refuses the check.",
  },
};
