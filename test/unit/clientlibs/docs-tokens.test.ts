// @vitest-environment node
import { describe, expect, it } from "vitest";
import { stylesOf } from "../../../clientlibs/docs/token-meanings";
import { designTokens, tokensRead } from "../../../clientlibs/tokens";
import { files } from "./docs-files";
import { testSource } from "./source";

const source = testSource();

/** Rows of the first table of tokens on a page: name → other cells. */
const rowsOf = (path: string) => {
  const [, table = ""] = /<table class="tokens"([\s\S]*?)<\/table>/.exec(files.get(path) ?? "") ?? [];
  const rows = table.matchAll(
    /<code>(--vetrina-[\w-]+)<\/code><\/th>\s*<td[^>]*>([\s\S]*?)<\/td>\s*<td[^>]*>([\s\S]*?)<\/td>/g,
  );
  return new Map([...rows].map(([, name = "", meaning = "", value = ""]) => [name, { meaning, value }]));
};

describe.each(["", "en/"])("the tokens of the author documentation (%s)", (folder) => {
  const rows = rowsOf(`${folder}appearance.html`);

  it("are all in the table, each with its own meaning and its default", () => {
    const names = [...designTokens, ...tokensRead(stylesOf(source))].map(({ name }) => name);
    expect([...rows.keys()].sort()).toEqual([...new Set(names)].sort());
    const meanings = [...rows.values()].map(({ meaning }) => meaning);
    expect(meanings.filter((meaning) => meaning.length < 8)).toEqual([]);
    expect(meanings.filter((meaning, index) => meanings.indexOf(meaning) !== index)).toEqual([]);
    expect(rows.get("--vetrina-s-4")?.value).toContain("calc(16px*var(--vetrina-density))</code");
  });

  it("have the same meaning on an element's page as in the table", () => {
    const own = rowsOf(`${folder}date-picker.html`);
    expect(own.size).toBeGreaterThan(5);
    for (const [name, { meaning }] of own) expect(meaning, name).toBe(rows.get(name)?.meaning);
  });

  it("have a note that explains which colour of a token with two colours applies", () => {
    const [, section = ""] = (files.get(`${folder}appearance.html`) ?? "").split('<h2 id="tokens">');
    const [beforeTable = ""] = section.split("<table");
    expect(beforeTable).toContain("<code>light-dark(…, …)</code>");
  });
});

it("the meanings of the tokens are in the language of the page", () => {
  expect(rowsOf("appearance.html").get("--vetrina-on-brand")?.meaning).toBe(
    "Testo sopra il colore del marchio",
  );
  expect(rowsOf("en/appearance.html").get("--vetrina-on-brand")?.meaning).toBe("Text on the brand colour");
});
