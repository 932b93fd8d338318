import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery, withoutParameter } from "../../../src/utils/query";
import { anyCharacter } from "../../support/fuzz";

describe("parseQuery", () => {
  it("decodes names and values, and keeps the first value of each name", () => {
    const query = parseQuery("?a=1&b=due+tre&c=%C3%A8&a=2&flag&e=x=y");
    expect([...query]).toEqual([
      ["a", "1"],
      ["b", "due tre"],
      ["c", "è"],
      ["flag", ""],
      ["e", "x=y"],
    ]);
  });

  it("reads at most 1000 keys", () => {
    const search = Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join("&");
    const query = parseQuery(search);
    expect(query.size).toBe(1000);
    expect(query.has("k999")).toBe(true);
    expect(query.has("k1000")).toBe(false);
    const repeated = `${"a=1&".repeat(1000)}b=1`;
    expect(parseQuery(repeated).has("b"), "equal names count as well").toBe(false);
  });

  it("reads as many keys as its caller specifies", () => {
    expect([...parseQuery("?a=1&a=2&b=3&c=4", 3).keys()]).toEqual(["a", "b"]);
  });

  it("never pollutes an object (S12)", () => {
    expect(parseQuery("?__proto__=1&constructor=2").get("__proto__")).toBe("1");
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it("keeps broken escapes as they are and never throws", () => {
    expect(parseQuery("?a=%E0%A4%A").get("a")).toBe("%E0%A4%A");
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (search) => parseQuery(search).size <= 1000));
  });
});

describe("withoutParameter", () => {
  it.each([
    ["?action=logout&x=1#a", "/?x=1#a"],
    ["?x=1&action=logout", "/?x=1"],
    ["?action=logout", "/"],
    ["?x=%20a+b&action=logout&y=è", "/?x=%20a+b&y=%C3%A8"],
    ["?actions=1&action=2&action", "/?actions=1"],
    ["#action=logout", "/#action=logout"],
  ])("removes the parameter action from %s", (tail, expected) => {
    expect(withoutParameter(new URL(tail, "https://sito.example/"), "action")).toBe(
      `https://sito.example${expected}`,
    );
  });

  it("keeps the host if the path begins with two slashes", () => {
    const url = new URL("https://sito.example//altro.example/?action=logout");
    expect(new URL(withoutParameter(url, "action"), url).href).toBe("https://sito.example//altro.example/");
  });
});
