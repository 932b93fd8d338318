import type { AttributeNotes, Bilingual, KeyDescription } from "./widget";

/** Parts of every field with a calendar. */
export const calendarParts = {
  header: {
    it: "Il pulsante che apre e chiude il calendario.",
    en: "The button that opens and closes the calendar.",
  },
  panel: { it: "Il calendario a discesa.", en: "The dropdown calendar." },
  overlay: { it: "Il calendario sopra la pagina.", en: "The calendar over the page." },
  title: { it: "Il titolo del calendario sopra la pagina.", en: "The title of the overlay." },
  close: {
    it: "Il pulsante che chiude il calendario sopra la pagina.",
    en: "The close button of the overlay.",
  },
  prev: { it: "La freccia del mese precedente.", en: "The arrow to the previous month." },
  next: { it: "La freccia del mese successivo.", en: "The arrow to the next month." },
  month: { it: "Mese e anno mostrati.", en: "The month and year shown." },
  weekday: { it: "I giorni della settimana, da LUN a DOM.", en: "The days of the week, MON to SUN." },
  day: { it: "Un giorno.", en: "A day." },
  "day-today": { it: "Il giorno di oggi.", en: "Today." },
  "out-of-range": { it: "Un giorno fuori dall’intervallo.", en: "A day outside the range." },
} satisfies Record<string, Bilingual>;

/** Keys that move between the days of a calendar or between its controls. */
export const calendarKeys = [
  {
    keys: ["ArrowLeft", "ArrowRight"],
    it: "Giorno precedente o successivo.",
    en: "Previous or next day.",
  },
  {
    keys: ["ArrowUp", "ArrowDown"],
    it: "Stesso giorno della settimana precedente o successiva.",
    en: "Same day of the previous or next week.",
  },
  {
    keys: ["Home", "End"],
    it: "Lunedì o domenica della settimana.",
    en: "Monday or Sunday of the week.",
  },
  {
    keys: ["PageUp", "PageDown"],
    it: "Mese precedente o successivo.",
    en: "Previous or next month.",
  },
  {
    keys: ["Shift+PageUp", "Shift+PageDown"],
    it: "Anno precedente o successivo.",
    en: "Previous or next year.",
  },
  {
    keys: ["Tab", "Shift+Tab"],
    it: "Passa da un comando all’altro del calendario aperto.",
    en: "Cycles through the controls of the open calendar.",
  },
] satisfies readonly KeyDescription[];

/** Notes on the attributes that every field with a calendar has. */
export const calendarNotes = {
  coarseOverlay: {
    label: { it: "Sopra la pagina anche sui tablet", en: "Open over the page on tablets too" },
    help: {
      it: "Apre il calendario sopra la pagina anche sui dispositivi con schermo tattile che si presentano come computer, per esempio gli iPad.",
      en: "Opens the calendar over the page on touch-screen devices that identify themselves as computers, such as iPads. Without this option, these devices show the dropdown calendar.",
    },
  },
  closeOnOutsideClick: {
    label: { it: "Chiudi con un clic fuori", en: "Close on an outside click" },
    help: {
      it: "Chiude il calendario a discesa quando si fa clic o si tocca un altro punto della pagina.",
      en: "Closes the dropdown calendar on a click or touch outside it.",
    },
  },
} satisfies Record<string, AttributeNotes>;

/** The common part of the descriptions of fields with a calendar. */
export const calendarField = {
  children: "none",
  slots: {
    "icon-calendar": {
      help: {
        it: "Icona del campo, al posto di quella del calendario.",
        en: "The icon of the field, instead of the calendar icon.",
      },
    },
  },
  states: {
    ready: {
      it: "Il selettore si può usare, chiuso o aperto.",
      en: "The field is ready for use, whether its calendar is closed or open.",
    },
  },
  icon: "calendar",
  fallback: "<span>{linkText}</span>",
  placeholder: { minHeight: 2.75 },
} as const;
