import { address, list, integer, oneOf, text } from "../definition/kinds";
import { help } from "./help";

/** The bot check of the login. */
export const botCheckDescription = {
  provider: oneOf(["none", "sandbox", "recaptcha-v3", "recaptcha-enterprise", "turnstile"], {
    default: "none",
    ...help("Chi verifica che a scrivere sia una persona.", "Who checks that a person is writing."),
  }),
  script: address(
    help(
      "Indirizzo dello script del fornitore; il parametro «render» lo aggiunge la libreria.",
      "Address of the provider’s script; the library adds the parameter “render”.",
    ),
  ),
  siteKey: text({
    default: "",
    ...help("Chiave pubblica del sito presso il fornitore.", "The site’s public key with the provider."),
  }),
  action: text({
    default: "login",
    ...help(
      "Nome dell’azione che il fornitore riporta nelle sue statistiche e nella verifica.",
      "Name of the action, which the provider gives back in its statistics and when a token is verified.",
    ),
  }),
  badge: oneOf(["shown", "hidden"], {
    default: "shown",
    ...help(
      "Il riquadro di reCAPTCHA nell’angolo della pagina. Nascosto, al suo posto compare nella finestra di accesso l’avviso chiesto da Google.",
      "reCAPTCHA’s badge in the corner of the page. Hidden, the login dialog shows the notice that Google asks for instead.",
    ),
  }),
  timeout: integer({
    default: 8000,
    min: 1,
    ...help(
      "Attesa massima del controllo, in millisecondi, escluso il tempo in cui il giocatore deve rispondere.",
      "Longest wait for the check, in milliseconds, without the time in which the player has to answer.",
    ),
  }),
  refusalCodes: list({
    default: ["BOT_CHECK"],
    ...help(
      "Codici di errore con cui il servizio rifiuta il controllo.",
      "Error codes by which the service refuses the check.",
    ),
  }),
} as const;
