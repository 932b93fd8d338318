import {
  describeWidget,
  calendarKeys,
  calendarParts,
  calendarField,
  calendarNotes,
} from "../../src/description";
import { datePicker } from "./definition";
import { datePickerTexts } from "./texts";

export const datePickerDescription = describeWidget(datePicker, {
  title: { it: "Selettore di data", en: "Date picker" },
  summary: {
    it: "Un campo per scegliere un giorno da un calendario. Su telefoni e tablet il calendario si apre sopra la pagina, salvo un tablet che si presenta come computer, per esempio un iPad: conta il dispositivo, non la larghezza della finestra.",
    en: "A field to choose a day from a calendar. On phones and tablets the calendar opens over the page, regardless of the viewport’s width. Tablets that identify themselves as computers, such as iPads, are an exception.",
  },
  attributes: {
    minDate: {
      label: { it: "Data minima", en: "Minimum date" },
      help: {
        it: "Il calendario non va prima del mese di questa data. Se però la data scelta o, senza una data, oggi è in un mese precedente, si apre lì, e all’indietro non ha limiti; per oggi lo evita «Apri entro i limiti» (`data-clamp-start`). I giorni precedenti che si vedono si possono scegliere: «Blocca i giorni fuori dai limiti» (`data-strict-range`) li blocca. Se lasciato vuoto, non c’è un limite.",
        en: "The calendar does not go before the month of this date. However, if the chosen date (or today, if no date is chosen) is in an earlier month, the calendar opens there and goes back without limit. “Open within the limits” (`data-clamp-start`) prevents this for today. Visitors can choose earlier days that are visible; “Block days outside the limits” (`data-strict-range`) blocks them. Leave empty for no limit.",
      },
    },
    maxDate: {
      label: { it: "Data massima", en: "Maximum date" },
      help: {
        it: "Il calendario non va oltre il mese di questa data. Se però la data scelta o, senza una data, oggi è in un mese successivo, si apre lì, e in avanti non ha limiti; per oggi lo evita «Apri entro i limiti» (`data-clamp-start`). I giorni successivi che si vedono si possono scegliere: «Blocca i giorni fuori dai limiti» (`data-strict-range`) li blocca. Se lasciato vuoto, non c’è un limite.",
        en: "The calendar does not go beyond the month of this date. However, if the chosen date (or today, if no date is chosen) is in a later month, the calendar opens there and goes forward without limit. “Open within the limits” (`data-clamp-start`) prevents this for today. Visitors can choose later days that are visible; “Block days outside the limits” (`data-strict-range`) blocks them. Leave empty for no limit.",
      },
    },
    linkText: {
      label: { it: "Testo senza data", en: "Text if no date is chosen" },
      help: {
        it: "Testo mostrato finché non si sceglie una data; se manca, «Scegli una data».",
        en: "Text shown while no date is chosen. The default is “Choose a date”.",
      },
    },
    value: {
      label: { it: "Data iniziale", en: "Initial date" },
      help: {
        it: "Data già scelta quando la pagina si apre. Se lasciato vuoto, nessuna. Per gli script: la proprietà `value` la legge e la cambia.",
        en: "Date chosen when the page opens. Leave empty to start without a date. For scripts: the property `value` reads and changes it.",
      },
    },
    strictRange: {
      label: { it: "Blocca i giorni fuori dai limiti", en: "Block days outside the limits" },
      help: {
        it: "I giorni prima della data minima e dopo la data massima non si possono scegliere. La data iniziale (`data-value`) non viene controllata.",
        en: "Days before the minimum date and after the maximum date cannot be chosen. The initial date (`data-value`) is not checked.",
      },
    },
    clampStart: {
      label: { it: "Apri entro i limiti", en: "Open within the limits" },
      help: {
        it: "Il calendario si apre sulla data scelta o, se non c’è, su oggi. Se oggi è fuori dalle date minima e massima, con questa opzione si apre sul giorno più vicino tra le due.",
        en: "The calendar opens on the chosen date or, if there is none, on today. If today is outside the minimum and maximum dates, this option opens it on the nearest day between them.",
      },
    },
    ...calendarNotes,
    hiddenInput: {
      label: { it: "Campo nascosto", en: "Hidden input" },
      help: {
        it: "Mette nell’elemento un campo nascosto con lo stesso nome (`name`), che manda la data al suo posto. Serve se uno script raccoglie i dati del modulo con `serialize()` di jQuery, che salta gli elementi personalizzati: senza, la data non arriva. I moduli inviati dal browser e `FormData` non ne hanno bisogno, e con il campo nascosto ricevono la data una volta sola.",
        en: "Adds a hidden field to the element. The hidden field has the same `name`, and sends the date in place of the element. Use it if a script collects the form’s data with jQuery’s `serialize()`, which skips custom elements. Forms sent by the browser and `FormData` do not need the hidden field, but receive the date only once even with it.",
      },
    },
  },
  properties: {
    onDateChange: {
      type: "(change: { value: string }) => void",
      help: {
        it: 'Funzione chiamata una volta per ogni scelta con `{value: "aaaa-mm-gg"}`. Non è chiamata quando la data viene rimossa: allora c’è solo l’evento.',
        en: 'Function called once per choice with `{value: "yyyy-mm-dd"}`. It is not called when the date is removed; only the event is sent then.',
      },
    },
  },
  ...calendarField,
  events: {
    "vetrina:date-change": {
      help: {
        it: 'Una data è stata scelta o rimossa; `detail` è `{value: "aaaa-mm-gg"}` oppure `{value: ""}`.',
        en: 'A date was chosen or removed; `detail` is `{value: "yyyy-mm-dd"}` or `{value: ""}`.',
      },
    },
  },
  parts: {
    ...calendarParts,
    label: { it: "Il testo senza data scelta.", en: "The text that is shown while no date is chosen." },
    selected: { it: "La data scelta (`<time>`).", en: "The chosen date (`<time>`)." },
    remove: { it: "Il comando che rimuove la data.", en: "The control that removes the date." },
    "day-selected": { it: "Il giorno scelto.", en: "The chosen day." },
  },
  keyboard: [
    {
      keys: ["Enter", "Space"],
      it: "Sul campo, apre o chiude il calendario; su un giorno, lo sceglie e chiude il calendario.",
      en: "On the field, opens or closes the calendar; on a day, chooses it and closes the calendar.",
    },
    ...calendarKeys,
    {
      keys: ["Escape"],
      it: "Chiude il calendario e torna al campo.",
      en: "Closes the calendar and returns the focus to the field.",
    },
  ],
  examples: [
    {
      title: { it: "Solo i giorni di un intervallo", en: "Only the days of a range" },
      own: { name: "dal" },
      label: { it: "Movimenti del conto", en: "Account transactions" },
      attributes: {
        minDate: "2026-11-01",
        maxDate: "2026-12-31",
        linkText: "Dal giorno",
        strictRange: "true",
      },
      demo: "logged-out",
    },
    {
      title: { it: "Con una data già scelta", en: "With a date chosen" },
      own: { name: "nato" },
      attributes: { value: "2026-11-21" },
      demo: "logged-out",
    },
    {
      title: { it: "Con un’icona del sito", en: "With a custom icon" },
      own: { name: "arrivo" },
      inside: [
        '<svg slot="icon-calendar" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M3 17V9h4v8zm5 0V3h4v14zm5 0v-5h4v5z" fill="currentColor"/></svg>',
      ],
      demo: "logged-out",
    },
  ],
  texts: datePickerTexts,
});
