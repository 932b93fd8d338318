import type { Language } from "./words";

const it = {
  lead: "Vetrina è una raccolta di elementi per le pagine di un sito di gioco: la data, il saldo, i bonus, i tavoli dal vivo e i riquadri della piattaforma di gamification. Chi prepara le pagine li mette al loro posto; il resto lo fa la libreria.",
  ways: "Come si mettono in una pagina",
  wayList: [
    { slug: "html", help: "Una pagina scritta a mano: i file, le righe dell’intestazione, l’elemento." },
    { slug: "aem-authors", help: "Un componente per ogni elemento, con il suo dialogo." },
    { slug: "aem", help: "Il pacchetto, la libreria client, il dispatcher." },
    { slug: "wordpress", help: "Un blocco e uno shortcode per ogni elemento." },
    { slug: "npm", help: "Per chi sviluppa con React, Vite, Next o webpack." },
    { slug: "configuration", help: "Dove sono i servizi del sito: si scrive una volta per pagina." },
    { slug: "troubleshooting", help: "Perché un elemento non si mostra, e che cosa fare." },
    { slug: "glossary", help: "Che cosa vogliono dire le parole di queste pagine." },
  ],
  unshown: "Compare solo quando serve",
  rules: "Come si scrivono gli attributi",
  rulesText: [
    'Un attributo sta nel tag di apertura: un nome, il segno di uguale e un valore tra virgolette, come in `data-min-date="2026-11-01"`. I nomi propri degli elementi iniziano con `data-`; `id`, `name` e `class` sono di HTML e valgono anche qui. Se un attributo manca, vale il suo valore predefinito.',
    "Un attributo «sì o no» vale sì quando c’è, anche senza valore; `false` vale no. Ogni altra parola, come `no`, è un errore: vale sì, e la console lo segnala. Le date si scrivono `2026-11-21` oppure `21/11/2026`.",
    "Gli attributi si possono cambiare in ogni momento; gli elementi si possono spostare, aggiungere e togliere.",
  ],
};

const en: typeof it = {
  lead: "Vetrina is a collection of elements for the pages of a gaming site: the date, the balance, bonuses, live tables and the panels of the gamification platform. Those who make pages put them in their place; the library does the rest.",
  ways: "How to place them in a page",
  wayList: [
    {
      slug: "html",
      help: "A page that is written by hand: the files, the lines of the head, the element.",
    },
    { slug: "aem-authors", help: "A component for each element, with its dialog." },
    { slug: "aem", help: "The package, the client library, the dispatcher." },
    { slug: "wordpress", help: "A block and a short code for each element." },
    { slug: "npm", help: "For developers with React, Vite, Next or webpack." },
    { slug: "configuration", help: "Where the services of the site are: written once per page." },
    { slug: "troubleshooting", help: "Why an element does not show, and what to do." },
    { slug: "glossary", help: "What the words of these pages mean." },
  ],
  unshown: "Appears only when it is needed",
  rules: "How attributes are written",
  rulesText: [
    'An attribute is in the opening tag: a name, an equals sign and a value in quotes, as in `data-min-date="2026-11-01"`. The names of our own attributes begin with `data-`; `id`, `name` and `class` are HTML’s and work here, too. If an attribute is absent, its default is used.',
    "A yes-or-no attribute means yes if it is present, even without a value; `false` means no. Any other word, such as `no`, is a mistake: it means yes, and the console says so. Dates are written `2026-11-21` or `21/11/2026`.",
    "Attributes may change at any time; elements may be moved, added and removed.",
  ],
};

/** The texts of “Getting started”. */
export const startProse: Readonly<Record<Language, typeof it>> = { it, en };
