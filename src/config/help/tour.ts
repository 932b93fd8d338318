import type { tourDescription } from "../sections/tour";
import type { HelpOf } from "./help-of";

export const tourHelp: HelpOf<typeof tourDescription> = {
  confirm: {
    it: "Prima di interrompere una visita guidata si chiede conferma: «Are you sure you want to stop the tour?».",
    en: "Asks visitors for confirmation before a guided tour is cancelled: “Are you sure you want to stop the tour?”.",
  },
  confirmInPageLanguage: {
    it: "La domanda è nella lingua della pagina invece che in inglese.",
    en: "The question is in the language of the page, not in English.",
  },
  keyboard: {
    it: "Esc interrompe la visita, le frecce sinistra e destra cambiano passo.",
    en: "Esc cancels the tour, the left and right arrows move between steps.",
  },
  waitForMs: {
    it: "Attesa massima di un elemento che manca o non si vede, in millisecondi; poi il passo si salta.",
    en: "Maximum wait for an element that is missing or hidden, in milliseconds. After this time the step is skipped.",
  },
  tours: {
    it: "Visite guidate del sito, per nome: le avviano `Vetrina.tour.start(nome)` e gli elementi senza passi propri. Un passo ha `title`, `text`, `target`, `page` e `invites`.",
    en: "Guided tours of the site, by name: `Vetrina.tour.start(name)` and elements without steps start them. A step has `title`, `text`, `target`, `page` and `invites`.",
  },
};
