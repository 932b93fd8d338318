import { html, type Html } from "../html";
import { prose } from "./blocks";
import { sampleFolder } from "./samples";
import type { Language } from "./words";

/** The files to deploy: name, destination, and how long browsers cache them. */
const files = {
  it: {
    heads: ["File", "Dove va", "Cache"],
    rows: [
      ["`vetrina.js`", `\`${sampleFolder}vetrina.js\`, con un nome stabile`, "`no-cache`"],
      ["`vetrina.css`", "dentro il foglio di stile del sito", "come quel foglio"],
      [
        "`vetrina/resources/`",
        `\`${sampleFolder}vetrina/resources/\`, accanto allo script`,
        "`public, max-age=31536000, immutable`",
      ],
      ["`vetrina/preload.html`", "facoltativo, stampato nell’intestazione della pagina", "come la pagina"],
    ],
  },
  en: {
    heads: ["File", "Where it goes", "Cache"],
    rows: [
      ["`vetrina.js`", `\`${sampleFolder}vetrina.js\`, under a stable name`, "`no-cache`"],
      ["`vetrina.css`", "into the site’s own style sheet", "as that sheet"],
      [
        "`vetrina/resources/`",
        `\`${sampleFolder}vetrina/resources/\`, beside the script`,
        "`public, max-age=31536000, immutable`",
      ],
      ["`vetrina/preload.html`", "optional, printed into the head of the page", "as the page"],
    ],
  },
} as const;

const row = ([file, ...cells]: readonly [string, string, string]) =>
  html`<tr>
    <th scope="row">${prose(file)}</th>
    ${cells.map((cell) => html`<td>${prose(cell)}</td>`)}
  </tr>`;

export function fileTable(language: Language): Html {
  const { heads, rows } = files[language];
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(row)}
    </tbody>
  </table>`;
}
