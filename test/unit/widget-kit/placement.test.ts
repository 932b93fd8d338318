import { describe, expect, it } from "vitest";
import { computePosition } from "../../../src/widget-kit/calendar/placement";

const panel = { width: 328, height: 400 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 200, height: 44 });

describe("the position of the dropdown", () => {
  it("is below its header", () => {
    expect(computePosition(anchorAt(100, 50), panel, { width: 1280, height: 800 })).toEqual({
      left: 100,
      top: 98,
    });
  });

  it("is above the header if there is no space below", () => {
    expect(computePosition(anchorAt(100, 600), panel, { width: 1280, height: 800 })).toEqual({
      left: 100,
      top: 196,
    });
  });

  it("is as low as possible while fully visible if there is no space below or above", () => {
    expect(computePosition(anchorAt(100, 150), panel, { width: 640, height: 420 })).toEqual({
      left: 100,
      top: 12,
    });
    expect(computePosition(anchorAt(100, 150), panel, { width: 640, height: 300 })).toEqual({
      left: 100,
      top: 8,
    });
  });

  it("never crosses the right or left edge", () => {
    expect(computePosition(anchorAt(1100, 50), panel, { width: 1280, height: 800 }).left).toBe(944);
    expect(computePosition(anchorAt(120, 50), panel, { width: 390, height: 800 }).left).toBe(54);
    expect(computePosition(anchorAt(-20, 50), panel, { width: 390, height: 800 }).left).toBe(8);
    expect(computePosition(anchorAt(60, 50), panel, { width: 320, height: 800 }).left).toBe(8);
  });
});
