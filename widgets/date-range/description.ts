import {
  describeWidget,
  calendarKeys,
  calendarParts,
  calendarField,
  calendarNotes,
} from "../../src/description";
import { dateRange } from "./definition";
import { dateRangeTexts } from "./texts";

export const dateRangeDescription = describeWidget(dateRange, {
  title: { it: "Selettore di periodo", en: "Date range" },
  summary: {
    it: "Un campo per scegliere un periodo, dal primo all’ultimo giorno, da un solo calendario o con un periodo pronto come «30 giorni». Su telefoni e tablet il calendario si apre sopra la pagina, salvo un tablet che si presenta come computer, per esempio un iPad: conta il dispositivo, non la larghezza della finestra.",
    en: "A field to choose a period: the first and the last day in one calendar, or a preset period such as “30 days”. On phones and tablets the calendar opens over the page, regardless of the viewport’s width. Tablets that identify themselves as computers, such as iPads, are an exception.",
  },
  attributes: {
    minDate: {
      label: { it: "Data minima", en: "Minimum date" },
      help: {
        it: "Il calendario non va prima del mese di questa data. Se però l’inizio del periodo scelto o, senza un periodo, oggi è in un mese precedente, si apre lì, e all’indietro non ha limiti; per oggi lo evita «Apri entro i limiti» (`data-clamp-start`). I giorni precedenti che si vedono si possono scegliere: «Blocca i giorni fuori dai limiti» (`data-strict-range`) li blocca. Se lasciato vuoto, non c’è un limite.",
        en: "The calendar does not go before the month of this date. However, if the start of the chosen period (or today, if no period is chosen) is in an earlier month, the calendar opens there and goes back without limit. “Open within the limits” (`data-clamp-start`) prevents this for today. Visitors can choose earlier days that are visible; “Block days outside the limits” (`data-strict-range`) blocks them. Leave empty for no limit.",
      },
    },
    maxDate: {
      label: { it: "Data massima", en: "Maximum date" },
      help: {
        it: "Il calendario non va oltre il mese di questa data. Se però l’inizio del periodo scelto o, senza un periodo, oggi è in un mese successivo, si apre lì, e in avanti non ha limiti; per oggi lo evita «Apri entro i limiti» (`data-clamp-start`). I giorni successivi che si vedono si possono scegliere: «Blocca i giorni fuori dai limiti» (`data-strict-range`) li blocca. Se lasciato vuoto, non c’è un limite.",
        en: "The calendar does not go beyond the month of this date. However, if the start of the chosen period (or today, if no period is chosen) is in a later month, the calendar opens there and goes forward without limit. “Open within the limits” (`data-clamp-start`) prevents this for today. Visitors can choose later days that are visible; “Block days outside the limits” (`data-strict-range`) blocks them. Leave empty for no limit.",
      },
    },
    linkText: {
      label: { it: "Testo senza periodo", en: "Text if no period is chosen" },
      help: {
        it: "Testo mostrato finché non si sceglie un periodo; se manca, «Scegli un periodo».",
        en: "Text shown while no period is chosen. The default is “Choose a period”.",
      },
    },
    value: {
      label: { it: "Periodo iniziale", en: "Initial period" },
      help: {
        it: "Periodo già scelto quando la pagina si apre: primo e ultimo giorno separati da una barra, come 2026-11-01/2026-11-21. Se lasciato vuoto, nessuno. Un periodo che non si può leggere, o che finisce prima di iniziare, lascia il campo vuoto. Per gli script: la proprietà `value` lo legge e lo cambia.",
        en: "Period chosen when the page opens: the first and the last day with a slash between them, such as 2026-11-01/2026-11-21. Leave empty to start without a period. A period that cannot be read, or that ends before it starts, leaves the field empty. For scripts: the property `value` reads and changes it.",
      },
    },
    presets: {
      label: { it: "Periodi pronti", en: "Preset periods" },
      choiceLabels: {
        "7-days": { it: "7 giorni", en: "7 days" },
        "30-days": { it: "30 giorni", en: "30 days" },
        "90-days": { it: "90 giorni", en: "90 days" },
        "this-month": { it: "Questo mese", en: "This month" },
        "last-month": { it: "Mese scorso", en: "Last month" },
        none: { it: "Nessuno", en: "None" },
      },
      help: {
        it: "I periodi che si scelgono con un tocco, sopra il calendario, nell’ordine voluto e separati da virgole: 7-days, 30-days e 90-days (gli ultimi giorni, oggi compreso), this-month (questo mese, dal primo all’ultimo giorno), last-month (il mese scorso). Con none non ce ne sono. Un periodo si ferma alle date minima e massima; se è tutto fuori, non si vede. Una parola sconosciuta si ignora.",
        en: "Enter the names of the preset periods to show above the calendar, separated by commas, in the order in which they appear. “7-days”, “30-days” and “90-days” are periods that end today. “this-month” and “last-month” are whole months, from the first to the last day. Enter the word “none” to hide all preset periods. A preset period is shortened to the minimum and maximum dates, and is not shown if it is completely outside them. Unknown names are ignored.",
      },
    },
    strictRange: {
      label: { it: "Blocca i giorni fuori dai limiti", en: "Block days outside the limits" },
      help: {
        it: "I giorni prima della data minima e dopo la data massima non si possono scegliere. Il periodo iniziale (`data-value`) non viene controllato.",
        en: "Days before the minimum date and after the maximum date cannot be chosen. The initial period (`data-value`) is not checked.",
      },
    },
    clampStart: {
      label: { it: "Apri entro i limiti", en: "Open within the limits" },
      help: {
        it: "Il calendario si apre sul primo giorno del periodo scelto o, se non c’è, su oggi. Se oggi è fuori dalle date minima e massima, con questa opzione si apre sul giorno più vicino tra le due.",
        en: "The calendar opens on the first day of the chosen period or, if there is none, on today. If today is outside the minimum and maximum dates, this option opens it on the nearest day between them.",
      },
    },
    ...calendarNotes,
    hiddenInput: {
      label: { it: "Campi nascosti", en: "Hidden inputs" },
      help: {
        it: "Mette nell’elemento due campi nascosti, che mandano le date al suo posto con gli stessi nomi. Servono se uno script raccoglie i dati del modulo con `serialize()` di jQuery, che salta gli elementi personalizzati: senza, le date non arrivano. I moduli inviati dal browser e `FormData` non ne hanno bisogno, e con i campi nascosti ricevono le date una volta sola.",
        en: "Adds two hidden fields to the element. The hidden fields have the names of the element’s dates, and send the dates in place of the element. Use them if a script collects the form’s data with jQuery’s `serialize()`, which skips custom elements. Forms sent by the browser and `FormData` do not need the hidden fields, but receive each date only once even with them.",
      },
    },
  },
  ...calendarField,
  events: {
    "vetrina:date-range-change": {
      help: {
        it: 'Un periodo è stato scelto o rimosso; `detail` è `{from: "aaaa-mm-gg", to: "aaaa-mm-gg"}`, con due testi vuoti dopo la rimozione.',
        en: 'A period was chosen or removed; `detail` is `{from: "yyyy-mm-dd", to: "yyyy-mm-dd"}`, with two empty strings after a removal.',
      },
    },
  },
  parts: {
    ...calendarParts,
    label: { it: "Il testo senza periodo scelto.", en: "The text that is shown while no period is chosen." },
    selected: { it: "Il periodo scelto.", en: "The chosen period." },
    remove: { it: "Il comando che rimuove il periodo.", en: "The control that removes the period." },
    "action-secondary": { it: "Un periodo pronto.", en: "A preset period." },
    edge: { it: "Il riquadro di inizio o fine.", en: "The box that shows the start date or the end date." },
    "day-selected": { it: "Il primo o l’ultimo giorno.", en: "The first or the last day." },
    "day-inside": { it: "Un giorno tra il primo e l’ultimo.", en: "A day between the first and the last." },
  },
  keyboard: [
    {
      keys: ["Enter", "Space"],
      it: "Sul campo, apre o chiude il calendario. Su un giorno, la prima volta sceglie l’inizio, la seconda la fine, e chiude il calendario.",
      en: "On the field, opens or closes the calendar. On a day, chooses the start, then the end, and closes the calendar.",
    },
    ...calendarKeys,
    {
      keys: ["Escape"],
      it: "Chiude il calendario e torna al campo; il periodo resta quello di prima.",
      en: "Closes the calendar and returns the focus to the field. The period does not change.",
    },
  ],
  examples: [
    {
      title: { it: "Fino a oggi, con i periodi pronti", en: "Until today, with preset periods" },
      own: { name: "periodo" },
      label: { it: "Periodo dei movimenti", en: "Transaction period" },
      attributes: {
        maxDate: "2026-11-21",
        strictRange: "true",
      },
      demo: "logged-out",
    },
    {
      title: { it: "Con un periodo già scelto", en: "With a selected period" },
      own: { name: "ferie" },
      attributes: { value: "2026-11-09/2026-11-21" },
      demo: "logged-out",
    },
    {
      title: { it: "Con altri periodi pronti", en: "With other preset periods" },
      own: { name: "resoconto" },
      attributes: { presets: "this-month, last-month, 90-days" },
      demo: "logged-out",
    },
  ],
  texts: dateRangeTexts,
});
