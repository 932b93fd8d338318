// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzRounds } from "../../support/fuzz";
import { jsonFault } from "../../../src/inspector/json-fault";

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("the place where a text stops to be JSON", () => {
  it.each([
    ['{"a": 1,}', 1, 9],
    ['\n  {\n    "language": "it",\n  }\n', 4, 3],
    ["[1, 2,]", 1, 7],
    ['{"a": it}', 1, 7],
    ["{a: 1}", 1, 2],
    ["{'a': 1}", 1, 2],
    ['{"a": 1\n "b": 2}', 2, 2],
    ['{\n  // commento\n  "a": 1\n}', 2, 3],
    ['{"a": "x\ny"}', 1, 7],
    ['{"a": 01}', 1, 8],
    ['{"a": TRUE}', 1, 7],
    ['{"a": 1}}', 1, 9],
    ['{"a": 1', 1, 8],
    ['{"a"}', 1, 5],
    ["[1}", 1, 3],
    ['{"a": "\\x"}', 1, 7],
    ["", 1, 1],
  ])("%j: line %i, column %i", (text, line, column) => {
    expect(isJson(text)).toBe(false);
    expect(jsonFault(text)).toEqual({ line, column });
  });

  it("is found in the same texts as by the engine", () => {
    const piece = fc.constantFrom(
      ..."{}[],:",
      '"a"',
      '"',
      "1",
      "-",
      "0.5e1",
      "true",
      "nul",
      " ",
      "\n",
      "\\",
      "E",
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join("")),
      fc.json(),
      fc.tuple(fc.json(), fc.nat(40)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(jsonFault(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: fuzzRounds(2000) },
    );
  });
});
