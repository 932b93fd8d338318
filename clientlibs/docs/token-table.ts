import { html, type Html } from "../html";
import { darkTheme, lightTheme, type ThemedToken } from "../../src/ui/theme/tokens";
import type { Token } from "../tokens";
import { tokenMeaning } from "./token-meanings";
import { type Language, wordsIn } from "./words";

const isColour = (value: string) => /^(#[0-9a-f]{3,8}|rgb\([^()]+\))$/i.test(value);

/** The colours of a token in the light and the dark theme, without duplicates. */
function coloursOf({ name }: Token): string[] {
  const themed = name.replace("--vetrina-", "") as ThemedToken;
  const values = [lightTheme[themed], darkTheme[themed]] as readonly (string | undefined)[];
  return [...new Set(values)].filter((value) => value !== undefined).filter(isColour);
}

/** Colour samples. They are SVG images, because a strict Content-Security-Policy forbids style attributes. */
const swatches = (token: Token): Html =>
  html`${coloursOf(token).map(
    (colour) =>
      html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <rect width="16" height="16" rx="4" fill="${colour}" />
      </svg>`,
  )}`;

/** On a phone, where the heads of the columns have no place, a value says its own. */
const row = (token: Token, language: Language) =>
  html`<tr role="row">
    <th scope="row" role="rowheader"><code>${token.name}</code></th>
    <td role="cell">${tokenMeaning(token)[language]}</td>
    <td role="cell">
      <span class="cell-head">${wordsIn[language].value}: </span>${swatches(token)}<code>${token.value}</code>
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
