import type { Described } from "./widget";

/** States that say the same of every panel of the gamification platform that visitors may see. */
export const platformStates = {
  offline: { help: { it: "Il dispositivo non è in rete.", en: "The device is offline." } },
  "logged-out": {
    help: {
      it: "Nessun accesso, e la piattaforma non è aperta ai visitatori: mostra «Accedi».",
      en: "No player is logged in, and the platform is not open to visitors: it shows the button “Log in”.",
    },
  },
  "opted-out": {
    help: {
      it: "Il giocatore ha scelto di non vedere la piattaforma: nulla si legge, e il pulsante «Riattiva» torna indietro.",
      en: "The player has chosen not to see the platform: nothing is read, and the button “Switch on again” goes back.",
    },
  },
} satisfies Record<string, Described>;

/** Parts of every panel whose cards a member joins and leaves. */
export const joinableParts = {
  card: { help: { it: "Il riquadro.", en: "The box." } },
  title: { help: { it: "Il titolo.", en: "The title." } },
  action: {
    help: { it: "I pulsanti «Partecipa» e «Accedi».", en: "The buttons “Take part” and “Log in”." },
  },
  "action-secondary": {
    help: {
      it: "Il nome che apre i dettagli; i pulsanti «Lascia», «Annulla», «Copia il riferimento», «Mostra tutto», «Mostra di più» e «Riprova».",
      en: "The name that opens the details; the buttons “Leave”, “Undo”, “Copy the reference”, “Show all”, “Show more” and “Try again”.",
    },
  },
  overlay: { help: { it: "La finestra dei dettagli.", en: "The dialog with the details." } },
  close: {
    help: { it: "Il pulsante che chiude i dettagli.", en: "The button that closes the details." },
  },
  skeleton: { help: { it: "Il segnaposto durante il caricamento.", en: "The placeholder while loading." } },
} satisfies Record<string, Described>;

/** Parts of every panel that only shows what the platform has. */
export const readOnlyParts = {
  card: { help: { it: "Il riquadro.", en: "The box." } },
  title: { help: { it: "Il titolo.", en: "The title." } },
  action: { help: { it: "Il pulsante «Accedi».", en: "The button “Log in”." } },
  "action-secondary": {
    help: {
      it: "I pulsanti «Mostra di più» e «Riprova», e i nomi che portano ad altro nella pagina.",
      en: "The buttons “Show more” and “Try again”, and names that lead to something else on the page.",
    },
  },
  skeleton: { help: { it: "Il segnaposto durante il caricamento.", en: "The placeholder while loading." } },
} satisfies Record<string, Described>;
