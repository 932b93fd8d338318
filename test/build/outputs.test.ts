import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { allAttributes } from "../../clientlibs/describe";
import { folderOf, pascalCase } from "../../distribution/names";
import { attributeName } from "../../src/definition";
import { descriptions } from "../../widgets/descriptions";
import { codeOf } from "../support/markup";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dist = join(root, "dist");
const read = (...path: string[]) => readFileSync(join(dist, ...path));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

function filesIn(folder: string): string[] {
  return readdirSync(join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(dist, folder), join(entry.parentPath, entry.name)))
    .sort();
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
};

const plainSample = descriptions
  .map(
    (definition, index) => `
      const element${index}: Vetrina.${pascalCase(definition.tag)}Element = document.createElement("${definition.tag}");
      element${index}.addEventListener("vetrina:widget-ready", (event) => event.detail.tag.trim());
      const attributes${index}: Required<Vetrina.${pascalCase(definition.tag)}Attributes> = {} as never;
      void [${allAttributes(definition)
        .map(({ name }) => `attributes${index}["${name}"]`)
        .join(", ")}];`,
  )
  .join("\n");

const requiredIn = (definition: (typeof descriptions)[number]) =>
  Object.entries(definition.attributes)
    .filter(([, { required }]) => required)
    .map(([field]) => `${attributeName(field)}="a"`)
    .join(" ");

const jsxSample = descriptions
  .map(
    (definition) =>
      `<${definition.tag} className="a" ${requiredIn(definition)} data-edit data-demo="logged-in" onvetrina:widget-ready={(event) => event.detail.tag.trim()} />`,
  )
  .join("\n");

/** Sample sources that use the declarations and are compiled next to them. */
const samples: Readonly<Record<string, string>> = {
  "plain.ts": `import type * as Vetrina from "./vetrina";\n${plainSample}\nexport {};`,
  "react.tsx": `import "./vetrina-react";\nexport const all = <>${jsxSample}</>;`,
  "same.ts": `
    import type { DetailOf, EventsOf } from "../../src/definition";
    import type { datePicker } from "../../widgets/date-picker/definition";
    import "./vetrina";
    type DateChange = DetailOf<EventsOf<typeof datePicker>["vetrina:date-change"]>;
    declare const picker: HTMLElementTagNameMap["vetrina-date-picker"];
    const callback: ((change: DateChange) => void) | undefined = picker.onDateChange;
    picker.onDateChange = callback;
    picker.addEventListener("vetrina:date-change", ({ detail }) => {
      const change: DateChange = detail;
      picker.value = change.value;
    });
    document.addEventListener("vetrina:login-request", ({ detail }) => detail.view === "login" && detail.reason.trim());`,
  "wrong.ts": 'import "./vetrina";\ndocument.createElement("vetrina-date-picker").value = 3;',
  "wrong.tsx": 'import "./vetrina-react";\nexport const a = <vetrina-date-picker data-strict-range={3} />;',
};

/** Compiler errors by file name, for each sample and for the declarations. */
function compilerErrors(): ReadonlyMap<string, readonly string[]> {
  const editor = join(dist, "editor");
  const codeOf = (path: string) => (dirname(path) === editor ? samples[basename(path)] : undefined);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => codeOf(path) !== undefined || fileExists(path);
  host.readFile = (path) => codeOf(path) ?? readFile(path);
  const names = [...Object.keys(samples), "vetrina.d.ts", "vetrina-react.d.ts"];
  const program = ts.createProgram(
    names.map((name) => join(editor, name)),
    options,
    host,
  );
  return new Map(
    names.map((name) => {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(join(editor, name)));
      return [name, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))];
    }),
  );
}

describe("dist/docs", () => {
  it("contains the integrity value of the loader (S10)", () => {
    const digest = createHash("sha384").update(read("vetrina.js")).digest("base64");
    for (const page of ["docs/html.html", "docs/en/html.html"]) {
      expect(codeOf(read(page).toString())).toContain(`integrity="sha384-${digest}"`);
    }
  });

  it.each(["docs/", "docs/en/"])("links each page in %s to the next page and back", (folder) => {
    const linkIn = (page: string, rel: string) =>
      new RegExp(`href="([^"]+)" rel="${rel}"`).exec(read(`${folder}${page}`).toString())?.[1];
    const followed: string[] = ["index.html"];
    for (let next = linkIn("index.html", "next"); next; next = linkIn(next, "next")) {
      expect(linkIn(next, "prev")).toBe(followed.at(-1));
      followed.push(next);
    }
    const pages = filesIn(folder).filter((file) => /^[^/]+\.html$/.test(file));
    expect(followed.toSorted()).toEqual(pages.toSorted());
  });

  it.each(descriptions)("states the size of the scripts of a page with only $tag", (definition) => {
    const size = (file: string) => gzipSync(read(file), { level: 9 }).length / 1000;
    const preloaded = ["preload", `preload/${folderOf(definition.tag)}`].flatMap((name) =>
      [
        ...read(`vetrina/${name}.html`)
          .toString()
          .matchAll(/resources\/[\w-]+\.js/g),
      ].map(([file]) => `vetrina/${file}`),
    );
    const own = preloaded.filter((file) => file.includes(`/widget-${folderOf(definition.tag)}-`)).map(size);
    const page = ["vetrina.js", ...preloaded].map(size).reduce((total, each) => total + each);
    const text = read(`docs/en/${folderOf(definition.tag)}.html`).toString();
    const [, total, ofElement] =
      /downloads (\d+) KB of scripts \(gzip\), ([\d.]+) of them for/.exec(text) ?? [];
    // Allows for rounding, because sums in another order may differ in the last digit.
    expect(Math.abs(Number(total) - page)).toBeLessThan(0.51);
    expect(Math.abs(Number(ofElement) - (own[0] ?? NaN))).toBeLessThan(0.051);
  });

  it("has a page for each widget in both languages", () => {
    const pages = descriptions.map((definition) => `${folderOf(definition.tag)}.html`);
    expect(filesIn("docs")).toEqual(expect.arrayContaining(pages.flatMap((page) => [page, `en/${page}`])));
  });
});

describe("dist/cms", () => {
  it.each([
    ["aem", "vetrina-aem"],
    ["aem-site", "vetrina-aem-vetrina-site"],
  ])("has a package with the same files as the folder %s", (folder, name) => {
    const entries = unzipSync(read("cms", `${name}-${version}.zip`));
    expect(Object.keys(entries).sort()).toEqual(filesIn(`cms/${folder}`));
    for (const [path, content] of Object.entries(entries)) {
      expect(Buffer.from(content).equals(read(`cms/${folder}`, path)), path).toBe(true);
    }
  });

  it("has a package with the built library and the documentation", () => {
    const library = "cms/aem/jcr_root/apps/vetrina/clientlibs/clientlib-widgets";
    expect(filesIn(`${library}/resources`)).toEqual(filesIn("vetrina/resources"));
    for (const file of filesIn("vetrina/resources")) {
      expect(read(library, "resources", file).equals(read("vetrina/resources", file)), file).toBe(true);
    }
    const docs = "cms/aem/jcr_root/apps/vetrina/clientlibs/clientlib-docs/resources/docs";
    // AEM is a server, so the documentation needs no script for pages opened from disk.
    expect(filesIn(docs)).toEqual(filesIn("docs").filter((file) => file !== "disk-library.js"));
    for (const page of ["tour.html", "en/tour.html"])
      expect(read(docs, page).toString()).toContain(
        '<script src="/etc.clientlibs/vetrina/clientlibs/clientlib-widgets.js"',
      );
  });
});

describe("dist/editor", () => {
  it("declares elements, attributes, events and properties with the types of the definitions, in TypeScript and React", () => {
    const found = compilerErrors();
    for (const name of ["vetrina.d.ts", "vetrina-react.d.ts", "plain.ts", "react.tsx", "same.ts"]) {
      expect(found.get(name), name).toEqual([]);
    }
    for (const name of ["wrong.ts", "wrong.tsx"]) {
      expect(found.get(name), name).toEqual([expect.stringContaining("not assignable")]);
    }
  });
});
