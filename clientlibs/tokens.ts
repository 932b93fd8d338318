import { tokens } from "../src/ui/theme/tokens";

/** A custom property that sites may set, with the value it has otherwise. */
export interface Token {
  /** `--vetrina-…` */
  readonly name: string;
  readonly value: string;
}

/** The text up to the bracket that closes the one before it. */
function untilClosed(text: string): string {
  let depth = 1;
  for (const [index, character] of [...text].entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

const inPublicNames = (value: string) => value.replaceAll("--v-", "--vetrina-").replace(/\s+/g, " ").trim();

/** Each `var(--vetrina-name, value)` of a style sheet; the first value counts. */
function valuesIn(styles: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const found of styles.matchAll(/var\(\s*(--vetrina-[\w-]+)\s*,/g)) {
    const value = untilClosed(styles.slice(found.index + found[0].length));
    if (!values.has(found[1] as string)) values.set(found[1] as string, inPublicNames(value));
  }
  return values;
}

/** The design tokens: all that every widget's shadow root knows. */
export const designTokens: readonly Token[] = [...valuesIn(tokens)].map(([name, value]) => ({ name, value }));

/** The tokens that style sheets read, by their public names, with the values that count unless a site sets them. */
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
