import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { globalTypesModule, reactModule } from "../../scripts/build/npm/generated";
import { defineWidget, flag, property, text } from "../../src/definition";
import { describeWidget } from "../../src/description";
import { catalogue } from "../../widgets/catalogue";
import { descriptions } from "../../widgets/descriptions";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "dist/npm");
const read = (file: string) => readFileSync(join(folder, file), "utf8");

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly keywords: readonly string[];
  readonly engines: Readonly<Record<string, string>>;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
const published = () => JSON.parse(read("package.json")) as Manifest;
const project = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;

const modules = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));

/** Replaces browser globals with getters that throw. */
const forbidBrowser = `
  for (const name of ["window", "document", "navigator", "location", "customElements", "HTMLElement", "localStorage",
    "sessionStorage", "history", "matchMedia", "requestAnimationFrame", "BroadcastChannel", "trustedTypes"]) {
    Object.defineProperty(globalThis, name, { get() { throw new Error("touched " + name); } });
  }
`;

/** Runs a module in a new Node process. Returns its output. */
const runInNode = (code: string) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();

describe("the published package", () => {
  it("has the project's name, version and licence, and the project's versions of the dependencies", () => {
    const { name, version, license, sideEffects, dependencies, peerDependencies } = published();
    expect({ name, version, license }).toEqual({
      name: project.name,
      version: project.version,
      license: project.license,
    });
    expect(published().private).toBeUndefined();
    expect(sideEffects).toBe(false);
    for (const [each, pinned] of Object.entries(dependencies))
      expect(pinned).toBe(project.dependencies[each]);
    expect(peerDependencies).toEqual({
      "@nanostores/react": `^${project.dependencies["@nanostores/react"]}`,
      "@types/react": "^19.0.0",
      "keen-slider": `^${project.dependencies["keen-slider"]}`,
      react: "^19.0.0",
      "react-dom": "^19.0.0",
    });
    expect(Object.keys(published().peerDependenciesMeta ?? {})).toEqual(
      expect.arrayContaining(Object.keys(peerDependencies)),
    );
    expect(published()).toMatchObject({ keywords: project.keywords, engines: project.engines });
  });

  it("lists exactly the packages that its modules import", () => {
    const { dependencies, peerDependencies } = published();
    const imported = modules().flatMap((file) =>
      [...read(file).matchAll(/\bfrom '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/g)].map(
        ([, one, other]) => /^(@[^/]+\/)?[^/]+/.exec(one ?? other ?? "")?.[0],
      ),
    );
    expect([...new Set(imported)].sort()).toEqual(
      [...Object.keys(dependencies), ...Object.keys(peerDependencies)]
        .filter((each) => !each.startsWith("@types/"))
        .sort(),
    );
  });

  it("exports modules and types that exist", () => {
    const { exports } = published();
    expect(Object.keys(exports)).toEqual([
      ".",
      "./account",
      "./definitions",
      "./gamification",
      "./http",
      "./react",
      "./widgets",
      ...catalogue.map(({ tag }) => tag.replace("vetrina-", "./widgets/")),
      "./package.json",
    ]);
    for (const target of Object.values(exports).flatMap((each) =>
      typeof each === "string" ? [each] : Object.values(each),
    )) {
      expect(existsSync(join(folder, target)), target).toBe(true);
    }
  });

  it("does not contain an unreplaced placeholder of a build constant", () => {
    // Excludes comments for bundlers (`@__…__`) and names that start with `__PUBLIC`.
    const left = modules().flatMap((file) => read(file).match(/(?<![#@])\b__(?!PUBLIC)[A-Z_]+__/g) ?? []);
    expect(left).toEqual([]);
  });

  it("does not contain a path of the build machine, and has types that import full file names", () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(js|ts|json|md|txt)$/.test(file),
    );
    expect(files.filter((file) => read(file).includes(root))).toEqual([]);
    const partial = files
      .filter((file) => file.endsWith(".d.ts"))
      .filter((file) => /(from |import\()"\.[^"]*(?<!\.js)"/.test(read(file)));
    expect(partial).toEqual([]);
  });
});

describe("importing the package on a server", () => {
  it.each(Object.keys(published().exports).filter((each) => each !== "./package.json"))(
    "does not access browser globals: %s",
    (path) => {
      const file = (published().exports[path] as { default: string }).default;
      const code = `${forbidBrowser}; console.log(Object.keys(await import("${file}")).join());`;
      expect(runInNode(code)).toMatch(/^\w/);
    },
  );

  it("fails if a module uses the browser, which proves that this test works", () => {
    expect(() => runInNode(`${forbidBrowser}; typeof window;`)).toThrow("touched window");
  });

  it("renders a component as its element with attributes, without listeners or functions", async () => {
    const { DatePicker } = (await import(/* @vite-ignore */ join(folder, "react.js"))) as Record<
      string,
      FunctionComponent<Record<string, unknown>>
    >;
    const markup = renderToString(
      createElement(DatePicker as FunctionComponent<Record<string, unknown>>, {
        id: "arrivo",
        minDate: "2026-11-01",
        strictRange: false,
        value: "2026-11-05",
        name: "giorno",
        onDateChange: () => undefined,
        onVetrinaDateChange: () => undefined,
      }),
    );
    expect(markup).toBe(
      '<vetrina-date-picker id="arrivo" data-min-date="2026-11-01" data-strict-range="false" data-value="2026-11-05" name="giorno"></vetrina-date-picker>',
    );
  });
});

describe("content that is generated from the catalogue", () => {
  it("has a component for each widget", async () => {
    const components = (await import(/* @vite-ignore */ join(folder, "react.js"))) as object;
    const names = catalogue.map(({ tag }) =>
      tag.slice("vetrina".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(components).sort()).toEqual(names.sort());
    for (const { tag } of catalogue) expect(read("README.md")).toContain(`\`${tag}\``);
  });

  it("has a component, an element type and events for a new definition", () => {
    const words = { it: "Prova", en: "Probe" };
    const notes = { label: words, help: words };
    const openBets = describeWidget(
      defineWidget({
        tag: "vetrina-open-bets",
        attributes: { heading: text(), compact: flag({ property: true }) },
        properties: { onSelect: property<() => void>() },
        events: { "vetrina:bet-select": {} },
        load: () => Promise.reject(new Error("never loaded")),
      }),
      {
        title: words,
        summary: words,
        attributes: { heading: notes, compact: notes },
        properties: { onSelect: { type: "() => void", help: words } },
        events: { "vetrina:bet-select": { detail: "{ id: string }", help: words } },
        children: "none",
        fallback: "",
        placeholder: "hidden",
      },
    );
    const source = reactModule([openBets]);
    expect(source).toContain('import type { openBets } from "../../../widgets/open-bets/definition"');
    expect(source).toContain("export const OpenBets = ");
    expect(source).toContain('attributes: ["heading", "compact"]');
    expect(source).toContain('properties: ["compact", "onSelect"]');
    expect(source).toContain('onVetrinaBetSelect: "vetrina:bet-select"');
    expect(source).toContain('"vetrina-open-bets": TagProps<WidgetElement<typeof openBets, "compact">>;');
    const types = globalTypesModule([openBets]);
    expect(types).toContain('"vetrina-open-bets": WidgetElement<typeof openBets, "compact">;');
    expect(types.match(/"vetrina:bet-select": CustomEvent<\{ id: string \}>;/g)).toHaveLength(2);
    expect(types.match(/"vetrina:ready": CustomEvent<\{ version: string \}>;/g)).toHaveLength(1);
  });

  it("has the help texts only in definitions.js", () => {
    const summaries = descriptions.map(({ summary }) => summary.it);
    const filesWithSummaries = modules().filter((file) =>
      summaries.some((summary) => read(file).includes(summary)),
    );
    expect(filesWithSummaries).toEqual(["definitions.js"]);
  });
});
