import { html, type Html } from "../html";
import { darkTheme, lightTheme, type ThemedToken } from "../../src/ui/theme/themes";
import type { Token } from "../tokens";
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

const row = (token: Token) =>
  html`<tr>
    <th scope="row"><code>${token.name}</code></th>
    <td>${swatches(token)}<code>${token.value}</code></td>
  </tr>`;

export function tokenTable(tokens: readonly Token[], language: Language): Html {
  const words = wordsIn[language];
  return html`<table class="tokens">
    <thead>
      <tr>
        <th scope="col">${words.token}</th>
        <th scope="col">${words.value}</th>
      </tr>
    </thead>
    <tbody>
      ${tokens.map(row)}
    </tbody>
  </table>`;
}

/** Names only, each with a link to the table of tokens. */
export const tokenList = (tokens: readonly Token[]): Html =>
  html`${tokens.map(
    ({ name }, index) => html`${index > 0 && ", "}<a href="appearance.html"><code>${name}</code></a>`,
  )}`;
