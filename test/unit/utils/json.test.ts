import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../../src/utils/json";

describe("parseJson", () => {
  it("returns undefined for text that is not JSON", () => {
    for (const text of ["", "{", "<html>", "undefined", "{'a':1}"]) expect(parseJson(text)).toBeUndefined();
  });

  it("removes prototype keys (S12)", () => {
    const value = parseJson('{"a": 1, "__proto__": {"polluted": true}, "constructor": {"x": 1}}') as object;
    expect(Object.keys(value)).toEqual(["a"]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const escaped = ["\\u005f_proto__", "__proto\\u005F_", "\\u0063onstructor", "prototyp\\u0065"];
    for (const key of escaped)
      expect(Object.keys(parseJson(`{"a": 1, "${key}": {}}`) as object)).toEqual(["a"]);
  });

  it("refuses deep nesting (S24)", () => {
    const nested = (levels: number) => '{"a":'.repeat(levels) + "[" + "]" + "}".repeat(levels);
    expect(parseJson(nested(63))).toBeDefined();
    expect(parseJson(nested(64))).toBeUndefined();
    expect(parseJson(`[{}, ${nested(64)}]`)).toBeUndefined();
    expect(parseJson(`[${"[[]],".repeat(100)} "${"[".repeat(100)}"]`)).toHaveLength(101);
  });

  it("keeps other values, and never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => (parseJson(text), true)));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.integer()), (value) => {
        expect(parseJson(JSON.stringify(value))).toEqual({ ...value });
      }),
    );
  });
});
