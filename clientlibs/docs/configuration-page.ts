import type { Kind } from "../../src/definition";
import { html, type Html } from "../html";
import type { Group } from "../../src/config/group";
import { wholeDescription } from "../../src/config/sections";
import { documentEvents } from "../describe";
import { codeBlock, type Entry, entries, eventEntry, kindEntry, prose, section } from "./blocks";
import { pageFunctions } from "./functions";
import type { Page } from "./layout";
import { configurationBlock, queueSample } from "./samples";
import { type Language, wordsIn } from "./words";

const isKind = (node: Kind<unknown> | Group): node is Kind<unknown> => typeof node.read === "function";

/** The entries of all configuration keys, each with its path. */
export function configurationKeys(group: Group, language: Language, path = ""): Entry[] {
  return Object.entries(group).flatMap(([key, node]) =>
    isKind(node)
      ? [kindEntry(path + key, node, node.help ?? { it: "", en: "" }, language)]
      : configurationKeys(node, language, `${path}${key}.`),
  );
}

interface Prose {
  readonly lead: string;
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
    block: "Nella pagina",
    blockText:
      "Un blocco di dati prima dello script della libreria. Non contiene codice, quindi non chiede permessi alla Content-Security-Policy. Il punto nei nomi indica un gruppo: `account.origin` è la chiave `origin` del gruppo `account`.",
    script: "Da uno script",
    scriptText:
      "Prima o dopo il caricamento della libreria; la coda prende solo funzioni. Qui si danno anche le chiavi che sono funzioni.",
    keys: "Tutte le chiavi",
    keysText:
      "Una chiave sconosciuta o un valore sbagliato non ferma nulla: la console lo dice per nome e vale il predefinito.",
    functions: "Le funzioni",
    functionsText:
      "Quelle di `window.Vetrina`, quando la libreria è caricata. Quelle che usano la rete danno una promise e caricano il loro codice alla prima chiamata.",
    eventsText: "Si ascoltano su `document`.",
  },
  en: {
    lead: "Once per page: the addresses of the services, the language, and what is switched off. Do not put secrets here: everybody can read it.",
    block: "In the page",
    blockText:
      "A data block before the library’s script. It contains no code, so the Content-Security-Policy does not restrict it. A dot in a name stands for a group: `account.origin` is the key `origin` of the group `account`.",
    script: "From a script",
    scriptText:
      "Before or after the library is loaded; the queue accepts functions only. Keys that are functions are also set here.",
    keys: "All keys",
    keysText: "An unknown key or a wrong value stops nothing: the console names it, and the default is used.",
    functions: "Functions",
    functionsText:
      "Those of `window.Vetrina`, once the library is loaded. Those that use the network return a promise and load their code at the first call.",
    eventsText: "Listen to them on `document`.",
  },
};

const functionEntries = (language: Language): Entry[] =>
  pageFunctions.map(({ signature, help }) => ({ name: `Vetrina.${signature}`, help: help[language] }));

const paragraph = (text: string): Html => html`<p>${prose(text)}</p>`;

export function configurationPage(language: Language): Page {
  const words = wordsIn[language];
  const text = proseIn[language];
  return {
    slug: "configuration",
    title: words.configuration,
    lead: paragraph(text.lead),
    main: html`${section("block", text.block, paragraph(text.blockText), codeBlock(configurationBlock))}
    ${section("script", text.script, paragraph(text.scriptText), codeBlock(queueSample))}
    ${section("keys", text.keys, paragraph(text.keysText), entries(configurationKeys(wholeDescription, language)))}
    ${section("functions", text.functions, paragraph(text.functionsText), entries(functionEntries(language)))}
    ${section(
      "events",
      words.pageEvents,
      paragraph(text.eventsText),
      entries(documentEvents.map((event) => eventEntry(event, language))),
    )}`,
  };
}
