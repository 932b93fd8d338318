import { folderOf } from "../../distribution/names";
import { html, type Html } from "../../markup/html";
import type { Bilingual, DescribedWidget } from "../../src/description";
import type { DemoIdList, DemoIds, Source } from "../source";
import { dataTable, paragraphs, prose } from "./blocks";
import { type PageSection, section } from "./page";
import type { Language } from "./words";

const it = {
  title: "Codici dei dati simulati",
  intro:
    "Questi sono i codici che si possono usare con `data-demo`. I servizi simulati non conoscono i codici del sito, e i servizi del sito non conoscono questi.",
  network:
    "`data-network` è la rete di gioco a cui appartiene un tavolo di Playtech. Ce l’ha solo `CasinoGamePT`, perché Playtech tiene un elenco di tavoli per ogni rete, mentre Evolution ne ha uno solo.",
  player: 'Sono del giocatore simulato: `data-demo="logged-in"`.',
  more: "Gli altri {count}",
  lobby: "Cambiare i tavoli della lobby",
  lobbyText:
    "I tavoli della lobby sono schede `<vetrina-live-casino-card>`: la prova di questa pagina cambia la lobby, e non i suoi tavoli. Un tavolo si prova nella pagina della scheda, e da lì si copia nella lobby.",
  lobbyTry: "La prova di un tavolo",
  lobbyIds: "I codici dei tavoli simulati",
};

const en: typeof it = {
  title: "Ids of the simulated data",
  intro:
    "These are the ids for use with `data-demo`; their names are in Italian. The simulated services do not know the ids of your site, and the services of your site do not know these.",
  network:
    "`data-network` is the network to which a table of Playtech belongs. Only `CasinoGamePT` has one, because Playtech keeps a list of tables for each network, and Evolution has a single list.",
  player: 'They are those of the simulated player: `data-demo="logged-in"`.',
  more: "The other {count}",
  lobby: "How to change the tables of the lobby",
  lobbyText:
    "The tables of the lobby are cards `<vetrina-live-casino-card>`: the playground of this page changes the lobby, not its tables. Try a table on the page of the card, and copy it from there into the lobby.",
  lobbyTry: "The playground of a table",
  lobbyIds: "The ids of the simulated tables",
};

const proseIn: Readonly<Record<Language, typeof it>> = { it, en };

const sectionId = "demo-ids";

/** Elements whose ids belong to a player. */
const ofPlayer = ["vetrina-awards", "vetrina-messages"];

const cardPage = "live-casino-card.html";

/** If a list has more than `maxRows` rows, only the first rows are visible and the others are folded. */
const maxRows = 12;
const firstRows = 6;

const textIn = (text: string | Bilingual, language: Language) =>
  typeof text === "string" ? text : text[language];

const code = (text: string): Html => html`<code>${text}</code>`;

/** A table row. Each value to copy repeats its column heading, because a phone hides the headings. */
function rowOf(row: DemoIdList["rows"][number], { heads, values }: DemoIdList, language: Language): Html {
  const [first = "", ...others] = row.map((cell) => textIn(cell, language));
  const cell = (text: string, at: number): Html => {
    if (at >= values || text === "") return html`<td role="cell">${text}</td>`;
    return html`<td role="cell">
      <span class="cell-head">${textIn(heads[at] ?? "", language)}: </span>${code(text)}
    </td>`;
  };
  return html`<tr role="row">
    <th scope="row" role="rowheader">${code(first)}</th>
    ${others.map((text, at) => cell(text, at + 1))}
  </tr>`;
}

const table = (list: DemoIdList, rows: DemoIdList["rows"], language: Language): Html =>
  dataTable(
    "ids",
    list.heads.map((head) => (typeof head === "string" ? code(head) : head[language])),
    rows.map((row) => rowOf(row, list, language)),
  );

function listOf(list: DemoIdList, language: Language): Html {
  const { title, rows } = list;
  const isLong = rows.length > maxRows;
  const others = isLong ? rows.slice(firstRows) : [];
  return html`<h3>${prose(title)}</h3>
    ${table(list, isLong ? rows.slice(0, firstRows) : rows, language)}
    ${
      isLong &&
      html`<details>
        <summary>${proseIn[language].more.replace("{count}", String(others.length))}</summary>
        ${table(list, others, language)}
      </details>`
    }`;
}

function lobbySection(language: Language): PageSection {
  const { lobby, lobbyText, lobbyTry, lobbyIds } = proseIn[language];
  return section(
    sectionId,
    lobby,
    paragraphs(lobbyText),
    html`<p class="links">
      <a href="${cardPage}#preview">${lobbyTry}</a>
      <a href="${cardPage}#${sectionId}">${lobbyIds}</a>
    </p>`,
  );
}

/** The section with the ids that the simulated services know; empty for an element that takes no ids. */
export function demoIdSections(
  { tag }: DescribedWidget,
  { demoIds }: Source,
  language: Language,
): PageSection[] {
  if (tag === "vetrina-live-casino-lobby") return [lobbySection(language)];
  const lists = demoIds[tag];
  if (!lists) return [];
  const { title, intro, network, player } = proseIn[language];
  const notes = [
    ...(tag === "vetrina-live-casino-card" ? [network] : []),
    ...(ofPlayer.includes(tag) ? [player] : []),
  ];
  return [
    section(
      sectionId,
      title,
      paragraphs([intro, ...notes]),
      lists.map((list) => listOf(list, language)),
    ),
  ];
}

/** The first simulated id in the attributes of the markup; undefined if the markup has no such id. */
export function simulatedIdIn(markup: string, demoIds: DemoIds): string | undefined {
  const ids = Object.values(demoIds).flatMap((lists) =>
    lists.flatMap(({ rows, values }) => rows.flatMap((row) => row.slice(0, values))),
  );
  return [...markup.matchAll(/ data-[\w-]+="([^",]+)/g)]
    .map(([, value = ""]) => value)
    .find((value) => ids.includes(value));
}

/** Links to the sections with simulated ids. */
export const demoIdLinks = ({ definitions, demoIds }: Source, language: Language): Html =>
  html`<ul class="bullets">
    ${definitions
      .filter(({ tag }) => demoIds[tag])
      .map(
        (definition) =>
          html`<li>
            <a href="${folderOf(definition.tag)}.html#${sectionId}">${definition.title[language]}</a>
          </li>`,
      )}
  </ul>`;
