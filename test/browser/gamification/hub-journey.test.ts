import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { journeyUrl, makeJourney } from "./hub-journey-steps";
import { prepareVisit } from "./journey-page";

const site = useTestSite();

describe("a member's journey through the hub, only by keyboard", () => {
  it("goes from an instant win to its award, its message, the agenda and the opt-out switch", async () => {
    const { page, consoleMessages, go } = await prepareVisit(site, "giulia");
    await go(journeyUrl);
    const nothing = () => Promise.resolve();
    await makeJourney({ site, page, lost: undefined }, () => ({ middle: nothing, after: nothing }));
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  }, 120_000);
});
