import type { Kind } from "../../src/definition";

export type Language = "it" | "en";

/** Texts that several pages use. Definitions and single pages have their own. */
export interface Words {
  readonly title: string;
  readonly skip: string;
  readonly navigation: string;
  readonly guide: string;
  readonly widgets: string;
  readonly otherLanguage: string;
  readonly onThisPage: string;
  readonly start: string;
  readonly configuration: string;
  readonly appearance: string;
  readonly inspector: string;
  readonly aem: string;
  readonly wordPress: string;
  readonly preview: string;
  readonly previewNote: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly snippet: string;
  readonly snippetNote: string;
  readonly attributes: string;
  readonly attributesNote: string;
  readonly noAttributes: string;
  readonly commonAttributes: string;
  readonly content: string;
  readonly children: Readonly<Record<"text" | "link" | "markup" | "none", string>>;
  readonly slots: string;
  readonly form: string;
  readonly formNote: string;
  readonly properties: string;
  readonly events: string;
  readonly pageEvents: string;
  readonly states: string;
  readonly statesNote: string;
  readonly keyboard: string;
  readonly key: string;
  readonly effect: string;
  readonly parts: string;
  readonly tokens: string;
  readonly tokensNote: string;
  readonly sharedTokens: string;
  readonly token: string;
  readonly value: string;
  readonly texts: string;
  readonly textsNote: string;
  readonly accepts: string;
  readonly default: string;
  readonly none: string;
  readonly required: string;
  readonly cancelable: string;
  readonly notCancelable: string;
  readonly detail: string;
  readonly or: string;
  readonly from: string;
  readonly to: string;
  readonly types: Readonly<Record<Kind<unknown>["type"], string>>;
}

const it: Words = {
  title: "Vetrina",
  skip: "Vai al contenuto",
  navigation: "Documentazione",
  guide: "Guida",
  widgets: "Elementi",
  otherLanguage: "English",
  onThisPage: "In questa pagina",
  start: "Per cominciare",
  configuration: "Configurazione",
  appearance: "Aspetto",
  inspector: "Ispettore",
  aem: "Per chi sviluppa in AEM",
  wordPress: "In WordPress",
  preview: "Anteprima",
  previewNote:
    "L’anteprima compare quando queste pagine sono servite da un sito (http o https) accanto alla libreria, con JavaScript attivo. Tutto il resto si legge anche da qui.",
  copy: "Copia",
  copied: "Copiato",
  copyByHand: "Selezionato: premi Ctrl+C",
  snippet: "Da copiare",
  snippetNote: "Il contenuto si vede finché l’elemento non parte, e resta se non può partire.",
  attributes: "Attributi",
  attributesNote:
    "Senza l’attributo conta il valore predefinito. Conta anche se l’attributo è scritto male: la console del browser spiega che cosa non andava.",
  noAttributes: "Nessun attributo proprio.",
  commonAttributes: "Attributi comuni a tutti gli elementi",
  content: "Contenuto",
  children: {
    text: "Dentro l’elemento va un testo.",
    link: "Dentro l’elemento va un collegamento, utile anche da solo.",
    markup: "Dentro l’elemento va il contenuto da mostrare nei suoi slot.",
    none: "Dentro l’elemento va ciò che si vede prima che parta: nient’altro.",
  },
  slots: "Slot",
  form: "Nei moduli",
  formNote:
    "È un controllo di modulo: `name` dà il nome del valore inviato, `disabled` lo blocca, un `<label for>` lo nomina e `aria-describedby` gli unisce il testo che gli sta accanto; azzerare il modulo lo riporta al valore iniziale.",
  properties: "Proprietà per gli script",
  events: "Eventi",
  pageEvents: "Eventi della pagina",
  states: "Stati",
  statesNote: "L’attributo `data-state` dice a che punto è l’elemento; prima che parta non c’è.",
  keyboard: "Tastiera",
  key: "Tasto",
  effect: "Effetto",
  parts: "Parti per gli stili (::part)",
  tokens: "Token di stile",
  tokensNote:
    "Proprietà personalizzate lette da questo elemento, con il valore che vale se il sito non ne dà un altro.",
  sharedTokens: "Pulsanti, campi e finestre leggono anche questi:",
  token: "Nome",
  value: "Valore",
  texts: "Testi",
  textsNote: "Ogni frase si sostituisce con `texts` nella configurazione, per nome.",
  accepts: "Valori",
  default: "Predefinito",
  none: "nessuno",
  required: "Obbligatorio",
  cancelable: "annullabile",
  notCancelable: "non annullabile",
  detail: "detail",
  or: "oppure",
  from: "da",
  to: "a",
  types: {
    text: "un testo",
    pattern: "un'espressione regolare di al massimo 1000 caratteri",
    flag: "sì o no: presente, vuoto o `true` vale sì, solo `false` vale no",
    number: "un numero",
    choice: "una di queste parole",
    date: "una data: `2026-11-21` o `21/11/2026`",
    address: "un indirizzo https o un percorso del sito",
    list: "parole separate da virgole; nella configurazione anche un elenco JSON",
    function: "una funzione, solo da script",
    texts: 'un oggetto come `{"it": {"date-picker.linkText": "Scegli"}}`',
    tours: 'un elenco come `[{"id": "benvenuto", "steps": [{"title": "Saldo", "target": "#saldo"}]}]`',
  },
};

const en: Words = {
  title: "Vetrina",
  skip: "Skip to the content",
  navigation: "Documentation",
  guide: "Guide",
  widgets: "Elements",
  otherLanguage: "Italiano",
  onThisPage: "On this page",
  start: "Getting started",
  configuration: "Configuration",
  appearance: "Styles",
  inspector: "Inspector",
  aem: "For AEM developers",
  wordPress: "In WordPress",
  preview: "Preview",
  previewNote:
    "The preview appears if a site serves these pages (http or https) beside the library and JavaScript is enabled. Everything else is readable without it.",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Selected: press Ctrl+C",
  snippet: "To copy",
  snippetNote: "The content is visible until the element starts, and stays if it cannot start.",
  attributes: "Attributes",
  attributesNote:
    "The default is used if an attribute is absent or not valid. The browser’s console explains what was wrong.",
  noAttributes: "No attributes of its own.",
  commonAttributes: "Attributes of all elements",
  content: "Content",
  children: {
    text: "Write a text inside the element.",
    link: "Write a link inside the element. It should be useful even if the element does not start.",
    markup: "Write the content of its slots inside the element.",
    none: "Write only the content that is visible before the element starts.",
  },
  slots: "Slots",
  form: "In forms",
  formNote:
    "It is a form control: `name` is the name of the submitted value, `disabled` blocks the control, a `<label for>` labels it and `aria-describedby` connects it to a text; resetting the form restores the initial value.",
  properties: "Properties for scripts",
  events: "Events",
  pageEvents: "Events of the page",
  states: "States",
  statesNote:
    "The attribute `data-state` shows the state of the element. Before the element starts, the attribute is absent.",
  keyboard: "Keyboard",
  key: "Key",
  effect: "Effect",
  parts: "Parts for styles (::part)",
  tokens: "Style tokens",
  tokensNote: "Custom properties that this element uses, with their defaults.",
  sharedTokens: "Buttons, fields and dialogs also use these:",
  token: "Name",
  value: "Value",
  texts: "Texts",
  textsNote: "Each sentence can be replaced by its name, with `texts` in the configuration.",
  accepts: "Values",
  default: "Default",
  none: "none",
  required: "Required",
  cancelable: "cancelable",
  notCancelable: "not cancelable",
  detail: "detail",
  or: "or",
  from: "from",
  to: "to",
  types: {
    text: "a text",
    pattern: "a regular expression of at most 1000 characters",
    flag: "yes or no: present, empty or `true` means yes, only `false` means no",
    number: "a number",
    choice: "one of these words",
    date: "a date: `2026-11-21` or `21/11/2026`",
    address: "an https address or a path of the site",
    list: "words separated by commas; in the configuration also a JSON array",
    function: "a function, which only a script can set",
    texts: 'an object such as `{"en": {"date-picker.linkText": "Choose"}}`',
    tours: 'a list such as `[{"id": "welcome", "steps": [{"title": "Balance", "target": "#balance"}]}]`',
  },
};

export const wordsIn: Readonly<Record<Language, Words>> = { it, en };
