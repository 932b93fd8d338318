import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (file: string) => readFileSync(file, "utf8");
const nameOf = (file: string) => relative(root, file);

/** All code that runs in a page: ours, and that of others which is bundled with it. */
const scripts = () => [join(dist, "vetrina.js"), ...filesIn("dist/vetrina", /\.js$/)];
const sources = () => [...filesIn("src", /\.tsx?$/), ...filesIn("widgets", /\.tsx?$/)];

describe("no code from strings (S09)", () => {
  const evaluation =
    /\beval\s*\(|\bnew Function\b|\bFunction\s*\(\s*["'`]|\bset(Timeout|Interval)\s*\(\s*["'`]/;

  it("in nothing that is shipped, code of others included", () => {
    expect(scripts().length).toBeGreaterThan(8);
    expect(
      scripts()
        .filter((file) => evaluation.test(read(file)))
        .map(nameOf),
    ).toEqual([]);
  });

  it.each(["eval(x)", "new Function('x')", 'Function("return this")', "setTimeout('x()', 1)"])(
    "%s would be found",
    (code) => {
      expect(evaluation.test(code)).toBe(true);
    },
  );
});

describe("messages of other windows (S13)", () => {
  const listening = /addEventListener\(\s*["'`]message["'`]|\bonmessage\b|\bpostMessage\(/;
  /** The platform's sockets, which the client opened itself; and where tabs of one origin talk, and nobody else. */
  const ways = [
    "src/gamification/stomp/session.ts",
    "src/gamification/stomp/socket-types.ts",
    "src/platform/broadcast.ts",
  ];

  it("are heard nowhere, and none is sent to any", () => {
    expect(
      sources()
        .filter((file) => listening.test(read(file)))
        .map(nameOf)
        .sort(),
    ).toEqual(ways);
    for (const file of ways)
      expect(read(join(root, file)), file).not.toMatch(/\bwindow\b|\bparent\b|\bopener\b/);
  });
});

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

describe("source maps (S29)", () => {
  const maps = () => [join(dist, "vetrina.js.map"), ...filesIn("dist/vetrina", /\.map$/)];

  it("are beside each script that names one, and each one is named", () => {
    const named = scripts().map((file) => {
      const [, map = "none"] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(read(file)) ?? [];
      return resolve(dirname(file), map);
    });
    expect(named.filter((file) => !existsSync(file)).map(nameOf)).toEqual([]);
    expect(named.sort()).toEqual(maps().sort());
  });

  it("name files of the project by relative paths, and carry no source that would say more", () => {
    for (const file of maps()) {
      const { sources: names, sourcesContent = [] } = JSON.parse(read(file)) as SourceMap;
      expect(names.length, file).toBeGreaterThan(0);
      expect(
        names.filter((name) => !/^(\.\.\/)+(src|widgets|sandbox|node_modules)\//.test(name)),
        file,
      ).toEqual([]);
      expect(
        sourcesContent.filter((content) => content !== null && /eyJhbGciOi|PRIVATE KEY/.test(content)),
      ).toEqual([]);
    }
  });
});

describe("what is written for tests and demonstrations (S29)", () => {
  it("holds addresses of reserved domains only", () => {
    const files = [...filesIn("sandbox", /\.ts$/), ...filesIn("test", /\.tsx?$/)];
    const addresses = files.flatMap((file) =>
      [...read(file).matchAll(/[\w.+-]+@([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\b/gi)].map(
        ([, host = ""]) => `${nameOf(file)}: ${host}`,
      ),
    );
    expect(
      addresses.filter(
        (each) => !/[: .](example|invalid|test|localhost)$|example\.(com|org|net|it)$/.test(each),
      ),
    ).toEqual([]);
  });
});

describe("windows that are opened (S31)", () => {
  const opens = /window\.open\(|\bopen\(\s*["'`]/;

  /** A tab that is opened in a click, and knows nothing of the page before anything else is done with it. */
  const disowned = /(\w+) ?= ?window\.open\(\);\s*if ?\(!\1\) ?return( undefined)?;\s*\1\.opener ?= ?null/;

  it("one module alone opens one, and lets it know nothing of the page first of all", () => {
    const opening = [...sources(), ...scripts().filter((file) => !file.includes("dependencies"))].filter(
      (file) => opens.test(read(file)),
    );
    expect(opening.map(nameOf).map((name) => name.replace(/-[0-9a-z]{8}\.js$/, ""))).toEqual([
      "src/platform/new-tab.ts",
      expect.stringMatching(/live-casino$/),
    ]);
    for (const file of opening) {
      expect(read(file).match(new RegExp(opens, "g"))).toHaveLength(1);
      expect(read(file)).toMatch(disowned);
    }
  });

  it("no link of ours opens one without noopener", () => {
    const links = sources().flatMap((file) =>
      [...read(file).matchAll(/<[a-zA-Z][^>]*target=["{]+_blank[^>]*>/g)].map(([tag]) => [nameOf(file), tag]),
    );
    expect(links.filter(([, tag = ""]) => !/rel=["'{]+[^"']*\bnoopener\b/.test(tag))).toEqual([]);
  });
});
