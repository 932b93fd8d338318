import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { checkBuiltIns } from "../../../src/loader/built-ins";
import { laterProbes, startProbes } from "../../../src/loader/probes";

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

  it("lists all broken built-ins in one message, and marks the elements if the library cannot start", () => {
    record();
    document.body.append(document.createElement("vetrina-tour"), document.createElement("p"));
    const start = [["Map", fails] as const, ["Set", works] as const, ["URL", throws] as const];
    expect(checkBuiltIns(start, [["Request", fails]])).toBe(false);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.[0]).toContain("Map, URL, Request. ");
    expect(messages[0]?.[0]).toContain("do not start");
    expect(document.querySelector("vetrina-tour")?.getAttribute("data-state")).toBe("error");
    expect(document.querySelector("p")?.hasAttribute("data-state")).toBe(false);
  });

  it("lets the library start if only built-ins that it needs later do not work", () => {
    record();
    document.body.append(document.createElement("vetrina-tour"));
    expect(checkBuiltIns([["Map", works]], [["Request", fails]])).toBe(true);
    expect(messages[0]?.[0]).toContain("Request. Calls to services or some elements fail.");
    expect(document.querySelector("vetrina-tour")?.hasAttribute("data-state")).toBe(false);
  });

  describe("enumerable properties of Object.prototype", () => {
    const prototype: object = Object.prototype;
    const names: string[] = [];
    const add = (name: string, member: PropertyDescriptor) => {
      names.push(name);
      Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...member });
    };
    afterEach(() => {
      for (const name of names.splice(0)) Reflect.deleteProperty(prototype, name);
    });
    const member = { value: works, writable: true };

    it("are not reported if all built-ins work", () => {
      record();
      add("extend", member);
      expect(checkBuiltIns([["Map", works]], [])).toBe(true);
      expect(messages).toEqual([]);
    });

    it("are reported as the cause if a built-in does not work", () => {
      record();
      add("extend", member);
      expect(checkBuiltIns([["Map", fails]], [])).toBe(false);
      expect(messages[0]?.[0]).toContain("has extended Object.prototype with extend, which");
      expect(messages[0]?.[0]).toContain("these built-ins do not work as the standard requires: Map.");
      expect(messages).toHaveLength(1);
    });

    it.each(["key", "disabled", "json"])("are reported if a library reads the name %s", (name) => {
      record();
      add("extend", member);
      add(name, member);
      checkBuiltIns([["Map", works]], []);
      expect(messages[0]?.[0]).toContain(`has extended Object.prototype with ${name}, which`);
    });

    it.each<[string, PropertyDescriptor]>([
      ["a getter", { get: () => 3 }],
      ["a constant", { value: 3, writable: false }],
    ])("are reported if they prevent objects from having a property of the same name (%s)", (_, readOnly) => {
      record();
      add("grandTotal", readOnly);
      const result = checkBuiltIns([["Map", works]], []);
      // `expect` does not work while Object.prototype has an enumerable read-only member.
      Reflect.deleteProperty(prototype, "grandTotal");
      expect(result).toBe(true);
      expect(messages[0]?.[0]).toContain("with grandTotal, which");
    });

    it.each(["month", "weekday", "timeZoneName"])(
      "stop the library if dates read the option %s from Object.prototype",
      (name) => {
        record();
        add(name, member);
        expect(checkBuiltIns()).toBe(false);
        expect(messages[0]?.[0]).toContain(`has extended Object.prototype with ${name}, which`);
        expect(messages[0]?.[0]).toContain("Intl.DateTimeFormat");
      },
    );

    it("stop the library if one of them is `then`", () => {
      record();
      add("then", member);
      expect(checkBuiltIns()).toBe(false);
      expect(messages[0]?.[0]).toContain("has extended Object.prototype with then, which");
    });
  });

  it("marks elements that are parsed after the check as failed", () => {
    record();
    checkBuiltIns([["Map", fails]], []);
    const element = document.createElement("vetrina-date-picker");
    document.body.append(element);
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(element.dataset.state).toBe("error");
    element.remove();
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

// Other files share the document, so a failed check must not leave a listener behind.
afterAll(() => void document.dispatchEvent(new Event("DOMContentLoaded")));

const namesOf = (probes: typeof startProbes) => probes.map(([name]) => name);

it("each built-in has at most one probe", () => {
  const names = namesOf([...startProbes, ...laterProbes]);
  expect(new Set(names).size).toBe(names.length);
});

/** Constructors of the language, which are the same in Node and in browsers. */
const constructors = { Array, Object, Function, Math, Number, Date, Promise } as Readonly<
  Record<string, object>
>;

/** Broken replacements of a method, as found in old scripts. */
const wrong: readonly (() => unknown)[] = [
  () => undefined,
  () => "",
  function (this: unknown) {
    return this;
  },
];

// The test runner itself needs these methods, so each one is replaced only while its probe runs.
describe("a probe of a method", () => {
  const methods = startProbes.flatMap(([name, probe]) => {
    const [owner = "", ...path] = name.split(".");
    const method = path.at(-1);
    const holder = constructors[owner] ?? (owner === "String" ? String : undefined);
    const target = path.length === 2 ? (holder as { prototype?: object } | undefined)?.prototype : holder;
    return method && target && Object.hasOwn(target, method) ? [{ name, probe, method, target }] : [];
  });

  it("exists for more than sixty methods", () => expect(methods.length).toBeGreaterThan(60));

  it.each(methods)("fails if $name is replaced by a broken implementation", ({ probe, method, target }) => {
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

/** Returns a class that lacks some members of the built-in class. */
const without = (...missing: readonly string[]) =>
  function replaced(this: object) {
    for (const name of ["observe", "disconnect", "takeRecords", "format", "formatToParts"])
      if (!missing.includes(name)) Object.assign(this, { [name]: works });
  };

describe("a probe of a built-in", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const resultOf = (name: string) => {
    const [, probe] = [...startProbes, ...laterProbes].find(([each]) => each === name) ?? [];
    try {
      return !!probe?.();
    } catch {
      return false;
    }
  };

  class PlainUrl {
    href = "https://c.test/a?b=1";
    origin = "https://c.test";
    pathname = "/a";
  }

  const NativeRequest = Request;

  it.each<[name: string, part: string, global: string, replaced: unknown]>([
    ["URL", "searchParams", "URL", PlainUrl],
    ["MutationObserver", "takeRecords", "MutationObserver", without("takeRecords")],
    ["Intl.DateTimeFormat", "formatToParts", "Intl", { ...Intl, DateTimeFormat: without("formatToParts") }],
    ["Intl.DateTimeFormat", "parts", "Intl", { ...Intl, DateTimeFormat: without() }],
    ["Intl.ListFormat", "constructor", "Intl", { NumberFormat: Intl.NumberFormat }],
    ["Intl.RelativeTimeFormat", "constructor", "Intl", {}],
    ["crypto.subtle.digest", "promise", "crypto", { subtle: { digest: () => ({ oncomplete: null }) } }],
    [
      "Request",
      "separate body",
      "Request",
      function replaced(url: string, options: RequestInit) {
        return new NativeRequest(url, { ...options, method: "POST", body: "x" });
      },
    ],
  ])("fails if %s has no %s", (name, _, global, replaced) => {
    expect(resultOf(name)).toBe(true);
    vi.stubGlobal(global, replaced);
    expect(resultOf(name)).toBe(false);
  });

  it("fails without NodeList.prototype.forEach", () => {
    const forEach = Object.getOwnPropertyDescriptor(NodeList.prototype, "forEach") as PropertyDescriptor;
    expect(resultOf("NodeList.prototype.forEach")).toBe(true);
    Reflect.deleteProperty(NodeList.prototype, "forEach");
    const result = resultOf("NodeList.prototype.forEach");
    Object.defineProperty(NodeList.prototype, "forEach", forEach);
    expect(result).toBe(false);
  });

  it("fails if Element.prototype.attachShadow does not create open shadow roots", () => {
    const { attachShadow } = Element.prototype;
    expect(resultOf("Element.prototype.attachShadow")).toBe(true);
    vi.spyOn(Element.prototype, "attachShadow").mockImplementation(function closed(this: Element) {
      return attachShadow.call(this, { mode: "closed" });
    });
    expect(resultOf("Element.prototype.attachShadow")).toBe(false);
  });

  it.each(["allSettled", "any"])("does not need the function `%s` of Promise and AbortSignal", (name) => {
    const owners = [Promise, AbortSignal].filter((owner) => Object.hasOwn(owner, name));
    const saved = owners.map((owner) => Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor);
    for (const owner of owners) Reflect.deleteProperty(owner, name);
    try {
      const names = ["Promise", "Promise.all", "Promise.race", "Promise.reject", "AbortController"];
      expect(names.filter((each) => !resultOf(each))).toEqual([]);
    } finally {
      owners.forEach((owner, index) =>
        Object.defineProperty(owner, name, saved[index] as PropertyDescriptor),
      );
    }
  });
});
