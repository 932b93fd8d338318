// @vitest-environment node
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
}

type Sample = readonly [code: string, expected: string];

/** Code that lint refuses in all sources, such as text used as markup or code (S01). */
const everywhere: readonly Sample[] = [
  ['a.innerHTML = "<b>";', "vetrina(markup-sinks)"],
  ['a["innerHTML"] = "<b>";', "vetrina(markup-sinks)"],
  ["a[`outerHTML`] = b;", "vetrina(markup-sinks)"],
  ["a?.b.outerHTML;", "vetrina(markup-sinks)"],
  ['a.insertAdjacentHTML("beforeend", b);', "vetrina(markup-sinks)"],
  ["a.setHTMLUnsafe(b);", "vetrina(markup-sinks)"],
  ["a.srcdoc = b;", "vetrina(markup-sinks)"],
  ["a.createContextualFragment(b);", "vetrina(markup-sinks)"],
  ["<p dangerouslySetInnerHTML={{ __html: b }} />;", "vetrina(markup-sinks)"],
  ["<iframe srcDoc={b} />;", "vetrina(markup-sinks)"],
  ["Object.assign(a, { innerHTML: b });", "vetrina(markup-sinks)"],
  ['Object.assign(a, { "outerHTML": b });', "vetrina(markup-sinks)"],
  ["createElement(a, { dangerouslySetInnerHTML: { __html: b } });", "vetrina(markup-sinks)"],
  ['a.setAttribute("srcdoc", b);', "vetrina(markup-sinks)"],
  ['a?.setAttribute("onClick", b);', "vetrina(markup-sinks)"],
  ["Document.parseHTMLUnsafe(b);", "vetrina(markup-sinks)"],
  ['a.execCommand("insertHTML", false, b);', "vetrina(markup-sinks)"],
  ["document.write(b);", "Do not use document.write (S01)."],
  ["pageDocument.writeln(b);", "Do not use document.write (S01)."],
  ["new Function(b);", "vetrina(markup-sinks)"],
  ["Function(b);", "vetrina(markup-sinks)"],
  ["eval(b);", "eslint(no-eval)"],
  ['setTimeout("b()", 1);', "eslint(no-implied-eval)"],
  ['window.setInterval("b()", 1);', "eslint(no-implied-eval)"],
  ['export const c = "javascript:b()";', "eslint(no-script-url)"],
  ["<button>b</button>;", "vetrina(button-type)"],
  ["<button {...b} />;", "vetrina(button-type)"],
  ["export const c: any = b;", "typescript(no-explicit-any)"],
  ["export const c = b!;", "typescript(no-non-null-assertion)"],
  ['import { C } from "./c";\nexport type D = C;', "typescript(consistent-type-imports)"],
  ["const c = b;", "eslint(no-unused-vars)"],
];

/**
 * Members that page elements can hide (S25), and built-ins that page scripts can replace. The product must
 * not use them.
 */
const inProduct: readonly Sample[] = [
  ["document.cookie;", "vetrina(page-document)"],
  ['document["cookie"];', "vetrina(page-document)"],
  ["document?.body;", "vetrina(page-document)"],
  ["window.document.forms;", "vetrina(page-document)"],
  ["const { forms: c } = document;\nc.length;", "vetrina(page-document)"],
  ["Array.from([1]);", "listOf"],
  ['Array["from"]([1]);', "listOf"],
  ["b instanceof Promise;", "utils/objects"],
  ["b instanceof HTMLElement;", "utils/objects"],
  ['Reflect.get(Document.prototype, "b");', "own prototype"],
  ["JSON.stringify(1);", "stringifyJson"],
  ['Date.parse("b");', "getTime"],
  ["Promise.allSettled([]);", "settle"],
  ['new Intl.NumberFormat("it", { style: "unit" });', "withoutPrototype"],
  ['addEventListener("b", () => undefined);', "window.addEventListener"],
  ["console.warn(b);", "eslint(no-console)"],
  ['import * as v from "valibot";\nv.object({});', "valibot.ts"],
];

/** Rules of React's hooks and of its compiler, for components. */
const inComponents: readonly Sample[] = [
  ["export function A() { if (b) return null; useRef(0); return <p />; }", "react-hooks(rules-of-hooks)"],
  [
    "export function A({ c }: { c: string }) { useEffect(() => b(c), []); return <p />; }",
    "react-hooks(exhaustive-deps)",
  ],
  ["export function A({ c }: { c: { d: string } }) { c.d = b; return <p>{c.d}</p>; }", "react(immutability)"],
  ["export function A() { return <p>{Math.random()}</p>; }", "react(purity)"],
  ["export function A() { const c = useRef(0); return <p>{c.current}</p>; }", "react(refs)"],
  [
    "export function A({ c }: { c: string }) { const [d, setD] = useState(b); useEffect(() => setD(c), [c]); return <p>{d}</p>; }",
    "react(set-state-in-effect)",
  ],
  [
    "export function A({ c }: { c: string }) { const [d, setD] = useState(b); setD(c); return <p>{d}</p>; }",
    "react(set-state-in-render)",
  ],
  [
    "export function A({ c }: { c: string }) { const D = () => <p>{c}</p>; return <D />; }",
    "react(static-components)",
  ],
  [
    "export function A({ c }: { c: string }) { try { return <p>{c}</p>; } catch { return null; } }",
    "react(error-boundaries)",
  ],
  ["let c = 0;\nexport function A() { c = 1; return <p>{c}</p>; }", "react(globals)"],
  [
    "export function A({ c }: { c: string }) { const d = useMemo(async () => c, [c]); return <p>{b(d)}</p>; }",
    "react(use-memo)",
  ],
];

/** Promise rejections that code ignores without a stated reason. */
const ignoredRejections: readonly Sample[] = [
  ["b().catch(() => undefined);", "vetrina(ignored-rejection)"],
  ["b()?.catch(() => {});", "vetrina(ignored-rejection)"],
  ['b()["catch"](() => null);', "vetrina(ignored-rejection)"],
  ["b().catch(() => false);", "vetrina(ignored-rejection)"],
  ["b().catch(() => void 0);", "vetrina(ignored-rejection)"],
  ["b().catch((_error) => { return; });", "vetrina(ignored-rejection)"],
  ["b().catch(function () {});", "vetrina(ignored-rejection)"],
  ["b().catch(async () => {}).then(a);", "vetrina(ignored-rejection)"],
  ["b().then(a, () => undefined);", "vetrina(ignored-rejection)"],
  ["// A reason.\n\nb().catch(() => undefined);", "vetrina(ignored-rejection)"],
  ["b().catch(() => undefined);\n// A reason.", "vetrina(ignored-rejection)"],
  ["try { b(); } catch {}", "eslint(no-empty)"],
];

/** Accepted sources with their paths. */
const accepted: readonly (readonly [file: string, code: string])[] = [
  ["src/utils/own.ts", "class Own {\n  a = 1;\n}\nexport const a = (b: unknown) => b instanceof Own;"],
  ["src/utils/element.tsx", '<button type="button" onClick={() => a.textContent} />;'],
  ["src/utils/document.ts", "export const c = [pageDocument.cookie, a.from([1]), document, Array];"],
  ["src/loader/log.ts", 'console.error("b");\naddEventListener("b", a);'],
  ["src/utils/same-line.ts", "b().catch(() => undefined); // A reason."],
  ["widgets/b/line-above.ts", "// A reason.\nb().catch(() => undefined);"],
  ["clientlibs/chain.ts", "b()\n  // A reason.\n  .catch(() => undefined)\n  .then(a);"],
  ["sandbox/above-chain.ts", "// A reason.\nb()\n  .then(a)\n  .catch(() => undefined);"],
  [
    "src/utils/handled.ts",
    "b().catch(a);\nb().catch(() => a());\nb().catch(() => { a(); });\nb().then(() => undefined, a);",
  ],
  ["scripts/ignored.ts", "b().catch(() => undefined);"],
  ["scripts/any.ts", "console.log(JSON.stringify(document.title), b instanceof Map);"],
  ["test/unit/any.ts", 'export const c = ["javascript:b()", (a?.b as string).length];'],
];

const preamble =
  'import { useEffect, useMemo, useRef, useState } from "react";\nimport { a, b, createElement, pageDocument } from "./b";\nvoid [a, b, createElement, pageDocument, useEffect, useMemo, useRef, useState];\n';

const samples = [
  ...everywhere.map(([code, expected], at) => ({ file: `scripts/all-${at}.tsx`, code, expected })),
  ...everywhere.map(([code, expected], at) => ({ file: `widgets/b/all-${at}.tsx`, code, expected })),
  ...inProduct.map(([code, expected], at) => ({ file: `src/utils/product-${at}.ts`, code, expected })),
  ...["src/utils", "widgets/b", "clientlibs", "sandbox"].flatMap((parent) =>
    ignoredRejections.map(([code, expected], at) => ({
      file: `${parent}/rejection-${at}.ts`,
      code,
      expected,
    })),
  ),
  ...inComponents.map(([code, expected], at) => ({ file: `src/ui/component-${at}.tsx`, code, expected })),
];

let folder: string;
const found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vetrina-lint-"));
  // Paths in the lint configuration are relative to the configuration's folder.
  for (const file of [".oxlintrc.json", "scripts/lint/plugin.mjs"])
    cpSync(join(root, file), join(folder, file));
  for (const [file, code] of [...samples.map((each) => [each.file, each.code] as const), ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), preamble + code);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", "."],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  for (const { filename, code, message, help = "" } of (JSON.parse(stdout) as { diagnostics: Diagnostic[] })
    .diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), `${code}: ${message} ${help}`]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run lint", () => {
  it.each(samples)("refuses the code in $file: $code", ({ file, expected }) => {
    expect(found.get(file)?.join("\n")).toContain(expected);
  });

  it.each(accepted)("accepts the code in %s: %s", (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});
