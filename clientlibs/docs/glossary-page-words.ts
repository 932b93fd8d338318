import type { GlossaryGroup } from "./glossary-group";

const page: GlossaryGroup = {
  id: "in-page",
  title: { it: "Nella pagina", en: "In the page" },
  words: [
    {
      id: "word-element",
      word: { it: "Elemento e tag", en: "Element and tag" },
      meaning: {
        it: "Un elemento è una parte della pagina: un titolo, un collegamento, o uno di quelli di Vetrina. Si scrive con due tag: quello di apertura, `<vetrina-date-picker>`, e quello di chiusura, `</vetrina-date-picker>`, che per gli elementi di Vetrina serve sempre.",
        en: "An element is a part of the page: a heading, a link, or one of Vetrina’s. It is written with two tags: the opening tag, `<vetrina-date-picker>`, and the closing tag, `</vetrina-date-picker>`, which the elements of Vetrina always need.",
      },
    },
    {
      id: "word-attribute",
      word: { it: "Attributo", en: "Attribute" },
      meaning: {
        it: 'Un’indicazione nel tag di apertura: un nome, il segno di uguale e un valore tra virgolette, come in `<vetrina-date-picker data-min-date="2026-11-01">`.',
        en: 'A setting in the opening tag: a name, an equals sign and a value in quotes, as in `<vetrina-date-picker data-min-date="2026-11-01">`.',
      },
      more: {
        href: "index.html#rules",
        it: "Come si scrivono gli attributi",
        en: "How attributes are written",
      },
    },
    {
      id: "word-content",
      word: { it: "Contenuto", en: "Content" },
      meaning: {
        it: 'Ciò che si scrive tra i due tag. Si vede finché l’elemento non parte, e resta se non può partire: per questo conviene che serva anche da solo, come `<vetrina-bonus-carousel><a href="/bonus">Tutti i bonus</a></vetrina-bonus-carousel>`.',
        en: 'What you write between the two tags. It shows until the element starts, and stays if it cannot start: write something that is useful by itself, such as `<vetrina-bonus-carousel><a href="/bonus">All bonuses</a></vetrina-bonus-carousel>`.',
      },
    },
    {
      id: "word-slot",
      word: { it: "Slot", en: "Slot" },
      meaning: {
        it: 'Un posto dell’elemento in cui compare un contenuto scritto nella pagina. Il contenuto va subito dentro l’elemento, con il nome del posto: `<b slot="icon-calendar">…</b>`. La pagina di un elemento elenca i suoi slot.',
        en: 'A place of the element where content of yours appears. The content goes directly inside the element, with the name of the place: `<b slot="icon-calendar">…</b>`. The page of an element lists its slots.',
      },
    },
    {
      id: "word-state",
      word: { it: "Stato", en: "State" },
      meaning: {
        it: "A che punto è l’elemento: sta caricando, è pronto, aspetta la rete. Lo scrive la libreria, in `data-state`; nella pagina non si scrive.",
        en: "What the element is doing: it is loading, it is ready, it waits for the network. The library writes it, in `data-state`; do not write it in the page.",
      },
    },
  ],
};

const look: GlossaryGroup = {
  id: "look",
  title: { it: "Per l’aspetto", en: "For styles" },
  words: [
    {
      id: "word-style-token",
      word: { it: "Token di stile", en: "Design token" },
      meaning: {
        it: "Una proprietà con cui il sito dà agli elementi un colore, un carattere o una misura. Il suo nome comincia con `--vetrina-`, come in `:root { --vetrina-brand: #1d5b2f; }`. Non ha nulla a che fare con il token di accesso.",
        en: "A property by which the site gives the elements a colour, a font or a size. Its name begins with `--vetrina-`, as in `:root { --vetrina-brand: #1d5b2f; }`. It has nothing to do with the token of a login.",
      },
      more: { href: "appearance.html#tokens", it: "Tutti i token di stile", en: "All design tokens" },
    },
    {
      id: "word-scheme",
      word: { it: "Tema e light-dark()", en: "Theme and light-dark()" },
      meaning: {
        it: "Il tema è chiaro o scuro. `light-dark(#1d5b2f, #7fd3a1)` dà due colori insieme: il primo vale nel tema chiaro, il secondo in quello scuro.",
        en: "The theme, or colour scheme, is light or dark. `light-dark(#1d5b2f, #7fd3a1)` gives two colours at once: the first is for the light theme, the second for the dark one.",
      },
      more: { href: "appearance.html#dark", it: "Il tema scuro", en: "The dark theme" },
    },
    {
      id: "word-shadow-root",
      word: { it: "Shadow root", en: "Shadow root" },
      meaning: {
        it: "L’interno di un elemento, che il browser tiene separato dalla pagina: le regole del foglio di stile del sito non vi entrano, e quelle dell’elemento non ne escono. Per questo l’aspetto si cambia con i token e con le parti.",
        en: "The inside of an element, which the browser keeps apart from the page: the rules of the site’s style sheet do not apply there, and those of the element do not apply outside. So its look is changed by tokens and parts.",
      },
    },
    {
      id: "word-part",
      word: { it: "Parte", en: "Part" },
      meaning: {
        it: "Un pezzo dello shadow root che ha un nome, e che il foglio di stile del sito può raggiungere: `vetrina-live-casino-card::part(title) { font-weight: 400; }`.",
        en: "A piece of the shadow root that has a name, and that the site’s style sheet can reach: `vetrina-live-casino-card::part(title) { font-weight: 400; }`.",
      },
    },
  ],
};

/** Words of everyday use: what is in a page, and how it looks. */
export const pageWords: readonly GlossaryGroup[] = [page, look];
