// @vitest-environment node
import { describe, expect, it } from "vitest";
import { placePopover } from "../../../src/tour/placement";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const popover = { width: 368, height: 220 };

describe("the position of a popover", () => {
  it.each([
    ["below its target", { left: 500, top: 100, width: 200, height: 50 }, desk, { left: 416, top: 170 }],
    [
      "above a target at the lower edge",
      { left: 500, top: 700, width: 200, height: 50 },
      desk,
      { left: 416, top: 460 },
    ],
    [
      "right of a high target",
      { left: 100, top: 20, width: 200, height: 760 },
      desk,
      { left: 320, top: 290 },
    ],
    [
      "left of a high target at the right",
      { left: 900, top: 20, width: 300, height: 760 },
      desk,
      { left: 512, top: 290 },
    ],
    [
      "inside the viewport at a corner",
      { left: 1200, top: 10, width: 80, height: 40 },
      desk,
      { left: 900, top: 70 },
    ],
    ["in the middle without a target", undefined, desk, { left: 456, top: 290 }],
    [
      "in the middle of a phone",
      { left: 0, top: 100, width: 390, height: 60 },
      phone,
      { left: 12, top: 180 },
    ],
    [
      "at the lower edge over a target that fills the viewport",
      { left: 0, top: -200, width: 1280, height: 1000 },
      desk,
      { left: 456, top: 568 },
    ],
    [
      "at the upper edge over the lower half",
      { left: 0, top: 100, width: 1280, height: 1000 },
      desk,
      { left: 456, top: 12 },
    ],
  ])("is %s", (_, target, viewport, place) => {
    expect(placePopover(target, popover, viewport)).toEqual(place);
  });

  it("starts at the margin if the popover is larger than the viewport", () => {
    const small = { width: 320, height: 200 };
    expect(placePopover({ left: 10, top: 10, width: 20, height: 20 }, popover, small)).toEqual({
      left: 12,
      top: 12,
    });
    expect(placePopover(undefined, popover, small)).toEqual({ left: 12, top: 12 });
  });
});
