import { describe, expect, it } from "vitest";
import { isBetweenEdges, isBoxInViewport } from "../../../../src/platform/visibility/in-viewport";

const size = { width: 10, height: 10 };

describe("isBoxInViewport", () => {
  it.each([
    ["inside", 0, 0, true],
    ["partly left of it", -9, 0, true],
    ["partly above it", 0, -9, true],
    ["left of it", -10, 0, false],
    ["above it", 0, -10, false],
    ["right of it", innerWidth, 0, false],
    ["below it", 0, innerHeight, false],
  ])("returns whether a box is in the viewport (%s)", (_, left, top, expected) => {
    expect(isBoxInViewport({ left, top, ...size })).toBe(expected);
  });
});

describe("isBetweenEdges", () => {
  it("ignores where the box is horizontally", () => {
    expect(isBetweenEdges({ top: 0, height: 10 })).toBe(true);
    expect(isBetweenEdges({ top: innerHeight, height: 10 })).toBe(false);
  });
});
