// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTokenFile, readTokens } from "../../../scripts/tokens/read-tokens";
import { tokenModule } from "../../../scripts/tokens/write-tokens";

describe("the design token source", () => {
  /** Token source with one text replaced, as an author of tokens could edit it. */
  const withText = async (text: string, other: string) => {
    const source = await readTokenFile();
    expect(source, "the test replaces something").toContain(text);
    return source.replace(text, other);
  };
  const moduleFrom = async (source: string) => tokenModule(await readTokens(source));
  /** Module text without formatting, because the formatter adds it later. */
  const normalised = (source: string) => source.replace(/\s+|,(?=\s*[}\]])/g, "").replaceAll('"', "");

  it("matches the module that `npm run tokens` wrote", async () => {
    const written = readFileSync(new URL("../../../src/ui/theme/tokens.ts", import.meta.url), "utf8");
    expect(normalised(await moduleFrom(await readTokenFile()))).toBe(normalised(written));
  });

  it("applies an alias to both colour schemes", async () => {
    const source = await withText(
      '"link": { "$value": "{color.brand-text}" }',
      '"link": { "$value": "{color.info}" }',
    );
    expect(await moduleFrom(source)).toContain("--v-link:var(--vetrina-link,var(--v-info));");
  });

  it.each([
    ["a colour whose hexadecimal value differs", '"hex": "#f7f6f2"', '"hex": "#e7f6f2"', /hex/],
    ["an alias of a token that does not exist", "{color.brand-text}", "{color.nothing}", /nothing/],
    ["a value of another type", '"$type": "duration"', '"$type": "strokeStyle"', /valid-stroke-style/],
    ["two tokens with one custom property", '"r-sm":', '"s-1":', /--vetrina-s-1/],
    ["text that is not JSON", '"name": "Vetrina",', '"name": Vetrina', /./],
  ])("causes an error for %s", async (_, text, other, message) => {
    const source = await withText(text, other);
    await expect(moduleFrom(source)).rejects.toThrow(message);
  });
});
