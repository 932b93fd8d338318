import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  url,
  callback,
  civilDate,
  flag,
  image,
  isoDate,
  isoSpan,
  list,
  integer,
  oneOf,
  text,
} from "../../../src/definition";
import { anyCharacter } from "../../support/fuzz";

describe("the kind of an attribute", () => {
  it.each([
    ["", true],
    ["true", true],
    ["data-open", true],
    ["false", false],
    [" FALSE ", false],
    [true, true],
    [false, false],
  ])("reads %j as %j in a boolean attribute", (input, value) => {
    expect(flag().read(input)).toBe(value);
  });

  it.each([
    ["12", 12],
    [" -1 ", -1],
    ["2.5", undefined],
    ["2.", undefined],
    [".5", undefined],
    ["12px", undefined],
    ["", undefined],
    ["Infinity", undefined],
    ["1e3", undefined],
    ["0x10", undefined],
    [7, 7],
    [NaN, undefined],
  ])("reads %j as %j in a whole-number attribute", (input, value) => {
    expect(integer().read(input)).toBe(value);
  });

  it("limits a whole number and names the limits in its message", () => {
    const kind = integer({ min: 1, max: 5 });
    expect(kind.read("0")).toBeUndefined();
    expect(kind.read("5")).toBe(5);
    expect(kind.expected).toBe("a whole number from 1 to 5");
  });

  it("accepts only the values of a choice", () => {
    const kind = oneOf(["uno", "due"]);
    expect(kind.read("due")).toBe("due");
    expect(kind.read("DUE")).toBeUndefined();
    expect(kind.read("constructor")).toBeUndefined();
    expect(kind.expected).toBe("one of uno, due");
  });

  it("accepts dates in two formats if they exist in the calendar", () => {
    expect(civilDate().read("2026-11-21")).toEqual({ year: 2026, month: 11, day: 21 });
    expect(civilDate().read("05/12/2026")).toEqual({ year: 2026, month: 12, day: 5 });
    expect(isoDate().read("5/12/2026")).toBe("2026-12-05");
    for (const wrong of ["2026-02-31", "13/13/2026", "2026-1-1", "pippo", "", "2026-02-29", "0000-01-01"]) {
      expect(civilDate().read(wrong), wrong).toBeUndefined();
    }
    expect(isoDate().read("2028-02-29")).toBe("2028-02-29");
  });

  it("accepts two dates in order as a span", () => {
    expect(isoSpan().read(" 2026-11-01/2026-11-21")).toBe("2026-11-01/2026-11-21");
    for (const wrong of ["2026-11-21/2026-11-01", "2026-11-01", "2026-11-01/2026-11-31", "", "/"])
      expect(isoSpan().read(wrong), wrong).toBeUndefined();
  });

  it.each([
    ["https://sito.example/a", true],
    ["/accedi", true],
    ["accedi?x=1", true],
    ["http://localhost:4401", true],
    ["http://sito.example", false],
    ["javascript:alert(1)", false],
    [" JaVaScRiPt:alert(1)", false],
    ["data:text/html,x", false],
    ["https://user:secret@sito.example", false],
    ["https://", false],
    ["", false],
    ["//altro.example", false],
    ["\\\\altro.example", false],
    ["mailto:aiuto@sito.example", false],
    ["data:image/png;base64,AAAA", false],
    [`/${"x".repeat(64_000)}`, false],
  ])("accepts the URL %j only if it is safe (%j)", (input, isTaken) => {
    expect(url().read(input) !== undefined).toBe(isTaken);
  });

  it("resolves a URL against the URL of the page, not against its <base> (S04)", () => {
    const base = document.createElement("base");
    base.href = "https://evil.example/";
    document.head.append(base);
    onTestFinished(() => base.remove());
    expect(url().read("/conto")).toBe(`${location.origin}/conto`);
    expect(url().read("conto?x=1")).toBe(new URL("conto?x=1", location.href).href);
    expect(url().read("https://altro.example/a")).toBe("https://altro.example/a");
  });

  it("accepts the data URL of a raster image as an image URL", () => {
    const data = "data:image/png;base64,AAAA";
    expect(image().read(data)).toBe(data);
    expect(image().read("/a.webp")).toBe(`${location.origin}/a.webp`);
    for (const hostile of [
      "data:image/svg+xml;base64,AAAA",
      "data:text/html,x",
      "//altro.example/a.webp",
      "tel:1",
    ])
      expect(image().read(hostile), hostile).toBeUndefined();
  });

  it("splits a list at commas, or accepts an array of strings", () => {
    expect(list().read(" a, b ,,c ")).toEqual(["a", "b", "c"]);
    expect(list().read(["a", " b "])).toEqual(["a", "b"]);
    expect(list().read(["a", 1])).toBeUndefined();
  });

  it("limits the length of a text", () => {
    expect(text().read("x".repeat(64_000))).toHaveLength(64_000);
    expect(text().read("x".repeat(64_001))).toBeUndefined();
  });

  it("accepts only functions as callbacks", () => {
    expect(callback().read("alert")).toBeUndefined();
    expect(callback().read(expect)).toBe(expect);
  });

  it("never throws for any input", () => {
    const kinds = [
      text(),
      flag(),
      integer(),
      oneOf(["a"]),
      civilDate(),
      isoDate(),
      url(),
      list(),
      callback(),
    ];
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.anything()), (input) => {
        for (const kind of kinds) kind.read(input);
      }),
    );
  });
});
