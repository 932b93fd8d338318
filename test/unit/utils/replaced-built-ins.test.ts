import { afterEach, describe, expect, it, vi } from "vitest";
import * as sandbox from "../../../sandbox/model/valibot";
import { text } from "../../../src/definition";
import { formatNumber } from "../../../src/gamification/rewards/reward-text";
import { createHttp } from "../../../src/http/http";
import { formatTimeOfDay } from "../../../src/i18n/instants";
import { formatEuros } from "../../../src/i18n/money";
import { stringifyJson as stringifyInLoader } from "../../../src/loader/json";
import { createClock, createZonedFields } from "../../../src/time/clock";
import { stringifyJson } from "../../../src/utils/json";
import { listOf } from "../../../src/utils/list-of";
import { createLog } from "../../../src/utils/log";
import { isElement, isError, isHtmlElement, isPromise, isSlot, isText } from "../../../src/utils/objects";
import { pageDocument, unclobbered } from "../../../src/utils/page-document";
import * as v from "../../../src/utils/valibot";

const added: (readonly [object, string])[] = [];

/** Adds an enumerable member, as old scripts do. It is removed after the test. */
function add(prototype: object, name: string, value: unknown): void {
  Object.defineProperty(prototype, name, { value, configurable: true, enumerable: true, writable: true });
  added.push([prototype, name]);
}

afterEach(() => {
  vi.useRealTimers();
  for (const [prototype, name] of added.splice(0)) Reflect.deleteProperty(prototype, name);
});

describe("enumerable properties of Object.prototype", () => {
  it.each([
    ["a function", () => undefined],
    ["a text", "1.0"],
    ["an object", { a: 1 }],
  ])("do not change what a schema accepts: %s", (_, member) => {
    add(Object.prototype, "extend", member);
    const read = v.safeParse(v.object({ ok: v.boolean(), list: v.array(v.object({ a: v.string() })) }), {
      ok: true,
      list: [{ a: "b" }],
    });
    expect(read.success).toBe(true);
    expect(sandbox.safeParse(sandbox.object({ ok: sandbox.boolean() }), { ok: true }).success).toBe(true);
  });
});

describe("optional properties of the library's objects", () => {
  it("are not read from Object.prototype", async () => {
    vi.useFakeTimers();
    for (const name of ["default", "timeout", "merge", "min"]) add(Object.prototype, name, () => undefined);
    const kind = text();
    expect([kind.default, kind.merge, kind.min]).toEqual([undefined, undefined, undefined]);
    const http = createHttp({
      settings: () => ({ timeoutMs: 8000, retryDelayMs: 1 }),
      clock: createClock(),
      log: createLog(() => "silent"),
      fetch: () => new Promise((resolve) => setTimeout(() => resolve(new Response("3")), 20)),
    });
    const schema = v.number();
    const call = http.call({ method: "GET", url: "https://api.vetrina.test/a", schema });
    // A time limit that is not a number would end the call before its response.
    await vi.advanceTimersByTimeAsync(20);
    expect((await call).value).toBe(3);
  });
});

describe("options of browser APIs", () => {
  const names = [
    "style",
    "currency",
    "unit",
    "notation",
    "month",
    "day",
    "year",
    "weekday",
    "hour12",
    "dateStyle",
  ];

  it("are not read from Object.prototype", () => {
    const instant = Date.UTC(2026, 1, 3, 12);
    for (const name of names) add(Object.prototype, name, "x");
    // Each format must be used for the first time here, because formats are cached.
    expect(createZonedFields({ hour: "2-digit", hour12: false })(instant, "Europe/Rome").get("hour")).toBe(
      13,
    );
    expect(formatEuros(1234.5, "it")).toContain("1.234,50");
    expect(formatNumber(1234.5, "it")).toBe("1.234,5");
    expect(formatTimeOfDay(instant, "it", "Europe/Rome")).toBe("13:00");
  });

  it("do not include proxy traps from Object.prototype", () => {
    add(Object.prototype, "has", () => false);
    const get = vi.fn(() => false);
    Reflect.set(Object.prototype, "has", get);
    expect(pageDocument.body).toBe(document.body);
    void ("b" in unclobbered(() => ({ a: 1 })));
    expect(get).not.toHaveBeenCalled();
  });
});

describe("a `toJSON` method", () => {
  const value = { list: [1, "b", { c: [true, null] }], at: new Date(0), none: undefined };
  const expected = JSON.stringify(value);

  it("is ignored if an old script has added it to a built-in prototype", () => {
    for (const prototype of [Object, Array, String, Number, Boolean].map((type) => type.prototype as object))
      add(prototype, "toJSON", () => "wrong");
    expect(stringifyJson(value)).toBe(expected);
    expect(stringifyInLoader({ a: { b: "c" } })).toBe('{"a":{"b":"c"}}');
  });

  it("is used if an object or its class defines it", () => {
    class Amount {
      toJSON() {
        return 5;
      }
    }
    expect(stringifyJson({ a: new Amount(), b: { toJSON: () => 6 } })).toBe('{"a":5,"b":6}');
  });
});

describe("object helpers", () => {
  it("recognise kinds of objects without global constructors", () => {
    const slot = document.createElement("slot");
    slot.append("testo");
    expect([slot, slot.firstChild, document, null, "p", {}].map(isElement)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isHtmlElement(slot) && isSlot(slot)).toBe(true);
    expect(isHtmlElement(document.createElementNS("http://www.w3.org/2000/svg", "svg"))).toBe(false);
    expect(isText(slot.firstChild)).toBe(true);
    expect([new TypeError("a"), new DOMException("a"), { name: "a", message: "b" }].map(isError)).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      [Promise.resolve(), { then: () => undefined }, {}, undefined].map((value: unknown) => isPromise(value)),
    ).toEqual([true, true, false, false]);
  });

  it("create a list with a given number of items", () => {
    expect(listOf(3, (index) => index * 2)).toEqual([0, 2, 4]);
    expect(listOf(0, String)).toEqual([]);
  });
});

describe("the log", () => {
  it.each([
    ["an empty console", {}],
    [
      "a console whose methods throw",
      {
        error() {
          throw new Error("console");
        },
      },
    ],
  ])("does not throw with %s, and keeps its history", (_, sink) => {
    const log = createLog(() => "debug", sink as Console);
    log.error("failed");
    expect(log.history?.messages).toEqual(["failed"]);
  });
});
