// @vitest-environment node
import { expect, it } from "vitest";
import { formatPlace } from "../../../../src/gamification/entities/ranks";

it("a place is an ordinal in Italian, and a number in English", () => {
  expect([formatPlace(10, "it"), formatPlace(10, "en")]).toEqual(["10º", "10"]);
});
