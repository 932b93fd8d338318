import {
  headingNotes,
  joinableParts,
  limitNotes,
  publicListStates,
  tagsNotes,
  describeWidget,
  loggedOutExample,
  listPanel,
} from "../../src/description";
import { instantWin } from "./definition";
import { playTexts } from "./play-texts";
import { instantWinTexts } from "./texts";

const listed = { it: "giochi", none: "nessun gioco", en: "instant games" };
const one = { it: "un gioco", en: "an instant game" };

export const instantWinDescription = describeWidget(instantWin, {
  title: { it: "Giochi istantanei", en: "Instant games" },
  summary: {
    it: "I giochi istantanei della piattaforma di gamification: si gioca con un solo pulsante e l’esito lo decide la piattaforma. Il risultato resta visibile finché il giocatore non lo chiude.",
    en: "The instant games of the gamification platform: players play with one button, and the platform decides the result. The result stays visible until the player closes it.",
  },
  attributes: {
    heading: headingNotes("Giochi istantanei", "Instant games"),
    look: {
      label: { it: "Aspetto", en: "Look" },
      choiceLabels: {
        platform: { it: "Quello scelto nella piattaforma", en: "As set on the platform" },
        tiles: { it: "Caselle", en: "Tiles" },
        wheel: { it: "Ruota", en: "Wheel" },
        scratch: { it: "Superficie da grattare", en: "Scratch card" },
      },
      help: {
        it: "Come si presenta il gioco. L’aspetto non cambia il risultato.",
        en: "Look of the game. It does not change the result.",
      },
    },
    donations: {
      label: { it: "Giocate da regalare", en: "Donation of plays" },
      help: {
        it: "Mostra il pulsante «Regala giocate»: chi le riceve lo decide la piattaforma. Va attivato solo se la piattaforma prevede le donazioni: lo sa chi la gestisce.",
        en: "Shows the button “Give plays away”; the platform decides who receives them. Switch it on only if the platform allows donations; ask the people who manage the platform.",
      },
    },
    tags: tagsNotes(listed),
    ids: {
      label: { it: "Codici dei giochi", en: "Game ids" },
      help: {
        it: "I codici (id) dei giochi nella piattaforma, separati da virgole (li dà chi la gestisce): si mostrano solo questi. Se lasciato vuoto, tutti.",
        en: "Enter instant game ids from the platform, separated by commas, to show only these games. Ask the people who manage the platform for the ids. Leave empty to show all games.",
      },
    },
    limit: limitNotes({ ...listed, en: "games" }),
  },
  ...listPanel,
  states: publicListStates(listed),
  parts: joinableParts(listed, one, {
    media: {
      it: "Le caselle, la ruota o la superficie da grattare.",
      en: "The tiles, the wheel or the scratch card.",
    },
    badge: {
      it: "Lo stato e la data di un gioco in programma o terminato.",
      en: "State and date of an instant game that has not started or has ended.",
    },
    text: {
      it: "Il risultato; la frase che dice perché non si può giocare; il testo del regolamento.",
      en: "The result; the sentence that explains why playing is not possible; the text of the terms.",
    },
    meta: {
      it: "Le giocate rimaste e la data di fine; la ricevuta di un’iscrizione o di un regalo; le frasi sullo stato dei dati.",
      en: "The plays left and the end date; the receipt for joining, leaving or giving plays away; the status messages, for example about outdated data or a lost connection.",
    },
    action: {
      it: "Il pulsante che gioca, va al risultato e lo chiude; «Partecipa»; «Accedi».",
      en: "The main button, which plays, skips to the result and closes the result, and the buttons “Take part” and “Log in”.",
    },
    "action-secondary": {
      it: "I pulsanti «Lascia», «Vai al premio», «Regala giocate» e le due risposte, «Regolamento», «Copia il riferimento», «Mostra di più» e «Riprova».",
      en: "The buttons “Leave”, “Go to the prize”, “Give plays away”, “Terms”, “Copy the reference”, “Show more” and “Try again”, and the two buttons that confirm or cancel giving plays away.",
    },
    overlay: {
      it: "Le finestre del regolamento e delle giocate da regalare.",
      en: "The dialogs with the terms and for giving plays away.",
    },
    close: { it: "Il pulsante che chiude una finestra.", en: "The button that closes a dialog." },
  }),
  keyboard: [
    {
      keys: ["Enter", "Space"],
      it: "Sullo stesso pulsante: gioca, poi va al risultato, poi lo chiude.",
      en: "Presses the main button, which plays, then skips to the result, and then closes the result.",
    },
    {
      keys: ["Escape"],
      it: "Chiude il regolamento o la finestra delle giocate da regalare.",
      en: "Closes the terms or the dialog for giving plays away.",
    },
  ],
  examples: [
    { title: { it: "I giochi istantanei", en: "Instant games" }, demo: "logged-in" },
    {
      title: {
        it: "Un solo gioco, da grattare, con giocate da regalare",
        en: "One instant game as a scratch card, with plays to give away",
      },
      attributes: { ids: "iw-gratta", look: "scratch", donations: "true" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Con un’autoesclusione", en: "With a self-exclusion" }, demo: "self-excluded" },
  ],
  icon: "gamepad",
  texts: {
    it: { ...instantWinTexts.it, ...playTexts.it },
    en: { ...instantWinTexts.en, ...playTexts.en },
  },
  // Lists have different heights, so the reserved space fills most of the viewport and nothing visible moves.
  placeholder: { minHeight: 20, fillsWindowUpTo: 50 },
});
