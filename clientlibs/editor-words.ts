import type { Bilingual } from "../src/description";

/** Texts for the editors of every CMS that are not in the definitions. */
export const editorWords = {
  properties: { it: "Proprietà", en: "Properties" },
  identification: { it: "Identificazione", en: "Identification" },
  id: { it: "ID nella pagina", en: "ID in the page" },
  idHelp: {
    it: "Facoltativo. Una parola senza spazi che nessun altro elemento della pagina ha come ID: serve per i collegamenti a questo punto della pagina e a chi sviluppa.",
    en: "Optional. A word without spaces that is not the ID of any other element of the page. It is used for links to this place of the page, and by developers.",
  },
  name: { it: "Nome nel modulo", en: "Name in the form" },
  nameHelp: {
    it: "Il nome con cui il modulo invia il valore. Se lasciato vuoto, il valore non viene inviato.",
    en: "The name under which the form sends the value. Leave empty to send no value.",
  },
  partsHelp: {
    it: "Il nome con cui il modulo invia il valore: con «periodo», le due date hanno i nomi «periodo-from» e «periodo-to». Se lasciato vuoto, il valore non viene inviato.",
    en: "The name under which the form sends the value: with “periodo”, the two dates have the names “periodo-from” and “periodo-to”. Leave empty to send no value.",
  },
  required: { it: "Obbligatorio", en: "Required" },
  requiredHelp: {
    it: "Rende obbligatorio il valore: finché manca, il browser non invia il modulo e dice perché.",
    en: "Makes the value required: while it is missing, the browser does not send the form and explains why.",
  },
  disabled: { it: "Bloccato", en: "Disabled" },
  disabledHelp: {
    it: "L’elemento si vede ma non si può usare, e il modulo non ne invia il valore.",
    en: "The element is visible but cannot be used, and the form does not send its value.",
  },
  slotHelp: {
    it: "La parte dell’elemento intorno in cui sta questo contenuto.",
    en: "The slot of the surrounding element that shows this content.",
  },
  schemeHelp: {
    it: "Colori chiari, scuri o come sul dispositivo, per gli elementi dentro questo contenitore. Serve vetrina.css nella pagina.",
    en: "Light colours, dark colours, or those of the device, for the elements inside this container. Requires vetrina.css on the page.",
  },
  page: { it: "Documentazione per gli autori", en: "Author documentation" },
  asConfigured: { it: "Come nel resto del sito", en: "As in the rest of the site" },
  choose: { it: "Scegli", en: "Choose" },
} as const satisfies Readonly<Record<string, Bilingual>>;
