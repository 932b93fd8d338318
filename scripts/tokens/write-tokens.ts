import { schemeStyles, withoutLightDark } from "../../src/ui/theme/scheme";
import { cssValue, type PickScheme } from "./css-value";
import type { SchemedToken, TokenSource } from "./read-tokens";

/**
 * Each token has a public name, `--vetrina-<name>`, which a site sets on `:root`, on a column or on one element. Widgets
 * read the private token `--v-<name>`: the public value or the default. Defaults under the public name would hide the
 * value that a site sets on `:root`. Slotted light-DOM children inherit private tokens.
 */
const declaration = (name: string, value: string) => `--v-${name}:var(--vetrina-${name},${value});`;

const declarations = (values: Iterable<readonly [string, string]>) =>
  [...values].map(([name, value]) => declaration(name, value)).join("");

/** Multiplies the steps of the spacing scale by the density. */
const withDensity = ({ group }: SchemedToken, value: string) =>
  group === "space" ? `calc(${value}*var(--v-density))` : value;

const light: PickScheme = (value) => value;
const dark: PickScheme = (_, value) => value;
const adaptive: PickScheme = (one, other) => `light-dark(${one},${other})`;

/** Whether a token has a separate value for each scheme. */
const isThemed = ({ light: { $type, aliasOf } }: SchemedToken) =>
  ($type === "color" || $type === "shadow") && aliasOf === undefined;

const valuesIn = (tokens: readonly SchemedToken[], pick: PickScheme) =>
  tokens.map((token) => [token.name, withDensity(token, cssValue(token.light, token.dark, pick))] as const);

/**
 * Stops all movement under reduced motion. `--v-shift` is the factor for the distance that an entering panel
 * moves.
 */
const reducedMotion = (tokens: readonly SchemedToken[]) =>
  tokens
    .filter(({ group }) => group === "duration")
    .map(({ name }) => `--v-${name}:.01ms;`)
    .join("") + "--v-shift:0";

/** The style sheet that gives a shadow root its tokens. */
function tokenStyles({ tokens, keywords }: TokenSource): string {
  const themed = tokens.filter(isThemed);
  const derived = tokens.flatMap(({ name, derived: css }) =>
    css === undefined ? [] : [[name, css] as const],
  );
  return (
    schemeStyles +
    `:where(:host){--v-u:var(--vetrina-u,max(1rem,16px));--v-shift:1;` +
    `${declarations(valuesIn(tokens, adaptive))}${declarations(keywords)}}` +
    `@supports (color:oklch(from red l c h)) and (color:light-dark(red,red)){:where(:host){${declarations(derived)}}}` +
    withoutLightDark(declarations(valuesIn(themed, light)), declarations(valuesIn(themed, dark))) +
    `@media (prefers-reduced-motion:reduce){:where(:host){${reducedMotion(tokens)}}}`
  );
}

/** The source of `src/ui/theme/tokens.ts`. */
export function tokenModule(source: TokenSource): string {
  const themed = source.tokens.filter(isThemed);
  const spaces = source.tokens
    .filter(({ group }) => group === "space")
    .map((token) => cssValue(token.light, token.dark, light));
  const object = (pick: PickScheme) => JSON.stringify(Object.fromEntries(valuesIn(themed, pick)), null, 2);
  return `// Written by \`npm run tokens\` from tokens.resolver.json. Do not edit.

/** The style sheet that gives a shadow root its tokens, light and dark. */
export const tokens: string =
  ${JSON.stringify(tokenStyles(source))};

/** Colours and shadows of the light scheme, by token. */
export const lightTheme = ${object(light)};

export type ThemedToken = keyof typeof lightTheme;

/** Colours and shadows of the dark scheme. */
export const darkTheme: Readonly<Record<ThemedToken, string>> = ${object(dark)};

/** Lengths of the scale of spaces, from step 1, before \`--vetrina-density\`. */
export const spaces: readonly string[] = ${JSON.stringify(spaces)};

/** Both schemes at once: \`color-scheme\` at the place of use decides. */
export const adaptiveTheme: Readonly<Record<ThemedToken, string>> = ${object(adaptive)};
`;
}
