// @vitest-environment node
import { describe, expect, it } from "vitest";
import { tourDescription } from "../../../src/config/tour-description";
import { checkTourOptions } from "../../../src/entries/check-tour-options";

const { max = 0 } = tourDescription.waitFor;

describe("options of a tour that a script starts", () => {
  it.each([
    [{}],
    [{ id: "a", version: "2", confirm: "page", keyboard: false, waitFor: 0 }],
    [{ waitFor: max }],
    [{ waitFor: undefined }],
  ])("%o are taken as they are", (options) => {
    expect(checkTourOptions(options)).toBe(options);
  });

  it.each([
    [null],
    [3],
    ["presto"],
    [[]],
    [true],
    [{ waitFor: Number.NaN }],
    [{ waitFor: -1 }],
    [{ waitFor: Infinity }],
    [{ waitFor: max + 1 }],
    [{ waitFor: "3000" }],
    [{ waitFor: null }],
  ])("%o are refused in words", (options) => {
    expect(() => checkTourOptions(options)).toThrow(
      new TypeError("a tour needs an object as options, with waitFor from 0 to 60000"),
    );
  });
});
