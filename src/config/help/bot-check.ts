import type { botCheckDescription } from "../bot-check-description";
import type { HelpOf } from "./help-of";

export const botCheckHelp: HelpOf<typeof botCheckDescription> = {
  provider: {
    it: "Chi verifica che a scrivere sia una persona.",
    en: "Who checks that a person is writing.",
  },
  script: {
    it: "Indirizzo dello script del fornitore; il parametro «render» lo aggiunge la libreria.",
    en: "Address of the provider’s script; the library adds the parameter “render”.",
  },
  siteKey: {
    it: "Chiave pubblica del sito presso il fornitore.",
    en: "The site’s public key with the provider.",
  },
  action: {
    it: "Nome dell’azione che il fornitore riporta nelle sue statistiche e nella verifica.",
    en: "Name of the action, which the provider gives back in its statistics and when a token is verified.",
  },
  badge: {
    it: "Il riquadro di reCAPTCHA nell’angolo della pagina. Nascosto, al suo posto compare nella finestra di accesso l’avviso chiesto da Google.",
    en: "reCAPTCHA’s badge in the corner of the page. Hidden, the login dialog shows the notice that Google asks for instead.",
  },
  timeout: {
    it: "Attesa massima del controllo, in millisecondi, escluso il tempo in cui il giocatore deve rispondere.",
    en: "Longest wait for the check, in milliseconds, without the time in which the player has to answer.",
  },
  refusalCodes: {
    it: "Codici di errore con cui il servizio rifiuta il controllo.",
    en: "Error codes by which the service refuses the check.",
  },
};
