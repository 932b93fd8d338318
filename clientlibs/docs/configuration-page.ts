import { documentEvents } from "../describe";
import { html, type Html } from "../html";
import { bullets, codeBlock, type Entry, entries, eventEntry, kindEntry, paragraphs } from "./blocks";
import { pageFunctions } from "./functions";
import { type Page, section } from "./page";
import { groupsOf, type KeyRow, keyRows } from "./needed-configuration";
import { configurationBlock, printJson } from "./sample-configuration";
import { queueSample } from "./samples";
import { type Language, wordsIn } from "./words";

/** The entries of configuration keys, each with its path. */
export const configurationKeys = (language: Language, rows = keyRows()): Entry[] =>
  rows.map(({ key, kind }) => kindEntry(key, kind, language, "configuration"));

/** The id of the heading above the keys of a group. */
export const keyGroupId = (group: string) => `keys-${group}`;

/** The keys of the configuration by their group; first those without one. */
function keysByGroup(language: Language): Html[] {
  const rows = keyRows();
  const list = (some: KeyRow[]) => entries(configurationKeys(language, some));
  return [
    list(rows.filter(({ key }) => !key.includes("."))),
    ...groupsOf(rows).map(
      (group) =>
        html`<h3 id="${keyGroupId(group)}"><code>${group}</code></h3>
          ${list(rows.filter(({ key }) => key.startsWith(`${group}.`)))}`,
    ),
  ];
}

interface Prose {
  readonly lead: string;
  readonly json: string;
  readonly jsonText: readonly string[];
  readonly jsonRules: readonly string[];
  readonly check: string;
  readonly checkText: readonly string[];
  readonly block: string;
  readonly blockText: string;
  readonly script: string;
  readonly scriptText: string;
  readonly keys: string;
  readonly keysText: string;
  readonly functions: string;
  readonly functionsText: string;
  readonly eventsText: string;
}

const proseIn: Readonly<Record<Language, Prose>> = {
  it: {
    lead: "Una volta per pagina: dove sono i servizi, la lingua, che cosa è spento. Nessun segreto va scritto qui: tutti possono leggerlo.",
    json: "Che cos’è il JSON",
    jsonText: [
      "La configurazione è scritta in JSON, un modo di scrivere nomi e valori che leggono sia le persone sia i programmi. Per esempio, la lingua e il dominio dei cookie:",
    ],
    jsonRules: [
      "Tutto sta tra due parentesi graffe. Un gruppo, come `cookies`, ha le sue.",
      'Ogni nome sta tra virgolette diritte (`"`), seguito dai due punti e dal valore. Anche i testi stanno tra virgolette; i numeri, `true` e `false` no.',
      "Tra una coppia e l’altra c’è una virgola; dopo l’ultima no.",
      "I commenti non sono ammessi, e nemmeno le virgolette curve dei programmi di scrittura.",
    ],
    check: "Come si controlla",
    checkText: [
      "Si apre la pagina con `?vetrina-inspect` alla fine dell’indirizzo: l’ispettore nomina le chiavi sbagliate e quelle che mancano. Se il JSON non si legge, lo dice la console degli strumenti di sviluppo del browser e la pagina si comporta come senza configurazione.",
      "Prima di pubblicare, l’editor di testo aiuta: in un file che termina con `.json` segna gli errori di scrittura. Si incolla ciò che sta tra `<script …>` e `</script>`.",
    ],
    block: "Nella pagina",
    blockText:
      "Un blocco di dati dentro `<head>`, prima dello script della libreria. Non contiene codice, quindi non chiede permessi alla Content-Security-Policy. Il punto nei nomi indica un gruppo: `account.origin` è la chiave `origin` del gruppo `account`. Gli indirizzi li dà chi gestisce i servizi del sito.",
    script: "Da uno script",
    scriptText:
      "Prima o dopo il caricamento della libreria; la coda prende solo funzioni. Qui si danno anche le chiavi che sono funzioni.",
    keys: "Tutte le chiavi",
    keysText:
      "Una chiave sconosciuta o un valore sbagliato non ferma nulla: la console lo dice per nome e vale il predefinito.",
    functions: "Le funzioni",
    functionsText:
      "Quelle di `window.Vetrina`, quando la libreria è caricata. Quelle che usano la rete danno una promise e caricano il loro codice alla prima chiamata.",
    eventsText: "Si ascoltano su `document`, con `document.addEventListener()`.",
  },
  en: {
    lead: "Once per page: the addresses of the services, the language, and what is switched off. Do not put secrets here: everybody can read it.",
    json: "What JSON is",
    jsonText: [
      "The configuration is written in JSON, a way to write names and values that both people and programs can read. For example, the language and the domain of the cookies:",
    ],
    jsonRules: [
      "Everything is between two braces. A group, such as `cookies`, has its own.",
      'Each name is in straight quotes (`"`), followed by a colon and the value. Texts are in quotes too; numbers, `true` and `false` are not.',
      "There is a comma between one pair and the next, and none after the last.",
      "Comments are not allowed, and neither are the curly quotes of word processors.",
    ],
    check: "How to check it",
    checkText: [
      "Open the page with `?vetrina-inspect` at the end of its address: the inspector names the keys that are wrong and those that are missing. If the JSON cannot be read, the console of the browser’s developer tools says so, and the page behaves as without a configuration.",
      "Before you publish, a text editor helps: in a file whose name ends with `.json` it marks mistakes. Paste what is between `<script …>` and `</script>`.",
    ],
    block: "In the page",
    blockText:
      "A data block inside `<head>`, before the library’s script. It contains no code, so the Content-Security-Policy does not restrict it. A dot in a name stands for a group: `account.origin` is the key `origin` of the group `account`. Ask those who manage the services of the site for the addresses.",
    script: "From a script",
    scriptText:
      "Before or after the library is loaded; the queue accepts functions only. Keys that are functions are also set here.",
    keys: "All keys",
    keysText: "An unknown key or a wrong value stops nothing: the console names it, and the default is used.",
    functions: "Functions",
    functionsText:
      "Those of `window.Vetrina`, once the library is loaded. Those that use the network return a promise and load their code at the first call.",
    eventsText: "Listen to them on `document`, with `document.addEventListener()`.",
  },
};

const functionEntries = (language: Language): Entry[] =>
  pageFunctions.map(({ signature, help }) => ({ name: `Vetrina.${signature}`, help: help[language] }));

export function configurationPage(language: Language): Page {
  const words = wordsIn[language];
  const text = proseIn[language];
  return {
    slug: "configuration",
    group: "guide",
    title: words.configuration,
    lead: paragraphs(text.lead),
    sections: [
      section(
        "json",
        text.json,
        paragraphs(text.jsonText),
        codeBlock(printJson({ language, cookies: { domain: "sito.example" } })),
        bullets(text.jsonRules),
      ),
      section("block", text.block, paragraphs(text.blockText), codeBlock(configurationBlock())),
      section("check", text.check, paragraphs(text.checkText)),
      section("script", text.script, paragraphs(text.scriptText), codeBlock(queueSample)),
      section("keys", text.keys, paragraphs(text.keysText), ...keysByGroup(language)),
      section(
        "functions",
        text.functions,
        paragraphs(text.functionsText),
        entries(functionEntries(language)),
      ),
      section(
        "events",
        words.pageEvents,
        paragraphs([text.eventsText, words.eventWords]),
        entries(documentEvents.map((event) => eventEntry(event, language))),
      ),
    ],
  };
}
