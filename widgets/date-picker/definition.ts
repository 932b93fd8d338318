import {
  civilDate,
  defineWidget,
  flag,
  isoDate,
  property,
  text,
  type WidgetModule,
} from "../../src/definition";
import { datePickerTexts } from "./texts";

/** What the event and the callback carry: the chosen day as `yyyy-mm-dd`. After a removal the event has an empty text. */
export interface DateChange {
  readonly value: string;
}

export const datePicker = defineWidget({
  tag: "vetrina-date-picker",
  title: { it: "Selettore di data", en: "Date picker" },
  summary: {
    it: "Un calendario a discesa con etichette italiane; sui dispositivi mobili si apre sopra la pagina.",
    en: "A dropdown calendar with Italian labels; on mobile devices it opens over the page.",
  },
  attributes: {
    minDate: civilDate({
      label: { it: "Data minima", en: "Minimum date" },
      help: {
        it: "Data minima: il mese di questa data è il primo raggiungibile. I giorni precedenti dello stesso mese restano selezionabili.",
        en: "Minimum date: its month is the first one that can be reached. Earlier days of that month stay selectable.",
      },
    }),
    maxDate: civilDate({
      label: { it: "Data massima", en: "Maximum date" },
      help: {
        it: "Data massima: il mese di questa data è l'ultimo raggiungibile. I giorni successivi dello stesso mese restano selezionabili.",
        en: "Maximum date: its month is the last one that can be reached. Later days of that month stay selectable.",
      },
    }),
    linkText: text({
      label: { it: "Testo senza data", en: "Text without a date" },
      help: {
        it: "Testo mostrato finché non è scelta una data. Se manca: «Scegli una data».",
        en: "Text shown while no date is chosen. The default is “Scegli una data” (“Choose a date” in English).",
      },
    }),
    value: isoDate({
      property: true,
      label: { it: "Data iniziale", en: "Initial date" },
      help: {
        it: "Data già scelta all'apertura della pagina. La proprietà `value` la legge e la cambia.",
        en: "Date chosen when the page opens. The property `value` reads and changes it.",
      },
    }),
    strictRange: flag({
      label: { it: "Blocca i giorni fuori intervallo", en: "Block days outside the range" },
      help: {
        it: "Blocca i giorni fuori dall'intervallo tra data minima e massima.",
        en: "Blocks the days outside the minimum and maximum dates.",
      },
    }),
    clampStart: flag({
      label: { it: "Apri dentro l’intervallo", en: "Open within the range" },
      help: {
        it: "Se oggi è fuori dall'intervallo, il calendario si apre sul giorno dell'intervallo più vicino.",
        en: "If today is outside the range, the calendar opens on the nearest day inside it.",
      },
    }),
    coarseOverlay: flag({
      label: { it: "Sopra la pagina dove si usano le dita", en: "Over the page on touch screens" },
      help: {
        it: "Apre il calendario sopra la pagina anche dove si usano le dita ma il browser si presenta come desktop (iPad).",
        en: "Opens the calendar over the page also on touch screens whose browser identifies itself as a desktop browser (iPad).",
      },
    }),
    closeOnOutsideClick: flag({
      label: { it: "Chiudi toccando altrove", en: "Close on an outside click" },
      help: {
        it: "Chiude il calendario a discesa quando si tocca un altro punto della pagina.",
        en: "Closes the dropdown on a click outside it.",
      },
    }),
  },
  properties: {
    onDateChange: property<(change: DateChange) => void>({
      type: "(change: { value: string }) => void",
      help: {
        it: 'Funzione chiamata una volta per ogni scelta con `{value: "aaaa-mm-gg"}`. La rimozione della data non la chiama: la dice l’evento.',
        en: 'Function called once per choice with `{value: "yyyy-mm-dd"}`. The removal of the date does not call it: the event tells.',
      },
    }),
  },
  children: "none",
  slots: {
    "icon-calendar": {
      help: {
        it: "Icona al posto del calendario nell'intestazione.",
        en: "An icon that replaces the calendar icon in the header.",
      },
    },
  },
  events: {
    "vetrina:date-change": {
      detail: "{ value: string }",
      help: {
        it: 'Una data è stata scelta o rimossa; `detail` è `{value: "aaaa-mm-gg"}` oppure `{value: ""}`.',
        en: 'A date was chosen or removed; `detail` is `{value: "yyyy-mm-dd"}` or `{value: ""}`.',
      },
    },
  },
  states: {
    ready: {
      help: {
        it: "Il selettore è in uso, chiuso o aperto.",
        en: "The picker can be used, closed or open.",
      },
    },
  },
  parts: {
    header: { help: { it: "Il pulsante che apre e chiude.", en: "The button that opens and closes." } },
    label: { help: { it: "Il testo senza data scelta.", en: "The text while no date is chosen." } },
    selected: { help: { it: "La data scelta (`<time>`).", en: "The chosen date (`<time>`)." } },
    remove: { help: { it: "Il comando che rimuove la data.", en: "The link that removes the date." } },
    panel: { help: { it: "Il calendario a discesa.", en: "The dropdown calendar." } },
    overlay: { help: { it: "Il calendario sopra la pagina.", en: "The calendar over the page." } },
    title: { help: { it: "Il titolo sopra la pagina.", en: "The title of the overlay." } },
    close: { help: { it: "Il pulsante che chiude.", en: "The close button of the overlay." } },
    prev: { help: { it: "La freccia del mese precedente.", en: "The arrow to the previous month." } },
    next: { help: { it: "La freccia del mese successivo.", en: "The arrow to the next month." } },
    month: { help: { it: "Mese e anno mostrati.", en: "The month and year shown." } },
    weekday: { help: { it: "LUN … DOM.", en: "MON … SUN." } },
    day: { help: { it: "Un giorno.", en: "A day." } },
    "day-today": { help: { it: "Il giorno di oggi.", en: "Today." } },
    "day-selected": { help: { it: "Il giorno scelto.", en: "The chosen day." } },
    "out-of-range": {
      help: { it: "Un giorno fuori dall'intervallo.", en: "A day outside the range." },
    },
  },
  keyboard: [
    {
      keys: ["Enter", "Space"],
      help: {
        it: "Sull'intestazione apre o chiude; su un giorno lo sceglie e chiude.",
        en: "On the header opens or closes; on a day chooses it and closes.",
      },
    },
    {
      keys: ["ArrowLeft", "ArrowRight"],
      help: { it: "Giorno precedente o successivo.", en: "Previous or next day." },
    },
    {
      keys: ["ArrowUp", "ArrowDown"],
      help: {
        it: "Stesso giorno della settimana precedente o successiva.",
        en: "Same day of the previous or next week.",
      },
    },
    {
      keys: ["Home", "End"],
      help: { it: "Lunedì o domenica della settimana.", en: "Monday or Sunday of the week." },
    },
    {
      keys: ["PageUp", "PageDown"],
      help: { it: "Mese precedente o successivo.", en: "Previous or next month." },
    },
    {
      keys: ["Shift+PageUp", "Shift+PageDown"],
      help: { it: "Anno precedente o successivo.", en: "Previous or next year." },
    },
    {
      keys: ["Escape"],
      help: {
        it: "Chiude e riporta all'intestazione.",
        en: "Closes and returns to the header.",
      },
    },
    {
      keys: ["Tab", "Shift+Tab"],
      help: { it: "Gira tra i comandi del calendario aperto.", en: "Cycles through the open calendar." },
    },
  ],
  examples: [
    {
      title: { it: "Con un intervallo", en: "With a range" },
      own: { name: "dal" },
      attributes: { minDate: "2026-11-01", maxDate: "2026-12-31", linkText: "Dal giorno" },
      demo: "logged-out",
    },
    {
      title: { it: "Con una data già scelta", en: "With a date chosen" },
      own: { name: "nato" },
      attributes: { value: "2026-11-21" },
      demo: "logged-out",
    },
  ],
  icon: "calendar",
  formAssociated: true,
  fallback: "<span>{linkText}</span>",
  texts: datePickerTexts,
  budget: 6.5,
  placeholder: { minHeight: 2.75 },
  mount: "now",
  load: (): Promise<{ default: WidgetModule<never> }> => import("./DatePicker"),
});
