import { html, type Html } from "../../src/definition/markup";
import { lightTheme } from "../../src/ui/tokens";
import type { Token } from "../tokens";
import { type Language, wordsIn } from "./words";

const isColour = (value: string) => /^(#[0-9a-f]{3,8}|rgb\([^()]+\))$/i.test(value);

const colours = new Map<string, string>(
  Object.entries(lightTheme).map(([name, value]) => [`--vetrina-${name}`, value]),
);

/** A patch of the colour: drawn, since a strict policy allows no style attribute. */
function swatch({ name }: Token): Html | false {
  const colour = colours.get(name);
  if (colour === undefined || !isColour(colour)) return false;
  return html`<svg class="swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <rect width="16" height="16" rx="4" fill="${colour}" />
  </svg>`;
}

const row = (token: Token) =>
  html`<tr>
    <th scope="row"><code>${token.name}</code></th>
    <td>${swatch(token)}<code>${token.value}</code></td>
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

/** Names alone, each leading to its value. */
export const tokenList = (tokens: readonly Token[]): Html =>
  html`${tokens.map(
    ({ name }, index) => html`${index > 0 && ", "}<a href="appearance.html"><code>${name}</code></a>`,
  )}`;
