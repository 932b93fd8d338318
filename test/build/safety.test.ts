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

/** All scripts that run in a page, including bundled packages. */
const scripts = () => [join(dist, "vetrina.js"), ...filesIn("dist/vetrina", /\.js$/)];
const sources = () => [...filesIn("src", /\.tsx?$/), ...filesIn("widgets", /\.tsx?$/)];

describe("code from strings (S09)", () => {
  const evaluation =
    /\beval\s*\(|\bnew Function\b|\bFunction\s*\(\s*["'`]|\bset(Timeout|Interval)\s*\(\s*["'`]/;

  it("is not in the built files, which include bundled packages", () => {
    expect(scripts().length).toBeGreaterThan(8);
    expect(
      scripts()
        .filter((file) => evaluation.test(read(file)))
        .map(nameOf),
    ).toEqual([]);
  });

  it.each(["eval(x)", "new Function('x')", 'Function("return this")', "setTimeout('x()', 1)"])(
    "is detected: %s",
    (code) => {
      expect(evaluation.test(code)).toBe(true);
    },
  );
});

describe("messages between windows (S13)", () => {
  const listening = /addEventListener\(\s*["'`]message["'`]|\bonmessage\b|\bpostMessage\(/;
  /**
   * Modules that use sockets of the client, the channel between tabs of one origin, or their own message
   * channel.
   */
  const allowedFiles = [
    "src/gamification/client/stomp/session.ts",
    "src/gamification/client/stomp/types.ts",
    "src/platform/broadcast.ts",
    "src/preact/client.ts",
  ];

  it("are neither received nor sent", () => {
    expect(
      sources()
        .filter((file) => listening.test(read(file)))
        .map(nameOf)
        .sort(),
    ).toEqual(allowedFiles);
    for (const file of allowedFiles)
      expect(read(join(root, file)), file).not.toMatch(/\bwindow\b|\bparent\b|\bopener\b/);
  });
});

describe("the name and the opener of a window (S13)", () => {
  const reading = /\b(window|self|globalThis|top|parent)\??\.(name|opener)\b|\.opener\b(?! ?= ?null)/;

  it("are not read by the library", () => {
    const ours = scripts().filter((file) => !/dependencies|sockjs/.test(file));
    expect([...sources(), ...ours].filter((file) => reading.test(read(file))).map(nameOf)).toEqual([]);
  });

  it.each(["window.name", "self?.opener", "tab.opener.location"])("are detected in %s", (code) => {
    expect(reading.test(code)).toBe(true);
  });
});

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

describe("source maps (S29)", () => {
  const maps = () => [join(dist, "vetrina.js.map"), ...filesIn("dist/vetrina", /\.map$/)];

  it("exist for each script that names one, and only for these scripts", () => {
    const named = scripts().map((file) => {
      const [, map = "none"] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(read(file)) ?? [];
      return resolve(dirname(file), map);
    });
    expect(named.filter((file) => !existsSync(file)).map(nameOf)).toEqual([]);
    expect(named.sort()).toEqual(maps().sort());
  });

  it("contain relative paths of the project's files only", () => {
    for (const file of maps()) {
      const { sources: names } = JSON.parse(read(file)) as SourceMap;
      expect(names.length, file).toBeGreaterThan(0);
      expect(
        names.filter((name) => !/^(\.\.\/)+(src|widgets|sandbox|node_modules)\//.test(name)),
        file,
      ).toEqual([]);
    }
  });

  it("contain no source text of the library or of a package", () => {
    const withText = maps().filter((file) => {
      const { sourcesContent = [] } = JSON.parse(read(file)) as SourceMap;
      return sourcesContent.some((content) => content !== null);
    });
    expect(withText.map(nameOf)).toEqual([]);
  });
});

describe("tests and demonstrations (S29)", () => {
  it("contain only URLs of reserved domains", () => {
    const files = [...filesIn("sandbox", /\.ts$/), ...filesIn("test", /\.tsx?$/)];
    const urls = files.flatMap((file) =>
      [...read(file).matchAll(/[\w.+-]+@([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\b/gi)].map(
        ([, host = ""]) => `${nameOf(file)}: ${host}`,
      ),
    );
    expect(
      urls.filter((each) => !/[: .](example|invalid|test|localhost)$|example\.(com|org|net|it)$/.test(each)),
    ).toEqual([]);
  });
});

describe("new windows (S31)", () => {
  const opens = /window\.open\(|\bopen\(\s*["'`]/;

  /**
   * Code that opens a tab in a click, checks that the tab is new, and removes its opener before anything
   * else.
   */
  const removesOpener =
    /(\w+) ?= ?window\.open\("", ?"_blank"\)\?\.document\.defaultView;\s*if ?\(!\1 ?\|\| ?[^{};]+\) ?return( undefined)?;\s*(return )?\1\.opener ?= ?null/;

  it("are opened by only one module, which removes the opener first", () => {
    const opening = [...sources(), ...scripts().filter((file) => !file.includes("dependencies"))].filter(
      (file) => opens.test(read(file)),
    );
    expect(opening.map(nameOf).map((name) => name.replace(/-[0-9a-z]{7}\.js$/, ""))).toEqual([
      "src/platform/new-tab.ts",
      expect.stringMatching(/live-casino$/),
    ]);
    for (const file of opening) {
      expect(read(file).match(new RegExp(opens, "g"))).toHaveLength(1);
      expect(read(file)).toMatch(removesOpener);
    }
  });

  it("are opened only by links with noopener", () => {
    const links = sources().flatMap((file) =>
      [...read(file).matchAll(/<[a-zA-Z][^>]*target=["{]+_blank[^>]*>/g)].map(([tag]) => [nameOf(file), tag]),
    );
    expect(links.filter(([, tag = ""]) => !/rel=["'{]+[^"']*\bnoopener\b/.test(tag))).toEqual([]);
  });
});
