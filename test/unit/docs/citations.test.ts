// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { anchorsIn, citationsIn, linksIn, pathsIn, targetsIn } from "./citations";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith("test/unit/docs/"));
}

const documents = filesIn("docs", /\.md$/);
const papers = [...documents, "README.md", "CONTRIBUTING.md"].filter((path) => existsSync(join(root, path)));

/** Files whose comments, titles and messages may contain citations. */
const citing = [
  ...[
    "src",
    "widgets",
    "distribution",
    "markup",
    "sandbox",
    "scripts",
    "clientlibs",
    "test",
    "stories",
    ".storybook",
  ].flatMap((folder) => filesIn(folder, /\.(tsx?|mjs|css|mdx?)$/)),
  "rollup.config.mjs",
  "vitest.config.ts",
  ...papers,
];

const nameOf = (path: string) => path.replace(/^docs\/|\.md$/g, "");

describe("citations", () => {
  const targets = documents.flatMap((path) => targetsIn(nameOf(path), read(path)));

  it("resolve to a row or a section in docs/", () => {
    const citations = citing.flatMap((path) =>
      citationsIn(read(path)).map(({ target, line }) => ({ target, place: `${path}:${line}` })),
    );
    expect(citations.length).toBeGreaterThan(300);
    const known = new Set(targets);
    const dangling = citations.filter(({ target }) => !known.has(target));
    expect(dangling.map(({ target, place }) => `${place} cites ${target}`)).toEqual([]);
  });

  it("have one target each, because ids and section numbers are unique", () => {
    expect(targets.filter((target, index) => targets.indexOf(target) !== index)).toEqual([]);
  });

  it.each([
    ["is refused (S01)", ["S01"]],
    ["is refused (S06, S07, X4–X6)", ["S06", "S07", "X4", "X5", "X6"]],
    ["(R7, seed %s)", ["R7"]],
    ["security rows S06, S07 and S08", ["S06", "S07", "S08"]],
    ["(architecture section 6, S11)", ["S11", "architecture 6"]],
    ["the protocol's section 3", ["protocol 3"]],
    ["embedding, section 2", ["embedding 2"]],
    [
      "specification sections 3.2 and 3.3 and protocol section 3",
      ["specification 3.2", "specification 3.3", "protocol 3"],
    ],
    ["protocol section 0, points 7 and 8", ["protocol 0.7", "protocol 0.8"]],
    ["What the specification calls the request (section 5)", ["specification 5"]],
    ["Mozilla/5.0 (X11; Linux x86_64)", []],
    ["a date such as 2026-11-21T00:00:00 (A or B)", []],
  ])("are recognised correctly in the text %j", (text, expected) => {
    expect(citationsIn(text).map(({ target }) => target)).toEqual(expected);
  });

  it("are found in multi-line comments and in titles, with their line", () => {
    const script = `
/**
 * Bounded (protocol
 * section 99).
 */
const a = 1; // see S98 (S97)
// one (reliability
// section 98)
it("a planted one (S99)", () => undefined);
const code = S96;`;
    expect(citationsIn(script)).toEqual([
      { target: "protocol 99", line: 3 },
      { target: "S97", line: 6 },
      { target: "reliability 98", line: 7 },
      { target: "S99", line: 9 },
    ]);
  });

  it("are reported if they do not resolve", () => {
    const known = new Set(targetsIn("protocol", "## 4. Callbacks\n\n### 0.4 Headers\n\n| S01 | rule |\n"));
    expect(known).toEqual(new Set(["S01", "protocol 4", "protocol 0.4"]));
    const cited = citationsIn("fine (S01), protocol section 4; wrong (S99), protocol section 40");
    const dangling = cited.filter(({ target }) => !known.has(target));
    expect(dangling.map(({ target }) => target)).toEqual(["S99", "protocol 40"]);
  });
});

describe("documents", () => {
  it("name only existing paths", () => {
    const missing = papers.flatMap((path) =>
      pathsIn(read(path))
        .filter((named) => !existsSync(join(root, named)))
        .map((named) => `${path} names ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it("link only to existing documents and headings", () => {
    const broken = papers.flatMap((path) =>
      linksIn(read(path))
        .filter(({ path: to, anchor }) => {
          const file = join(root, to === "" ? path : join(dirname(path), to));
          if (!existsSync(file)) return true;
          if (anchor === undefined) return false;
          return statSync(file).isDirectory() || !anchorsIn(readFileSync(file, "utf8")).includes(anchor);
        })
        .map(({ path: to, anchor }) => `${path} links to ${to}${anchor === undefined ? "" : `#${anchor}`}`),
    );
    expect(broken).toEqual([]);
  });

  it("name every folder of src in CONTRIBUTING and in the layers", () => {
    const folders = readdirSync(join(root, "src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`);
    const unnamed = ["CONTRIBUTING.md", "docs/architecture.md"].flatMap((path) => {
      const text = read(path);
      return folders
        .filter((folder) => !new RegExp(`${folder}(?![\\w-])`).test(text))
        .map((folder) => `${path}: ${folder}`);
    });
    expect(folders.length).toBeGreaterThan(15);
    expect(unnamed).toEqual([]);
  });

  it("include a README of at most 7 KB", () => {
    expect(Buffer.byteLength(read("README.md"))).toBeLessThanOrEqual(7000);
  });
});
