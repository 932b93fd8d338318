// @vitest-environment node
import { describe, expect, it } from "vitest";
import { restrictionEnd } from "../../../src/account/area/limits";

const pause = (until?: number) => ({ scope: "", permanent: false, until });

describe("the end of a restriction", () => {
  it.each([
    ["a self-exclusion", { selfExclusion: { billCode: "", until: 5 }, pauses: [] }, 5],
    ["the last of several limits", { selfExclusion: { billCode: "", until: 5 }, pauses: [pause(9)] }, 9],
    ["a limit without an end", { selfExclusion: undefined, pauses: [pause(9), pause()] }, undefined],
    ["no limit", { selfExclusion: undefined, pauses: [] }, undefined],
  ] as const)("is determined from %s", (_, limits, end) => {
    expect(restrictionEnd(limits)).toBe(end);
  });
});
