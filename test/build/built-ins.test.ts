import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { outputFolder } from "../../distribution/output";
import { laterProbes, startProbes } from "../../src/loader/probes";

const folder = `${outputFolder()}/vetrina/resources/`;

/**
 * Excludes chunks that only authors load, a classic script, and the WebSocket fallback, which has its own
 * polyfills.
 */
const leftOut = /^(authoring|author-checks|inspector|disk|sockjs)\b/;

const text = readdirSync(folder)
  .filter((file) => file.endsWith(".js") && !leftOut.test(file))
  .map((file) => readFileSync(folder + file, "utf8"))
  .join("\n");

const probes = new Set([...startProbes, ...laterProbes].map(([name]) => name));

/** A probe of a constructor also covers the functions of the constructor. */
const covered = (owner: string, name: string) => probes.has(owner) || probes.has(`${owner}.${name}`);

/**
 * Names of built-in members that the chunks do not call. The library uses the same names for its own members.
 */
const otherMeanings = [
  "link",
  "small",
  "arguments",
  "length",
  "name",
  "constructor",
  "caller",
  "toLocaleString",
];

/** Functions that the chunks call but that have no probe, each with the reason. */
const withoutProbe: Readonly<Record<string, string>> = {
  "Object.seal": "DOMPurify seals its options; any function that returns its argument will do",
  "Array.from": "driver.js lists focusable elements for Tab with it; replacements handle lists of elements",
  "Date.parse": "ky reads a date in `Retry-After` with it; without a result, the retry is early",
  "URL.createObjectURL": "only the hub's button for the calendar file needs it",
  "URL.revokeObjectURL": "only the hub's button for the calendar file needs it",
};

it("the list of probes contains each function of a global object that the chunks call", () => {
  const owners =
    "Object|Array|Promise|Number|String|Math|JSON|Symbol|Date|Reflect|Intl|URL|CSS|customElements|crypto";
  const calls = [...text.matchAll(new RegExp(`(?<![.\\w$])(${owners})\\.([a-z]\\w*)\\(`, "g"))];
  const used = new Set(calls.map(([, owner = "", name = ""]) => `${owner}.${name}`));
  expect(used.size).toBeGreaterThan(40);
  const missing = [...used].filter((name) => {
    const [owner = "", member = ""] = name.split(".");
    return !covered(owner, member) && !(name in withoutProbe);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(withoutProbe).filter((name) => !used.has(name))).toEqual([]);
});

it.each([
  ["Array", Array.prototype],
  ["String", String.prototype],
  ["Function", Function.prototype],
] as const)("the list of probes contains each method of %s that the chunks call", (owner, prototype) => {
  const used = Object.getOwnPropertyNames(prototype).filter((name) => text.includes(`.${name}(`));
  expect(used.length).toBeGreaterThan(2);
  const missing = used.filter(
    (name) =>
      !probes.has(`${owner}.prototype.${name}`) &&
      !otherMeanings.includes(name) &&
      !probes.has(`Object.prototype.${name}`),
  );
  expect(missing).toEqual([]);
});

it("the list of probes contains each member of Intl and static member of AbortSignal that the chunks use", () => {
  const used = [...text.matchAll(/(?<![.\w$])(?:Intl|AbortSignal)\.\w+/g)].map(([name]) => name);
  expect(used).toContain("Intl.DateTimeFormat");
  // ky uses `AbortSignal.any` only if it exists.
  const missing = used.filter((name) => !probes.has(name) && name !== "AbortSignal.any");
  expect([...new Set(missing)]).toEqual([]);
});

it("the list of probes contains NodeList.prototype.forEach, which libraries call", () => {
  expect(text).toMatch(/querySelectorAll\([^)]*\)\.forEach/);
  expect(probes).toContain("NodeList.prototype.forEach");
});

it("the list of probes contains each constructor that the chunks call", () => {
  const used = new Set([...text.matchAll(/\bnew ([A-Z]\w{2,})\b(?!\.)/g)].map(([, name = ""]) => name));
  const missing = [...used].filter((name) => name in globalThis && !probes.has(name));
  // Constructors without a probe: all errors share one constructor, tabs work independently without a
  // `BroadcastChannel`, only a calendar file needs a `Blob`, and ky uses `TransformStream` only for calls
  // that report their progress.
  const others = /Error$|^(BroadcastChannel|Blob|TransformStream)$/;
  expect(missing.filter((name) => !others.test(name))).toEqual([]);
});
