// @vitest-environment node
import { describe, expect, it } from "vitest";
import { nearestTag } from "../../../src/inspector/findings/nearest";
import { catalogue } from "../../../widgets/catalogue";

const tags = catalogue.map(({ tag }) => tag);

describe("the known tag that is most similar to another tag", () => {
  it.each([
    ["date-picker", "vetrina-date-picker"],
    ["DatePicker", "vetrina-date-picker"],
    ["vetrina_date_picker", "vetrina-date-picker"],
    ["VETRINA-DATE-PICKER", "vetrina-date-picker"],
    ["<vetrina-rules>", "vetrina-rules"],
    ["vetrina-rule", "vetrina-rules"],
    ["vetrinarewards", "vetrina-rewards"],
    ["vetrina-leaderbord", "vetrina-leaderboard"],
    ["bonus-carosel", "vetrina-bonus-carousel"],
    ["vetrina-carousel", "vetrina-bonus-carousel"],
    ["vetrina-casino-lobby", "vetrina-live-casino-lobby"],
  ])("is, for %s, %s", (written, right) => {
    expect(nearestTag(written, tags)).toBe(right);
  });

  it.each([
    "vetrina-xyz",
    "vetrina-foo",
    "vetrina",
    "vetrina-",
    "",
    "*",
    "poker",
    "vetrina-slot",
    "my-widget",
    "div",
  ])("does not exist for %s", (written) => {
    expect(nearestTag(written, tags)).toBeUndefined();
  });
});
