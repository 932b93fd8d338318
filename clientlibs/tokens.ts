import { tokens } from "../src/ui/theme/tokens";

/** A custom property that sites may set, with its default value. */
export interface Token {
  /** The name of the custom property, `--vetrina-…`. */
  readonly name: string;
  readonly value: string;
}

/** Returns the start of a text, up to the parenthesis that closes the one directly before the text. */
function untilClosed(text: string): string {
  let depth = 1;
  for (const [index, character] of [...text].entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

const withPublicNames = (value: string) => value.replaceAll("--v-", "--vetrina-").replace(/\s+/g, " ").trim();

/**
 * Maps the name in each `var(--vetrina-name, default)` of a style sheet to its default. If a name has several
 * defaults, the first is used.
 */
function valuesIn(styles: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const found of styles.matchAll(/var\(\s*(--vetrina-[\w-]+)\s*,/g)) {
    const value = untilClosed(styles.slice(found.index + found[0].length));
    if (!values.has(found[1] as string)) values.set(found[1] as string, withPublicNames(value));
  }
  return values;
}

/** The design tokens, which are available in every widget's shadow root. */
export const designTokens: readonly Token[] = [...valuesIn(tokens)].map(([name, value]) => ({ name, value }));

/** The tokens that style sheets use, with their public names and default values. */
export function tokensRead(styles: string): Token[] {
  const values = new Map([
    ...designTokens.map(({ name, value }) => [name, value] as const),
    ...valuesIn(styles),
  ]);
  const read = [...styles.matchAll(/var\(\s*--(?:v|vetrina)-([\w-]+)/g)].map(
    ([, name]) => `--vetrina-${name}`,
  );
  return [...new Set(read)].sort().flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
}
