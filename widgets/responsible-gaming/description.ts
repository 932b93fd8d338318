import { describeWidget, loggedOutExample, headingNotes, readOnlyParts } from "../../src/description";
import { responsibleGaming } from "./definition";
import { responsibleGamingTexts } from "./texts";

export const responsibleGamingDescription = describeWidget(responsibleGaming, {
  title: { it: "Gioco responsabile", en: "Responsible gaming" },
  summary: {
    it: "Autoesclusione e pause di gioco in vigore, durata della sessione e collegamenti dell’operatore. Qui si possono solo consultare, non modificare.",
    en: "Self-exclusion and game pauses in force, the session length and the operator’s links. Players can view the restrictions here but cannot change them.",
  },
  attributes: {
    heading: headingNotes("Gioco responsabile", "Responsible gaming"),
    sessionLength: {
      label: { it: "Durata della sessione", en: "Session length" },
      help: {
        it: "Mostra da quanto tempo dura l’accesso, in ore e minuti.",
        en: "Shows how long the player has been logged in, in hours and minutes.",
      },
    },
  },
  children: "markup",
  slots: {
    links: {
      needed: true,
      label: { it: "Collegamenti", en: "Links" },
      help: {
        it: "Collegamenti dell’operatore: autolimiti, autoesclusione, servizi di aiuto. Sono obbligatori. Un numero di telefono (`tel:`) diventa un pulsante.",
        en: "Enter the operator’s links, which are required: limits, self-exclusion and help. A link to a telephone number (`tel:`) becomes a button.",
      },
    },
    legal: {
      needed: true,
      label: { it: "Avvertenze di legge", en: "Legal notices" },
      help: {
        it: "Avvertenze di legge dell’operatore, in fondo al riquadro. Sono obbligatorie.",
        en: "Enter the operator’s legal notices. They are required, and are shown at the bottom of the box.",
      },
    },
  },
  states: {
    loading: { it: "I dati sono in arrivo.", en: "The data is loading." },
    ready: {
      it: "Si vede che cosa è in vigore adesso, o che non c’è nulla in vigore.",
      en: "The current restrictions are shown, or the statement that there are none.",
    },
    stale: {
      it: "I dati non si sono potuti aggiornare: restano gli ultimi noti, con la loro ora.",
      en: "The data could not be updated: the last known data is shown with the time at which it was read.",
    },
    error: {
      it: "I dati non sono disponibili; il pulsante «Riprova» li chiede di nuovo.",
      en: "The data is not available; the button “Try again” reads it again.",
    },
    offline: { it: "Il dispositivo non è in rete.", en: "The device is offline." },
    "logged-out": {
      it: "Nessun giocatore ha fatto l’accesso: si vedono i collegamenti e il pulsante «Accedi».",
      en: "No player is logged in: the links and the button “Log in” are shown.",
    },
  },
  parts: {
    ...readOnlyParts,
    row: { it: "Un’autoesclusione o una pausa.", en: "A self-exclusion or a pause." },
    text: { it: "Che cosa è in vigore.", en: "The restriction that is in force." },
    meta: {
      it: "Le etichette, la durata della sessione e le frasi sullo stato dei dati.",
      en: "The time left, the labels in the details, the length of the session, and the status messages, for example about outdated data or a lost connection.",
    },
    error: { it: "L’avviso di dati non disponibili.", en: "The notice that the data is not available." },
    "action-secondary": { it: "Il pulsante «Riprova».", en: "The button “Try again”." },
  },
  keyboard: [
    {
      keys: ["Tab"],
      it: "Passa al pulsante, ai dettagli e ai collegamenti.",
      en: "Moves to the button, the details and the links.",
    },
    {
      keys: ["Enter"],
      it: "Accede, riprova o apre i dettagli.",
      en: "Logs in, tries again or opens the details.",
    },
  ],
  examples: [
    { title: { it: "Autoesclusione in vigore", en: "During a self-exclusion" }, demo: "self-excluded" },
    { title: { it: "Pausa di gioco in vigore", en: "During a game pause" }, demo: "game-pause" },
    { title: { it: "Nulla in vigore", en: "No restriction in force" }, demo: "logged-in" },
    {
      title: { it: "Senza la durata della sessione", en: "Without the session length" },
      attributes: { sessionLength: "false" },
      demo: "logged-in",
    },
    loggedOutExample,
    { title: { it: "Dati non disponibili", en: "Data not available" }, demo: "unconfigured" },
  ],
  icon: "shield",
  fallback: '<div slot="links">{links}</div><div slot="legal">{legal}</div>',
  texts: responsibleGamingTexts,
  // The line of the title is 1.7875 units high, and the content between the title and the links is 6.75 units
  // high.
  placeholder: { minHeight: 18, foot: { below: 8.5375, slots: { links: 0.875, legal: 0.8125 } } },
});
