import type { tourDescription } from "../tour-description";
import type { HelpOf } from "./help-of";

export const tourHelp: HelpOf<typeof tourDescription> = {
  confirm: {
    it: "Prima di interrompere una visita guidata si chiede conferma: “Are you sure you want to stop the tour?”.",
    en: "Before a guided tour is cancelled, the player is asked: “Are you sure you want to stop the tour?”.",
  },
  confirmInPageLanguage: {
    it: "La domanda è nella lingua della pagina invece che in inglese.",
    en: "The question is in the language of the page, not in English.",
  },
  keyboard: {
    it: "Esc interrompe, le frecce sinistra e destra cambiano passo.",
    en: "Esc cancels, the left and right arrows move between steps.",
  },
  waitFor: {
    it: "Quanto si aspetta un elemento che manca o non si vede, in millisecondi; poi il passo si salta.",
    en: "How long an element that is missing or hidden is waited for, in milliseconds; then the step is skipped.",
  },
  tours: {
    it: "Visite guidate del sito, per nome: le avviano `Vetrina.tour.start(nome)` e gli elementi senza passi propri. Di ogni passo: `title`, `text`, `target`, `page`, `invites`.",
    en: "Guided tours of the site, by name: `Vetrina.tour.start(name)` and elements without steps of their own start them. Of each step: `title`, `text`, `target`, `page`, `invites`.",
  },
};
