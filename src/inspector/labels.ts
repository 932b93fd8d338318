import { defineTexts, type Translate } from "../i18n";

/** The words of the panel and of its elements. */
export const labels = defineTexts(
  "inspector",
  {
    title: "Ispettore di Vetrina",
    move: "Sposta dall’altra parte",
    close: "Chiudi l’ispettore",
    summary: {
      one: "{count} elemento, {wrong} da correggere",
      other: "{count} elementi, {wrong} da correggere",
    },
    moreMistakes: {
      one: "È sbagliato anche {names}.",
      other: "Sono sbagliati anche {names}.",
    },
    fine: "a posto",
    known: "da sapere",
    wrong: "da correggere",
    widgets: "Elementi",
    page: "Pagina",
  },
  {
    title: "Vetrina inspector",
    move: "Move to the other side",
    close: "Close the inspector",
    summary: {
      one: "{count} element, {wrong} to correct",
      other: "{count} elements, {wrong} to correct",
    },
    moreMistakes: {
      one: "{names} is wrong, too.",
      other: "{names} are wrong, too.",
    },
    fine: "fine",
    known: "to know",
    wrong: "to correct",
    widgets: "Elements",
    page: "Page",
  },
);

export type SayLabel = Translate<(typeof labels)["it"]>;
