import { readFile } from "node:fs/promises";
import { defineConfig, parse, type TokenNormalized, type TokenNormalizedSet } from "@terrazzo/parser";

/** The source of the design tokens, in the format of the Design Tokens Community Group (2025.10). */
const tokenFile = new URL("../../src/ui/theme/tokens.resolver.json", import.meta.url);

/** A token with its value in each scheme. */
export interface SchemedToken {
  /** The last part of the token's name, which is the name of its custom property. */
  readonly name: string;
  readonly group: string;
  readonly light: TokenNormalized;
  readonly dark: TokenNormalized;
  /**
   * CSS that computes the value from other tokens. Browsers that do not support this CSS use the fixed value.
   */
  readonly derived: string | undefined;
}

export interface TokenSource {
  readonly tokens: readonly SchemedToken[];
  /** Name → default of the tokens for which the format has no type. */
  readonly keywords: ReadonlyMap<string, string>;
}

/** The project's data in `$extensions`. */
const extensionOf = (holder: { readonly $extensions?: Record<string, unknown> | undefined }) =>
  (holder.$extensions?.["it.vetrina"] ?? {}) as { readonly css?: unknown };

function schemed(light: TokenNormalizedSet, dark: TokenNormalizedSet): SchemedToken[] {
  return Object.entries(light).map(([id, token]) => {
    const [group = "", name = ""] = id.split(".");
    const inDark = dark[id];
    if (!inDark) throw new Error(`${id} has no value in the dark scheme`);
    const { css } = extensionOf(token);
    return { name, group, light: token, dark: inDark, derived: css === undefined ? undefined : String(css) };
  });
}

/**
 * Reads the tokens.
 *
 * @param text - a resolver document with a modifier `scheme`
 * @throws Error if the document is not valid, or if two tokens have the same custom property
 */
export async function readTokens(text: string): Promise<TokenSource> {
  const config = defineConfig({}, { cwd: new URL("../../", import.meta.url) });
  const { resolver } = await parse([{ filename: tokenFile, src: text }], { config });
  const tokens = schemed(resolver.apply({ scheme: "light" }), resolver.apply({ scheme: "dark" }));
  const keywords = new Map(
    Object.entries((extensionOf(JSON.parse(text) as object).css ?? {}) as Record<string, string>),
  );
  const names = [...tokens.map(({ name }) => name), ...keywords.keys()];
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new Error(`two tokens have the custom property --vetrina-${duplicate}`);
  return { tokens, keywords };
}

/** Reads the source of the design tokens as text. */
export const readTokenFile = (): Promise<string> => readFile(tokenFile, "utf8");
