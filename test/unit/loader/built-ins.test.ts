import { afterEach, describe, expect, it, vi } from "vitest";
import { checkBuiltIns } from "../../../src/loader/built-ins";
import { callProbes, startProbes } from "../../../src/loader/probes";

const messages: unknown[][] = [];

/** A console that records its errors. */
function record(): void {
  messages.length = 0;
  vi.spyOn(console, "error").mockImplementation((...details: unknown[]) => void messages.push(details));
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const works = () => true;
const fails = () => false;
const throws = () => {
  throw new Error("replaced");
};

describe("check of the page's built-ins", () => {
  it("reports nothing if all work", () => {
    record();
    expect(checkBuiltIns([["Map", works]], [["Request", works]])).toBe(true);
    expect(messages).toEqual([]);
  });

  it("names all that do not work in one message, and marks the elements if the library cannot start", () => {
    record();
    document.body.append(document.createElement("vetrina-tour"), document.createElement("p"));
    const start = [["Map", fails] as const, ["Set", works] as const, ["URL", throws] as const];
    expect(checkBuiltIns(start, [["Request", fails]])).toBe(false);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.[0]).toContain("Map, URL, Request.");
    expect(messages[0]?.[0]).toContain("do not start");
    expect(document.querySelector("vetrina-tour")?.getAttribute("data-state")).toBe("error");
    expect(document.querySelector("p")?.hasAttribute("data-state")).toBe(false);
  });

  it("lets the library start if only calls fail", () => {
    record();
    document.body.append(document.createElement("vetrina-tour"));
    expect(checkBuiltIns([["Map", works]], [["Request", fails]])).toBe(true);
    expect(messages[0]?.[0]).toContain("Request. Calls to services fail.");
    expect(document.querySelector("vetrina-tour")?.hasAttribute("data-state")).toBe(false);
  });

  it.each([
    ["empty", {}],
    ["undefined", undefined],
    [
      "throwing",
      {
        error: throws,
      },
    ],
  ])("does not throw if the console is %s", (_, replaced) => {
    vi.stubGlobal("console", replaced);
    try {
      expect(checkBuiltIns([["Map", fails]], [])).toBe(false);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

const namesOf = (probes: typeof startProbes) => probes.map(([name]) => name);

it("has a probe once for each name", () => {
  const names = namesOf([...startProbes, ...callProbes]);
  expect(new Set(names).size).toBe(names.length);
});

/** Constructors of the language: Node's are those of browsers. */
const constructors = { Array, Object, Function, Math, Number, Date, Promise } as Readonly<
  Record<string, object>
>;

/** Replacements as old scripts have them, by name. */
const wrong: readonly (() => unknown)[] = [
  () => undefined,
  () => "",
  function (this: unknown) {
    return this;
  },
];

// Replacing what the test runner itself needs would stop it, so each is replaced only while its probe runs.
describe("a probe fails if its method is replaced", () => {
  const methods = startProbes.flatMap(([name, probe]) => {
    const [owner = "", ...path] = name.split(".");
    const method = path.at(-1);
    const holder = constructors[owner] ?? (owner === "String" ? String : undefined);
    const target = path.length === 2 ? (holder as { prototype?: object } | undefined)?.prototype : holder;
    return method && target && path.length > 0 ? [{ name, probe, method, target }] : [];
  });

  it("has such probes", () => expect(methods.length).toBeGreaterThan(60));

  it.each(methods)("$name", ({ probe, method, target }) => {
    expect(probe()).toBeTruthy();
    const original = Object.getOwnPropertyDescriptor(target, method) as PropertyDescriptor;
    const define = Object.defineProperty;
    const results: unknown[] = [];
    for (let index = 0; index < wrong.length; index += 1) {
      define(target, method, { ...original, value: wrong[index] });
      let result: unknown;
      try {
        result = probe();
      } catch {
        result = false;
      }
      define(target, method, original);
      results[index] = result;
    }
    expect(results.map(Boolean)).toEqual(wrong.map(() => false));
  });
});
