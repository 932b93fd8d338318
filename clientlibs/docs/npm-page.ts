import { elementPeers } from "../../scripts/build/npm/manifest";
import type { Source } from "../source";
import { codeBlock, entries, paragraphs } from "./blocks";
import { type Page, section } from "./page";
import { componentName, reactApplication, widgetWithRequiredAttributes } from "./react-sample";
import { printJson, sampleConfiguration } from "./sample-configuration";
import type { Language } from "./words";

const it = {
  title: "npm",
  lead: "Per chi costruisce il sito con React, Vite, Next o webpack: gli stessi elementi come pacchetto npm, con i tipi TypeScript. Chi scrive le pagine a mano non ne ha bisogno.",
  install: "Installare",
  installText:
    "Il pacchetto sta nella cartella `npm` di ciò che si riceve. React, il suo collegamento a nanostores e il carosello restano dell’applicazione, che ne ha così una copia sola:",
  start: "Avviare",
  startText: [
    "Una volta per pagina e solo nel browser. L’argomento è la configurazione, la stessa che altrove sta nel blocco di dati. Da qui in poi gli elementi `<vetrina-…>` della pagina partono da soli, anche quelli aggiunti dopo; il codice di ciascuno si carica quando compare il primo.",
    "Se il markup viene da un server, si avvia dopo l’idratazione: in Next, dentro `useEffect`.",
  ],
  react: "In React",
  reactText:
    "Ogni elemento è un componente di React 19. Le proprietà hanno il nome dell’attributo senza `data-`, con le maiuscole al posto dei trattini; gli eventi quello di un gestore: `vetrina:date-change` è `onVetrinaDateChange`. Questa è un’applicazione intera:",
  reactTypes: [
    "TypeScript chiede gli attributi obbligatori, sia nei componenti sia nei tag `<vetrina-…>` scritti in JSX. In un componente segnala anche una proprietà sconosciuta; in un tag accetta ogni nome con un trattino, quindi non segnala `data-mindate`. Lo segnala la console, sul computer di chi sviluppa e nelle pagine in modifica.",
    'Vite può avvisare che le direttive `"use client"` sono state ignorate: servono ai framework con un server, come Next. In un’applicazione senza server l’avviso si può ignorare.',
  ],
  components: "I componenti:",
  css: "Lo spazio riservato",
  cssText:
    "Il pacchetto non ha `vetrina.css`. Perché la pagina non salti, si dà un’altezza a ciò che non è ancora partito:",
  more: "Altro",
  moreText:
    "Il `README.md` del pacchetto descrive gli altri import, come il solo client della gamification, e che cosa costa ciascuno.",
};

const en: typeof it = {
  title: "npm",
  lead: "For those who build the site with React, Vite, Next or webpack: the same elements as an npm package, with TypeScript types. Those who write pages by hand do not need it.",
  install: "Installing",
  installText:
    "The package is in the folder `npm` of what you received. React, its binding to nanostores and the carousel stay with the application, which thus has one copy of each:",
  start: "Starting",
  startText: [
    "Once per page, and in the browser only. The argument is the configuration, the same that the data block has elsewhere. From then on the elements `<vetrina-…>` of the page start by themselves, also those that are added later; the code of each is loaded when its first element appears.",
    "If a server renders the markup, start the library after hydration: in Next, inside `useEffect`.",
  ],
  react: "In React",
  reactText:
    "Each element is a component of React 19. Props have the name of the attribute without `data-`, with capitals in place of hyphens; events have that of a handler: `vetrina:date-change` is `onVetrinaDateChange`. This is a whole application:",
  reactTypes: [
    "TypeScript asks for the required attributes, of components and of tags `<vetrina-…>` that are written in JSX. It also reports an unknown prop of a component; on a tag it accepts any name with a hyphen, so it does not report `data-mindate`. The console does, on your own computer and on pages in edit mode.",
    'Vite may warn that the directives `"use client"` were ignored: they are for frameworks with a server, such as Next. An application without one can ignore the warning.',
  ],
  components: "The components:",
  css: "The reserved space",
  cssText:
    "The package does not have `vetrina.css`. So that the page does not jump, give a height to what has not started yet:",
  more: "More",
  moreText:
    "The package’s `README.md` describes the other imports, such as the gamification client alone, and what each of them costs.",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

const startSample = (language: Language) => `
import { startVetrina } from "vetrina";

await startVetrina(${printJson(sampleConfiguration(["account.origin", "cookies.domain"], language))});`;

/** The page about the npm package. */
export function npmPage(source: Source, language: Language): Page {
  const definitions = source.widgets.map(({ definition }) => definition);
  const text = proseIn[language];
  const components = source.widgets.map(({ definition }) => ({
    name: componentName(definition),
    help: `${definition.title[language]}: \`<${definition.tag}>\``,
  }));
  return {
    slug: "npm",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section(
        "install",
        text.install,
        paragraphs(text.installText),
        codeBlock(`npm install ./npm ${elementPeers.join(" ")}`),
      ),
      section("start", text.start, paragraphs(text.startText), codeBlock(startSample(language))),
      section(
        "react",
        text.react,
        paragraphs(text.reactText),
        codeBlock(
          reactApplication(widgetWithRequiredAttributes(definitions), definitions, language),
          "main.tsx",
        ),
        paragraphs(text.reactTypes),
        paragraphs(text.components),
        entries(components),
      ),
      section(
        "css",
        text.css,
        paragraphs(text.cssText),
        codeBlock("vetrina-date-picker:not([data-state]) {\n  display: block;\n  min-height: 2.75rem;\n}"),
      ),
      section("more", text.more, paragraphs(text.moreText)),
    ],
  };
}
