import type { Bilingual } from "../../src/description";
import { editorWords } from "../editor-words";

const { properties, identification, choose, asConfigured } = editorWords;

/**
 * Texts of the plugin that are not in the definitions. They are for the editor, for the settings page, and
 * for messages about the configuration.
 */
export const words = {
  // Texts in the editor
  category: { it: "Vetrina", en: "Vetrina" },
  properties,
  identification,
  asConfigured,
  defaultChoiceOf: { it: "Predefinito: %s", en: "Default: %s" },
  choose,
  required: { it: "%s (obbligatorio)", en: "%s (required)" },
  missing: { it: "Da compilare, nella barra laterale: %s.", en: "In the sidebar, fill in: %s." },
  outOfRange: { it: "Un numero da %1$s a %2$s.", en: "Enter a number from %1$s to %2$s." },
  notADate: {
    it: "Una data come 2026-11-21 o 21/11/2026.",
    en: "Write the date as 2026-11-21 or 21/11/2026.",
  },
  url: {
    it: "Un percorso del sito, come /live-casino, o un indirizzo https completo.",
    en: "Enter a path of the site, such as /live-casino, or a whole https URL.",
  },
  choosePicture: { it: "Scegli dalla libreria dei media", en: "Choose from the media library" },
  noPreview: {
    it: "L’anteprima non è disponibile: controlla i valori nella barra laterale.",
    en: "The preview is not available: check the values in the sidebar.",
  },
  unseen: {
    it: "Nella pagina non occupa spazio: compare quando serve.",
    en: "It takes no space on the page: it appears when it is needed.",
  },
  writeHere: { it: "Scrivi qui il testo", en: "Write the text here" },
  // Texts on the settings page
  settings: { it: "Impostazioni di Vetrina", en: "Vetrina settings" },
  menu: { it: "Vetrina", en: "Vetrina" },
  settingsLink: { it: "Impostazioni", en: "Settings" },
  intro: {
    it: "La configurazione vale per tutte le pagine con un elemento di Vetrina, e si legge nel loro codice: non deve contenere password né chiavi segrete. Le chiavi sono nella documentazione per autori, alla pagina «Configurazione».",
    en: "The configuration applies to all pages with a Vetrina element, and can be read in their source: do not write passwords or secret keys in it. The keys are in the author documentation, on the page “Configuration”.",
  },
  configuration: { it: "Configurazione", en: "Configuration" },
  configurationHelp: {
    it: "Un oggetto JSON. La lingua è quella del sito, se non c’è la chiave «language».",
    en: "A JSON object. Without the key “language”, the language is that of the site.",
  },
  boxes: { it: "Spazi riservati", en: "Reserved space" },
  boxesFile: {
    it: "Carica lo stile degli spazi riservati da un file",
    en: "Load the style of the reserved space from a file",
  },
  boxesHelp: {
    it: "Di solito lo stile è scritto nella pagina, che così non si sposta durante il caricamento. Serve il file se la Content-Security-Policy del sito vieta gli stili scritti nella pagina.",
    en: "The style is usually written into the page, which then does not shift while it loads. Load it from a file if the site’s Content-Security-Policy forbids styles in the page.",
  },
  importMap: { it: "Import map", en: "Import map" },
  printImportMap: {
    it: "Stampa un’import map con le impronte dei file",
    en: "Print an import map with the digests of the files",
  },
  importMapHelp: {
    it: "Di solito non serve: lo script controlla ogni file prima di usarlo. Con l’import map lo controlla anche il browser, e serve dove il sito lo richiede con l’intestazione Integrity-Policy. Alcuni browser accettano una sola import map per pagina: da non attivare se un tema o un altro plugin ne stampa una. Nelle pagine in cui ne stampa una WordPress, il plugin non stampa la sua.",
    en: "You usually do not need it: the script checks each file before it uses it. With the import map the browser checks the files too, which a site with the header Integrity-Policy requires. Some browsers accept only one import map per page: leave it off if a theme or another plugin prints one. On pages where WordPress itself prints one, the plugin does not.",
  },
  importMapLate: {
    it: "Con questo tema il plugin non la stampa: WordPress stampa la sua alla fine della pagina, e prima non si può sapere se lo farà.",
    en: "With this theme the plugin does not print it: WordPress decides only at the end of the page whether it prints its own.",
  },
  theme: { it: "Tema", en: "Theme" },
  noTheme: { it: "Solo il foglio di stile del sito", en: "The site’s own style sheet" },
  themeHelp: {
    it: "Uno dei temi pronti, per tutte le pagine. Prevalgono le proprietà --vetrina-… scritte nel foglio di stile del sito.",
    en: "One of the ready themes, for all pages. Properties --vetrina-… in the site’s style sheet take precedence.",
  },
  save: { it: "Salva le modifiche", en: "Save changes" },
  saved: { it: "Impostazioni salvate.", en: "Settings saved." },
  notSaved: {
    it: "Le impostazioni non sono state salvate. Da correggere:",
    en: "The settings were not saved. Correct these mistakes:",
  },
  notAllowed: {
    it: "Non hai il permesso di cambiare queste impostazioni.",
    en: "You are not allowed to change these settings.",
  },
  // Messages about the configuration
  notJson: {
    it: "Il testo non è JSON valido: %s. Controlla virgole, virgolette e parentesi.",
    en: "The text is not valid JSON: %s. Check commas, quotation marks and brackets.",
  },
  notAnObject: {
    it: "La configurazione deve essere un oggetto: comincia con { e finisce con }.",
    en: "The configuration must be an object: it begins with { and ends with }.",
  },
  unknownKey: {
    it: "«%1$s» non è una chiave nota. Qui si conoscono: %2$s.",
    en: "“%1$s” is not a known key. Known keys here: %2$s.",
  },
  pluginKey: {
    it: "«%s» non si scrive qui: la imposta il plugin nell’editor.",
    en: "“%s” must not be written here: the plugin sets it in the editor.",
  },
  expectsGroup: {
    it: "«%s» è un gruppo di chiavi: serve un oggetto, tra { e }.",
    en: "“%s” is a group of keys: write an object, between { and }.",
  },
  expectsText: {
    it: "«%s»: serve un testo, tra virgolette.",
    en: "“%s”: write a text in quotation marks.",
  },
  expectsFlag: { it: "«%s»: serve true o false.", en: "“%s”: write true or false." },
  expectsNumber: { it: "«%1$s»: serve un numero intero%2$s.", en: "“%1$s”: write a whole number%2$s." },
  atLeast: { it: " non minore di %s", en: ", at least %s" },
  atMost: { it: " non maggiore di %s", en: ", at most %s" },
  fromTo: { it: " da %1$s a %2$s", en: ", from %1$s to %2$s" },
  expectsChoice: {
    it: "«%1$s»: serve uno di questi valori: %2$s.",
    en: "“%1$s”: write one of these values: %2$s.",
  },
  expectsUrl: {
    it: "«%s»: serve un percorso del sito o un indirizzo https completo.",
    en: "“%s”: write a path of the site or a whole https URL.",
  },
  expectsOrigin: {
    it: "«%s»: serve un indirizzo https completo.",
    en: "“%s”: write a whole https URL.",
  },
  expectsList: {
    it: "«%s»: serve un elenco di testi, tra [ e ].",
    en: "“%s”: write a list of texts, between [ and ].",
  },
  expectsObjects: {
    it: "«%s»: serve un elenco di oggetti, tra [ e ].",
    en: "“%s”: write a list of objects, between [ and ].",
  },
  expectsScript: {
    it: "«%s» è una funzione: la può dare solo uno script.",
    en: "“%s” is a function: only a script can set it.",
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
