import { defineTexts } from "../../src/i18n/texts";

/** The texts of the date picker. Names of months and days are fixed labels and are in `src/calendar`. */
export const datePickerTexts = defineTexts(
  "date-picker",
  {
    linkText: "Scegli una data",
    required: "Obbligatorio",
    missing: "Scegli una data.",
    date: "Data selezionata",
    chosen: "{label}: {shown}, {date}. Cambia",
    remove: "Rimuovi la data selezionata",
    removeHint: "Nessuna data resta scelta e il calendario si chiude.",
    calendar: "Calendario",
    previousMonth: "Mese precedente",
    nextMonth: "Mese successivo",
    close: "Chiudi il calendario",
    today: "{date}, oggi",
    outOfRange: "fuori dall'intervallo consigliato",
  },
  {
    linkText: "Choose a date",
    required: "Required",
    missing: "Choose a date.",
    date: "Selected date",
    chosen: "{label}: {shown}, {date}. Change",
    remove: "Remove the selected date",
    removeHint: "The date is removed and the calendar closes.",
    calendar: "Calendar",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    close: "Close the calendar",
    today: "{date}, today",
    outOfRange: "outside the suggested range",
  },
);
