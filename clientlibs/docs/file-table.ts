import { html, type Html } from "../html";
import { dataTable, prose } from "./blocks";
import { sampleFolder } from "./samples";
import type { Language } from "./words";

/** The files that are received: name, destination, and how long browsers cache them. */
const files = {
  it: {
    heads: ["File", "Dove va", "Cache"],
    rows: [
      ["`vetrina.js`", `\`${sampleFolder}vetrina.js\`, con un nome stabile`, "`no-cache`"],
      [
        "`vetrina.css`",
        `\`${sampleFolder}vetrina.css\`, oppure dentro il foglio di stile del sito`,
        "`no-cache`, o come quel foglio",
      ],
      [
        "`vetrina/resources/`",
        `\`${sampleFolder}vetrina/resources/\`, accanto allo script`,
        "`public, max-age=31536000, immutable`",
      ],
      [
        "`vetrina.js.map`",
        "Facoltativo, accanto a `vetrina.js`: lo leggono soltanto gli strumenti di sviluppo del browser",
        "`no-cache`",
      ],
      [
        "`sbom.json`",
        "Non va nel sito: è l’elenco dei pacchetti contenuti nella libreria, per chi ne controlla licenze e sicurezza",
        "non serve",
      ],
    ],
  },
  en: {
    heads: ["File", "Where it goes", "Cache"],
    rows: [
      ["`vetrina.js`", `\`${sampleFolder}vetrina.js\`, under a stable name`, "`no-cache`"],
      [
        "`vetrina.css`",
        `\`${sampleFolder}vetrina.css\`, or inside the site’s style sheet`,
        "`no-cache`, or like that sheet",
      ],
      [
        "`vetrina/resources/`",
        `\`${sampleFolder}vetrina/resources/\`, next to the script`,
        "`public, max-age=31536000, immutable`",
      ],
      [
        "`vetrina.js.map`",
        "Optional, next to `vetrina.js`: only the browser’s developer tools read it",
        "`no-cache`",
      ],
      [
        "`sbom.json`",
        "Not for the site: it lists the packages in the library, for those who check licences and security",
        "not needed",
      ],
    ],
  },
} as const;

/** On a phone, where the heads of the columns have no place, each cell says its own. */
const row = ([file, ...cells]: readonly [string, string, string], [, ...heads]: readonly string[]) =>
  html`<tr role="row">
    <th scope="row" role="rowheader">${prose(file)}</th>
    ${cells.map((cell, at) => html`<td role="cell"><span class="cell-head">${heads[at]}: </span>${prose(cell)}</td>`)}
  </tr>`;

export function fileTable(language: Language): Html {
  const { heads, rows } = files[language];
  return dataTable(
    "files",
    heads,
    rows.map((each) => row(each, heads)),
  );
}
