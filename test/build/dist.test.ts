import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { commonAttributeDescriptions, commonEvents, commonStates } from "../../src/description";
import { messageTexts } from "../../src/gamification/messages/texts";
import { uiTexts } from "../../src/ui/texts";
import { balanceTexts } from "../../widgets/balance-header/texts";
import { datePickerTexts } from "../../widgets/date-picker/texts";
import { descriptions } from "../../widgets/descriptions";
import { filesIn } from "./files-in";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");

const read = (file: string) => readFileSync(join(dist, file), "utf8");
/** Files that players receive. Other tests check packages, documentation, editor data and the SBOM. */
const libraryFiles = () =>
  filesIn(dist).filter((file) => !/^(docs|editor|cms|npm|light)\/|^sbom\.json$/.test(file));
const scripts = () => libraryFiles().filter((file) => file.endsWith(".js"));
const withoutHash = (file: string) => file.replace(/-[0-9a-z]{7}(?=\.js)/, "-*");

interface Manifest {
  readonly version: string;
  readonly files: Readonly<
    Record<
      string,
      { file: string; integrity: string; shortIntegrity: string; imports: string[]; needs: string[] }
    >
  >;
}
const manifest = () => JSON.parse(read("vetrina/resources/manifest.json")) as Manifest;

describe("the built library", () => {
  it("has known file names with content hashes in base36, and a source map next to each script", () => {
    const widgets = descriptions.map(({ tag }) => tag.replace("vetrina-", "widget-"));
    const chunks = [
      "author-checks",
      "authoring",
      "bonus",
      "bonus-cards",
      "bootstrap",
      "bot-check",
      "calendar",
      "call-names",
      "data-layer",
      "dependencies",
      "english",
      "game-calls",
      "gamification",
      "gamification-panels",
      "http-client",
      "hub-agenda",
      "hub-details",
      "hub-today",
      "inspector",
      "instant-win-play",
      "leaderboard-live",
      "live-casino",
      "login",
      "main",
      "mission-steps",
      "network",
      "nickname",
      "open-bets",
      "panels",
      "restriction-details",
      "sanitiser",
      "site-calls",
      "slider",
      "sockjs",
      "toasts",
      "tour",
      "tour-steps",
      "ui",
      "write-nickname",
      ...widgets,
    ].sort();
    const resources = chunks.flatMap((name) => [`${name}-*.js`, `${name}-*.js.map`]);
    expect(libraryFiles().map(withoutHash).sort()).toEqual(
      [
        "vetrina.css",
        "vetrina.js",
        "vetrina.js.map",
        "vetrina/THIRD-PARTY-LICENSES.txt",
        "vetrina/importmap.json",
        "vetrina/preload.html",
        ...["calm", "fintech", "high-contrast", "vivid-dark", "vivid-light"].map(
          (name) => `vetrina/themes/${name}.css`,
        ),
        ...widgets.map((name) => `vetrina/${name.replace("widget-", "preload/")}.html`),
        "vetrina/resources/disk.js",
        "vetrina/resources/disk.js.map",
        "vetrina/resources/manifest.json",
        ...resources.map((file) => `vetrina/resources/${file}`),
      ].sort(),
    );
  });

  it("has a manifest with each file's name, digest, imports and needs (S10)", () => {
    const { files } = manifest();
    for (const { file, integrity, shortIntegrity } of Object.values(files)) {
      const digest = (algorithm: string) =>
        createHash(algorithm)
          .update(read(`vetrina/resources/${file}`))
          .digest("base64");
      expect(integrity).toBe(`sha384-${digest("sha384")}`);
      expect(shortIntegrity).toBe(`sha256-${digest("sha256")}`);
    }
    // Services must not import the React chunk, because they start before React has loaded (specification
    // section 7.2).
    expect(files["bootstrap"]?.imports).toEqual([]);
    expect(files["dependencies"]?.imports).toEqual([]);
    expect(files["main"]?.imports).toEqual(["bootstrap", "dependencies"]);
    for (const service of ["network", "bonus", "live-casino", "gamification"])
      expect(files[service]?.imports).not.toContain("dependencies");
    expect(files["widget-date-picker"]?.imports).toEqual([
      "bootstrap",
      "calendar",
      "dependencies",
      "main",
      "ui",
    ]);
    expect(files["widget-bonus-carousel"]?.imports).not.toContain("slider");
    expect(files["widget-date-picker"]?.needs).toEqual([]);
    expect(files["widget-login-modal"]?.needs).toEqual(["network"]);
  });

  it("does not statically import the chunks for authoring and calls by name, or the panels' chunk from the notifications", () => {
    const { files } = manifest();
    const withAuthoring = Object.entries(files).filter(([, { imports }]) => imports.includes("authoring"));
    expect(withAuthoring.map(([name]) => name)).toEqual([]);
    for (const name of ["widget-notifications", "call-names"])
      expect(files[name]?.imports).not.toContain("gamification-panels");
    const withCallsByName = Object.entries(files).filter(([, { imports }]) => imports.includes("call-names"));
    expect(withCallsByName.map(([name]) => name)).toEqual([]);
  });

  it("has all English texts in one chunk, with the same keys as the Italian texts (decision 40)", async () => {
    const file = (name: string) => `vetrina/resources/${manifest().files[name]?.file}`;
    const { englishTables: tables } = (await import(join(dist, file("english")))) as {
      englishTables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    for (const { namespace, it: italian, en: english } of [balanceTexts, datePickerTexts, uiTexts])
      for (const key of Object.keys(italian)) expect(tables[namespace]?.[key]).toEqual(english[key as never]);
    const sentence = "Try again";
    expect(uiTexts.en.retry).toBe(sentence);
    const players = ["bootstrap", "main", "ui", "bonus-cards", "widget-balance-header"];
    expect(players.filter((name) => read(file(name)).includes(sentence))).toEqual([]);
  });

  it("has an import map with the digest of every chunk, for pages that include one (S10)", () => {
    const base = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets/resources/";
    const chunks = libraryFiles().filter((file) => /^vetrina\/resources\/(?!disk).*\.js$/.test(file));
    const entries = chunks.map((path) => {
      const digest = createHash("sha384").update(read(path)).digest("base64");
      return [path.replace("vetrina/resources/", base), `sha384-${digest}`];
    });
    expect(entries.length).toBeGreaterThan(20);
    expect(JSON.parse(read("vetrina/importmap.json"))).toEqual({ integrity: Object.fromEntries(entries) });
  });

  it("has a loader with the data of the manifest (S10)", () => {
    const loader = read("vetrina.js");
    for (const { shortIntegrity } of Object.values(manifest().files))
      expect(loader).toContain(shortIntegrity.slice("sha256-".length, -1));
  });

  const preloaded = (path: string) =>
    [
      ...read(path).matchAll(/modulepreload" href="[^"]*\/resources\/([^"]+)" integrity="(sha384-[^"]+)">/g),
    ].map(([, file, integrity]) => ({ file, integrity }));
  const linksTo = (...names: string[]) =>
    names.map((name) => {
      const { file, integrity } = manifest().files[name] ?? {};
      return { file, integrity };
    });

  it("has preload links for the core and for the additional files of each widget", () => {
    expect(preloaded("vetrina/preload.html")).toEqual(linksTo("bootstrap", "dependencies", "main", "ui"));
    expect(preloaded("vetrina/preload/date-picker.html")).toEqual(linksTo("calendar", "widget-date-picker"));
    expect(preloaded("vetrina/preload/balance-header.html")).toEqual(
      linksTo("network", "widget-balance-header"),
    );
  });

  it("has React only in the dependencies chunk, and ky only in the network chunk", () => {
    const filesWith = (pattern: RegExp) =>
      scripts()
        .filter((file) => pattern.test(read(file)))
        .map(withoutHash);
    expect(filesWith(/react\.transitional\.element/)).toEqual(["vetrina/resources/dependencies-*.js"]);
    expect(filesWith(/RateLimit-Reset/)).toEqual(["vetrina/resources/network-*.js"]);
  });
});

/** Every bilingual text in an object, at any depth. */
function bilingualTextsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { it: italian, en: english } = value as { it?: unknown; en?: unknown };
  if (typeof italian === "string" && typeof english === "string") return [italian, english];
  return Object.values(value).flatMap(bilingualTextsIn);
}

describe("the build output", () => {
  it("contains no help texts, titles or summaries of definitions", () => {
    const code = scripts().map(read).join("\n");
    const shared = [commonAttributeDescriptions, commonEvents, commonStates].flatMap(bilingualTextsIn);
    const helps = [
      ...shared,
      ...descriptions.flatMap(({ texts: _, ...definition }) => bilingualTextsIn(definition)),
    ];
    // Excludes help texts that are identical to messages of a widget.
    const shown = [...descriptions.map(({ texts }) => texts), messageTexts].flatMap((texts) =>
      [texts?.it, texts?.en].flatMap((table): unknown[] => Object.values(table ?? {})),
    );
    const long = helps.filter((help) => help.length > 20 && !shown.includes(help));
    expect(long.length).toBeGreaterThan(20);
    expect(
      long.filter((help) => code.includes(help) || code.includes(JSON.stringify(help).slice(1, -1))),
    ).toEqual([]);
  });

  it("does not contain code that evaluates strings or inserts them as markup (S01)", () => {
    // React, DOMPurify and driver.js contain such sinks. The library never uses those of React and driver.js
    // (decision 27), and DOMPurify sanitises its input. driver.js is in the chunk of the tour. oxlint rejects
    // sinks in the library's own sources.
    const ours = scripts().filter((file) => !/dependencies|tour|sanitiser/.test(file));
    const sinks =
      /\beval\(|new Function\b|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write|setHTMLUnsafe|srcdoc|dangerouslySetInnerHTML/;
    expect(ours.filter((file) => sinks.test(read(file)))).toEqual([]);
  });

  it("does not contain paths of the build machine or secrets (S29)", () => {
    const everything = filesIn(dist).map((file) => [file, read(file)] as const);
    expect(everything.filter(([, text]) => text.includes(root)).map(([file]) => file)).toEqual([]);
    expect(
      everything.filter(([, text]) => /eyJhbGciOi|BEGIN [A-Z ]*PRIVATE KEY/.test(text)).map(([file]) => file),
    ).toEqual([]);
  });
});

describe("the repository", () => {
  const tracked = () =>
    execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    })
      .trim()
      .split("\n");

  it("contains no host of a package registry (S27)", () => {
    const lock = readFileSync(join(root, "package-lock.json"), "utf8");
    expect(lock).not.toContain("resolved");
    expect(readFileSync(join(root, ".npmrc"), "utf8")).not.toMatch(/registry\s*=/);
  });

  it("pins every package exactly (S27)", () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, "package.json"), "utf8"),
    ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      // An older version of a package has a separate name next to the current version.
      expect(version, name).toMatch(/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/);
    }
  });

  it("contains no build output", () => {
    expect(tracked().filter((file) => /^(dist|node_modules)\//.test(file))).toEqual([]);
  });
});
