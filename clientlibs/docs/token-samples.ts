import { html, type Html } from "../../markup/html";
import { tokens } from "../../src/ui/theme/tokens";
import { designTokens, type Token } from "../tokens";

const values = new Map(designTokens.map(({ name, value }) => [name, value]));

/** True if a value is a colour or refers to a token whose value is a colour. */
function isColour(value = ""): boolean {
  const [, name] = /^var\((--vetrina-[\w-]+)\)$/.exec(value) ?? [];
  return name ? isColour(values.get(name)) : /^(#|rgb\(|oklch\(|color-mix\(|light-dark\()/.test(value);
}

/** Look of a sample: the property that it sets, its text, and whether it differs in the dark theme. */
interface Look {
  readonly property: string;
  readonly text?: string;
  readonly isThemed?: boolean;
}

const looks: readonly (readonly [names: RegExp, look: Look])[] = [
  [/^(e\d|card-shadow)$/, { property: "box-shadow", isThemed: true }],
  [/^r-|-radius$/, { property: "border-radius" }],
  [/^s-\d$/, { property: "inline-size" }],
  [/^fs-/, { property: "font-size", text: "Aa" }],
  [/weight/, { property: "font-weight", text: "Aa" }],
];

const shortName = ({ name }: Token): string => name.replace("--vetrina-", "");

function lookOf(token: Token): Look | undefined {
  if (isColour(token.value)) return { property: "background", isThemed: true };
  return looks.find(([names]) => names.test(shortName(token)))?.[1];
}

/**
 * Samples of a token: a colour, a corner, a shadow, a width or sample text. If the value differs between the
 * themes, there is one sample per theme.
 */
export function tokenSamples(token: Token): Html {
  const look = lookOf(token);
  const sample = (theme: string) =>
    html`<span class="sample ${theme}"><i data-token="${shortName(token)}">${look?.text}</i></span>`;
  const themes = look?.isThemed ? ["light", "dark"] : ["auto"];
  return html`${look && html`<span class="samples" aria-hidden="true">${themes.map(sample)}</span>`}`;
}

/**
 * Style rules for the samples. A strict Content-Security-Policy forbids style attributes, so each sample has
 * a rule.
 */
export const tokenSampleStyles = (): string =>
  [
    tokens.replaceAll(":where(:host)", ".sample"),
    ...designTokens.flatMap((token) => {
      const look = lookOf(token);
      const name = shortName(token);
      return look ? [`[data-token="${name}"]{${look.property}:var(--v-${name})}`] : [];
    }),
  ].join("\n");
