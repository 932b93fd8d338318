import type { Language } from "./words";

const it = {
  title: "In AEM",
  lead: "Per chi prepara le pagine. In AEM ogni elemento è un componente: si mette nella pagina e si compila il suo dialogo. Non serve scrivere HTML.",
  place: "Mettere un componente",
  placeText: [
    "I componenti sono nel gruppo «Vetrina», nel pannello laterale dell’editor e nella finestra che si apre con il «+» di un contenitore. Si trascinano o si scelgono, come ogni altro componente.",
    "Se il gruppo manca, o manca un componente, il modello della pagina non lo permette. Lo permette chi gestisce i modelli, nella policy del contenitore.",
    "Se il componente c’è ma nella pagina pubblicata il suo contenuto resta com’è scritto, forse la pagina non include ancora la libreria. La include, una volta per tutte le pagine, chi sviluppa.",
  ],
  dialog: "Compilare il dialogo",
  dialogText: [
    "Il dialogo si apre con la chiave inglese. Ogni campo ha la sua spiegazione, la stessa di queste pagine; il punto interrogativo in alto apre la pagina dell’elemento. I campi obbligatori hanno un asterisco, e finché uno è vuoto il dialogo non si salva.",
    "Una data si sceglie dal calendario e un’immagine dalle risorse, anche trascinandola sul componente. Una pagina del sito si sceglie dal suo percorso: `.html` lo aggiunge il componente. Un testo lungo può avere grassetto, corsivo, collegamenti ed elenchi.",
    "Alcuni valori sono comuni a tutto il sito, per esempio le pagine a cui portano gli avvisi. Li stabilisce chi gestisce i modelli; se il campo resta vuoto valgono quelli, e il campo lo dice.",
  ],
  identification: (tab: string) =>
    `Nella scheda «${tab}» si dà al componente un ID, per i collegamenti a quel punto della pagina. Per il selettore di data ci sono anche il nome con cui il modulo ne invia il valore, e le caselle che lo rendono obbligatorio o lo bloccano; il modulo e la sua etichetta vengono da altri componenti del sito. Nella scheda «Stili» si sceglie uno degli stili del sito, se ce ne sono.`,
  inside: "Tavoli e passi",
  insideText: [
    "I tavoli della lobby del casinò live sono componenti a sé: si trascinano dentro la lobby. Se la lobby non li accetta, il modello non li permette lì.",
    "I passi della visita guidata sono invece nel dialogo, nella loro scheda: si aggiungono con «Aggiungi» e si trascinano per cambiarne l’ordine.",
  ],
  seen: "Che cosa si vede",
  seenText: [
    "Nell’editor l’elemento si vede, ma non si apre, non si muove e non chiama servizi. Finché manca un valore obbligatorio, al suo posto c’è un riquadro che dice quale. Per gli elementi che mostrano dati a tutti, e per quelli che compaiono solo quando servono, il riquadro dice che si vedranno nella pagina pubblicata.",
    "Con «Anteprima» l’elemento chiama i servizi, se la pagina è configurata per raggiungerli dall’ambiente di chi scrive. Altrimenti si guarda la pagina pubblicata. I dati simulati (`data-demo`) non si scelgono nel dialogo: si vedono nelle pagine di questa documentazione.",
  ],
  trouble: "Se un elemento non si mostra",
  developers: "Come si installa il pacchetto",
  components: "I componenti e i loro campi",
  componentsText: "L’asterisco segna i campi obbligatori. Il nome porta alla pagina dell’elemento.",
  noFields: "nessun campo proprio",
};

const en: typeof it = {
  title: "In AEM",
  lead: "For those who make pages. In AEM each element is a component: place it in the page and fill in its dialog. You need not write HTML.",
  place: "Placing a component",
  placeText: [
    "The components are in the group “Vetrina”, in the side panel of the editor and in the window that the “+” of a container opens. Drag or choose them, like any other component.",
    "If the group or a component is not there, the template of the page does not allow it. Those who manage the templates allow it, in the policy of the container.",
    "If the component is there, but on the published page its content stays as it is written, the page may not include the library yet. Developers include it, once for all pages.",
  ],
  dialog: "Filling in the dialog",
  dialogText: [
    "The wrench opens the dialog. Each field has its explanation, the same as in these pages; the question mark at the top opens the page of the element. Required fields have an asterisk, and while one is empty the dialog cannot be saved.",
    "A date is chosen from the calendar and a picture from the assets; it can also be dragged onto the component. A page of the site is chosen by its path: the component adds `.html`. A long text may have bold, italic, links and lists.",
    "Some values are those of the whole site, for example the pages to which notices lead. Those who manage the templates decide them; they are used if the field is empty, and the field says so.",
  ],
  identification: (tab) =>
    `In the tab “${tab}” the component gets an ID, for links to that place of the page. The date picker also has the name under which the form sends its value, and the boxes that make it required or disabled; the form and its label come from other components of the site. In the tab “Styles” one of the site’s styles is chosen, if there are any.`,
  inside: "Live tables and steps",
  insideText: [
    "The tables of the live casino lobby are components of their own: drag them into the lobby. If the lobby does not accept them, the template does not allow them there.",
    "The steps of the guided tour are in its dialog, in a tab of their own: “Add” adds one, and dragging changes their order.",
  ],
  seen: "What is seen",
  seenText: [
    "In the editor the element is visible, but it does not open or move, and it calls no service. While a required value is missing, a box in its place names it. For elements that show data to everybody, and for those that appear only when they are needed, the box says that they will be seen on the published page.",
    "With “Preview” the element calls the services, if the page is configured to reach them from the author’s environment. Otherwise look at the published page. Simulated data (`data-demo`) cannot be chosen in the dialog: these pages show it.",
  ],
  trouble: "If an element does not show",
  developers: "How the package is installed",
  components: "The components and their fields",
  componentsText: "An asterisk marks required fields. The name leads to the page of the element.",
  noFields: "no fields of its own",
};

/** The texts of “In AEM”, the page for authors. */
export const aemAuthorsProse: Readonly<Record<Language, typeof it>> = { it, en };
