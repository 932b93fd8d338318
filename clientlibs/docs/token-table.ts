import { html, type Html } from "../../markup/html";
import type { Token } from "../tokens";
import { dataTable, prose } from "./blocks";
import { tokenMeaning } from "./token-meanings";
import { tokenSamples } from "./token-samples";
import { type Language, wordsIn } from "./words";

/** A table row. The value repeats its column heading, because a phone hides the headings. */
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

export function tokenTable(tokens: readonly Token[], language: Language): Html {
  const { token, meaning, value } = wordsIn[language];
  return dataTable(
    "tokens",
    [token, meaning, value],
    tokens.map((each) => row(each, language)),
  );
}

/** The names of the tokens, each with a link to the table of tokens. */
export const tokenList = (tokens: readonly Token[]): Html =>
  html`${tokens.map(
    ({ name }, index) => html`${index > 0 && ", "}<a href="appearance.html"><code>${name}</code></a>`,
  )}`;
