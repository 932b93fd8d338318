import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { prepareVisit } from "./journey-page";
import { createJourneySteps } from "./journey-steps";

const site = useTestSite();

describe("a member's journey on the page of the gamification panels", () => {
  it("goes from the description of a competition to the receipt of an award", async () => {
    const { page, consoleMessages, go } = await prepareVisit(site, "giulia");
    await go();
    for (const step of Object.values(createJourneySteps(site))) {
      await step({ page, lost: undefined, middle: () => Promise.resolve() });
    }
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  }, 120_000);
});
