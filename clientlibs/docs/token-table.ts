import { html, type Html } from "../html";
import type { Token } from "../tokens";
import { prose } from "./blocks";
import { tokenMeaning } from "./token-meanings";
import { tokenSamples } from "./token-samples";
import { type Language, wordsIn } from "./words";

/** On a phone, where the heads of the columns have no place, a value says its own. */
const row = (token: Token, language: Language) =>
  html`<tr role="row">
    <th scope="row" role="rowheader"><code>${token.name}</code></th>
    <td role="cell">${prose(tokenMeaning(token)[language])}</td>
    <td role="cell">
      <span class="cell-head">${wordsIn[language].value}: </span>${tokenSamples(token)}<code
        >${token.value}</code
      >
    </td>
  </tr>`;

/** The roles stay where the style sheet of a phone makes blocks of rows and cells. */
export function tokenTable(tokens: readonly Token[], language: Language): Html {
  const words = wordsIn[language];
  const heads = [words.token, words.meaning, words.value];
  return html`<table class="tokens" role="table">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${tokens.map((token) => row(token, language))}
    </tbody>
  </table>`;
}

/** Names only, each with a link to the table of tokens. */
export const tokenList = (tokens: readonly Token[]): Html =>
  html`${tokens.map(
    ({ name }, index) => html`${index > 0 && ", "}<a href="appearance.html"><code>${name}</code></a>`,
  )}`;
