import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toParameters } from "../../../src/http-client/request";
import { parseQuery } from "../../../src/utils/query";

describe("toParameters", () => {
  it("repeats the name of a list and leaves out undefined values", () => {
    const written = toParameters({ a: ["1", 2], b: undefined, c: false, d: [], "e&": "ü =" });
    expect(String(written)).toBe("a=1&a=2&c=false&e%26=%C3%BC+%3D");
  });

  it("preserves any parameters when they are parsed again", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (parameters) => {
        expect(new Map(parseQuery(String(toParameters(parameters))))).toEqual(
          new Map(Object.entries(parameters)),
        );
      }),
    );
  });
});
