import type { Text } from "../../src/i18n";
import { type Severity, severityOf } from "../../src/inspector/reasons";
import { reasonTexts } from "../../src/inspector/sentences";
import { html, type Html } from "../html";
import { codeBlock, paragraphs, prose } from "./blocks";
import { consoleLineList } from "./console-lines";
import { type FindingSentence, findingTexts, whatToDoAbout } from "./finding-prose";
import { type Page, section } from "./page";
import { whatToDo } from "./troubleshooting-prose";
import type { Language } from "./words";

const it = {
  title: "Non si mostra?",
  lead: "Un elemento non si vede o non si mostra: perché, e che cosa fare.",
  first: "Prima di tutto: chiedere alla pagina",
  firstText:
    "Aggiungi `?vetrina-inspect` all’indirizzo della pagina. Un riquadro elenca gli elementi della pagina e dice di ognuno, con una frase, perché non si mostra.",
  example: "https://www.sito.example/promozioni?vetrina-inspect",
  firstNote: "Se l’indirizzo contiene già un punto interrogativo, si aggiunge `&vetrina-inspect`.",
  aboutInspector: "Tutto sull’ispettore",
  nothing: "Se il riquadro non compare",
  nothingText: [
    "Allora lo script non è partito, o non ha trovato la libreria. Le cause, dalla più frequente:",
  ],
  causes: [
    "La pagina è aperta dal disco: l’indirizzo comincia con `file:`. Aprila da un server. Se l’indirizzo dello script comincia con una barra, dal disco non si carica nemmeno lo script, e la pagina non dice nulla.",
    "Il tag dello script non c’è, o il suo indirizzo è sbagliato: nella console del browser si legge «404».",
    "La cartella `vetrina/resources/` non è accanto allo script, o un plugin che ottimizza le pagine ha spostato lo script: la console dice «Vetrina non trova i suoi file», con l’indirizzo provato e che cosa correggere. Su localhost, e con `?vetrina-inspect`, la stessa frase è in cima alla pagina. Se la cartella è incompleta o di un’altra versione, la console dice «could not be loaded» con il file. Resta visibile ciò che l’autore ha scritto dentro gli elementi.",
    "Il tag dello script ha un attributo `integrity`, ed è quello di una versione precedente: la console nomina `vetrina.js` e l’impronta. Sostituiscilo o, se il file è sul server del sito, toglilo.",
    "La Content-Security-Policy non ammette lo script: il `nonce` manca, o non è quello della policy.",
    'Un plugin o un servizio che unisce, comprime o ritarda gli script ha spostato `vetrina.js` in un altro file: nella console si legge «could not be loaded», con un indirizzo come `/wp-content/cache/…`. Nell’intestazione serve `<meta name="vetrina-base">` con la cartella dei file, che il plugin per WordPress e il modello di AEM stampano da sé; oppure si esclude lo script dall’ottimizzazione.',
    "L’editor o il page builder ha tolto il tag dell’elemento: nel codice sorgente della pagina `<vetrina-` non c’è. La pagina «Con un page builder» dice che cosa usare.",
    'La configurazione ha `"inspector": false`.',
  ],
  console: "Le righe della console",
  consoleText: [
    "La console si apre con F12 (su Mac, Opzione+Comando+J in Chrome) e poi «Console». Le righe di Vetrina cominciano con `[vetrina]`.",
    "Una riga con «404» che nomina `favicon.ico` non riguarda Vetrina: il browser cerca da sé l’icona del sito, e il sito non ne ha una.",
    "Le righe sono in due lingue. Sul computer di chi scrive e nelle pagine in modifica, alcune sono nella lingua della pagina: nomi sbagliati, tag non chiusi che inghiottono un titolo o un altro elemento, indirizzi di esempio, il punto in cui il JSON non è valido. Lo è sempre quella su una cartella sbagliata. Tutte le altre, come un valore sbagliato o un attributo che manca, sono in inglese. In italiano le spiegano l’ispettore e l’elenco che segue.",
    "Nell’elenco ci sono le righe in inglese. I puntini stanno per un nome della pagina:",
  ],
  wrong: "Frasi che chiedono una correzione",
  known: "Frasi che spiegano soltanto",
};

const en: typeof it = {
  title: "Does not show?",
  lead: "An element does not show or cannot be seen: why, and what to do.",
  first: "First of all: ask the page",
  firstText:
    "Add `?vetrina-inspect` to the address of the page. A panel lists the elements of the page and says of each, in one sentence, why it does not show.",
  example: "https://www.site.example/promotions?vetrina-inspect",
  firstNote: "If the address already has a question mark, add `&vetrina-inspect`.",
  aboutInspector: "All about the inspector",
  nothing: "If the panel does not appear",
  nothingText: [
    "Then the script has not started, or has not found the library. The causes, the most frequent one first:",
  ],
  causes: [
    "The page was opened from a disk: its address begins with `file:`. Open it from a server. If the script’s address begins with a slash, a page from the disk does not even load the script, and says nothing.",
    "The script tag is missing, or its address is wrong: the browser’s console has “404”.",
    "The folder `vetrina/resources/` is not next to the script, or a plug-in that optimises pages has moved the script: the console says “Vetrina does not find its files”, with the URL that was tried and what to correct. On localhost, and with `?vetrina-inspect`, the page shows the same sentence at its top. If the folder is incomplete or of another version, the console says “could not be loaded” with the file. What the author wrote inside the elements stays visible.",
    "The script tag has an attribute `integrity`, and it belongs to an earlier version: the console names `vetrina.js` and the digest. Replace it or, if the file is on your own server, remove it.",
    "The Content-Security-Policy does not allow the script: the `nonce` is missing, or is not the policy’s.",
    'A plugin or a service that joins, compresses or delays scripts has moved `vetrina.js` into another file: the console says “could not be loaded”, with an address such as `/wp-content/cache/…`. The head needs `<meta name="vetrina-base">` with the folder of the files, which the WordPress plugin and the AEM template print by themselves; or exclude the script from the optimisation.',
    "The editor or page builder has removed the tag of the element: the page’s source has no `<vetrina-`. The page “With a page builder” says what to use.",
    'The configuration has `"inspector": false`.',
  ],
  console: "Lines of the console",
  consoleText: [
    "The console opens with F12 (on a Mac, Option+Command+J in Chrome) and then “Console”. The lines of Vetrina begin with `[vetrina]`.",
    "A line with “404” that names `favicon.ico` is not about Vetrina: browsers ask for the icon of a site by themselves, and the site has none.",
    "The lines are in two languages. On your own computer and in edit mode, some are in the page’s language: misspelt names, tags that are not closed and swallow a heading or another element, addresses of the samples, the place where the JSON is not valid. The one about a wrong folder always is. All others, such as a wrong value or a missing attribute, are in English. The inspector and the following list explain them.",
    "The list has the lines in English. Dots stand for a name of the page:",
  ],
  wrong: "Sentences that ask for a correction",
  known: "Sentences that only explain",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

/** What a sentence says where it names something of the page. */
export const withoutNames = (text: Text) =>
  (typeof text === "string" ? text : text.one).replace(/\{\w+\}/g, "…").replace("….", "…");

interface Sentence {
  readonly id: string;
  readonly text: Text;
  readonly help: string;
}

const reasonSentences = (severity: Severity, language: Language): Sentence[] => {
  const whys = Object.keys(whatToDo) as (keyof typeof whatToDo)[];
  // A reason with names has more fields, which its severity does not depend on.
  const chosen = whys.filter((why) => severityOf({ why } as Parameters<typeof severityOf>[0]) === severity);
  return chosen.map((why) => ({ id: why, text: reasonTexts[language][why], help: whatToDo[why][language] }));
};

const findingSentences = (severity: Severity, language: Language): Sentence[] => {
  const names = Object.keys(whatToDoAbout) as FindingSentence[];
  const chosen = names.filter((name) => whatToDoAbout[name].severity === severity);
  return chosen.map((name) => ({
    id: name,
    text: findingTexts[language][name],
    help: whatToDoAbout[name][language],
  }));
};

/** The sentences of the inspector with one severity, each with what to do. */
const sentences = (severity: Severity, language: Language): Html =>
  html`<dl class="answers">
    ${[...reasonSentences(severity, language), ...findingSentences(severity, language)].map(
      ({ id, text, help }) =>
        html`<div id="why-${id}">
          <dt>${withoutNames(text)}</dt>
          <dd>${prose(help)}</dd>
        </div>`,
    )}
  </dl>`;

/** The page “My element does not show”. Its sentences are those of the inspector. */
export function troubleshootingPage(language: Language): Page {
  const text = proseIn[language];
  return {
    slug: "troubleshooting",
    group: "guide",
    title: text.title,
    lead: paragraphs(text.lead),
    sections: [
      section(
        "first",
        text.first,
        paragraphs(text.firstText),
        codeBlock(text.example),
        paragraphs(text.firstNote),
        html`<p><a href="inspector.html">${text.aboutInspector}</a></p>`,
      ),
      section("wrong", text.wrong, sentences("wrong", language)),
      section("known", text.known, sentences("known", language)),
      section(
        "nothing",
        text.nothing,
        paragraphs(text.nothingText),
        html`<ol class="steps">
          ${text.causes.map((cause) => html`<li>${prose(cause)}</li>`)}
        </ol>`,
      ),
      section("console", text.console, paragraphs(text.consoleText), ...consoleLineList(language)),
    ],
  };
}
