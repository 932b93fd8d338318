import { describeWidget } from "../../src/description";
import { notificationsTexts } from "../../src/gamification/notifications/texts";
import { notifications } from "./definition";

export const notificationsDescription = describeWidget(notifications, {
  title: { it: "Avvisi", en: "Notifications" },
  summary: {
    it: "Brevi avvisi al margine della pagina, uno alla volta: messaggi della piattaforma di gamification, traguardi completati, premi da riscuotere. Ciò che dicono si può sempre leggere anche altrove nel sito.",
    en: "Short notices at the edge of the page, one at a time: messages of the gamification platform, completed achievements and prizes to claim. The same content is also available elsewhere on the site.",
  },
  attributes: {
    achievementsUrl: {
      siteWide: true,
      label: { it: "Pagina dei traguardi", en: "Achievements page" },
      help: {
        it: "Pagina su cui si trovano i traguardi. Senza indirizzo l’avviso non ha il collegamento.",
        en: "Page that shows the achievements. Leave empty to show notices without this link.",
      },
    },
    awardsUrl: {
      siteWide: true,
      label: { it: "Pagina dei premi", en: "Prizes page" },
      help: {
        it: "Pagina su cui il giocatore riscuote i premi. L’avviso porta al premio stesso: ciò che segue il segno # in questo indirizzo viene sostituito. Senza indirizzo l’avviso non ha il collegamento.",
        en: "Page on which the player claims prizes. The notice links to the prize itself, so anything after # in this URL is replaced. Leave empty to show notices without this link.",
      },
    },
    competitionsUrl: {
      siteWide: true,
      label: { it: "Pagina dei tornei", en: "Competitions page" },
      help: {
        it: "Pagina su cui si trovano i tornei. Senza indirizzo l’avviso non ha il collegamento.",
        en: "Page that shows the competitions. Leave empty to show notices without this link.",
      },
    },
    messagesUrl: {
      siteWide: true,
      label: { it: "Pagina dei messaggi della piattaforma", en: "Page of the platform’s messages" },
      help: {
        it: "Pagina su cui si trovano i messaggi della piattaforma di gamification. Senza indirizzo l’avviso non ha il collegamento.",
        en: "Page that shows the messages of the gamification platform. Leave empty to show notices without this link.",
      },
    },
  },
  children: "none",
  overlay: true,
  states: {
    ready: {
      it: "L’elemento è pronto a mostrare gli avvisi, o ne mostra uno.",
      en: "The element is ready to show notices, or is showing a notice.",
    },
    "logged-out": {
      it: "Nessun giocatore ha fatto l’accesso: non si mostrano avvisi.",
      en: "No player is logged in: no notice is shown.",
    },
    "opted-out": {
      it: "Il giocatore ha scelto di non vedere la piattaforma: non si mostrano avvisi.",
      en: "The player has chosen not to see the platform: no notice is shown.",
    },
    restricted: {
      it: "Un’autoesclusione o una pausa di gioco è in corso: non si mostrano avvisi.",
      en: "A self-exclusion or a game pause is in force: no notice is shown.",
    },
  },
  parts: {
    live: { it: "Il riquadro di un avviso.", en: "The box of a notice." },
    text: { it: "La frase dopo il titolo di un avviso.", en: "The sentence after a notice’s title." },
    meta: {
      it: "Dove si trova ciò di cui parla l’avviso.",
      en: "The sentence that states where the notice is recorded.",
    },
    close: { it: "Il pulsante che chiude.", en: "The button that closes the notice." },
  },
  keyboard: [
    {
      keys: ["Escape"],
      it: "Se il focus è sull’avviso, lo chiude; il focus torna dov’era.",
      en: "Closes the notice if the focus is on it; the focus returns to where it was.",
    },
    {
      keys: ["Tab"],
      it: "Passa dai collegamenti dell’avviso al pulsante che chiude. Finché ha il focus, l’avviso resta.",
      en: "Moves from the links of the notice to the close button. The notice stays while it has the focus.",
    },
  ],
  examples: [
    {
      title: { it: "Insieme ai traguardi", en: "Together with the achievements" },
      attributes: { achievementsUrl: "/gamification", awardsUrl: "/gamification" },
      companions: ["vetrina-achievements"],
      demo: "logged-in",
    },
  ],
  icon: "bell",
  fallback: "",
  texts: notificationsTexts,
  placeholder: "hidden",
});
