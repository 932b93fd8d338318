import { describe, expect, it } from "vitest";
import { holdBrokerCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { areReady, createOutage, prepareVisit } from "./journey-page";
import { createJourneySteps, type Lost } from "./journey-steps";

const site = useTestSite();

describe("a member's journey on the page of the gamification panels", () => {
  it.each<[string, Lost]>([
    ["before the platform has the write", "request"],
    ["before the page has the platform's reply", "reply"],
  ])(
    "has the same result if the broker stops in the middle of each step, %s",
    async (_, lost) => {
      const { page, go } = await prepareVisit(site, "giulia");
      // The broker is killed before this call receives a reply.
      holdBrokerCalls(site, "getCompetitions");
      await go();
      for (const step of Object.values(createJourneySteps(site))) {
        const outage = createOutage(site, {
          lost: page.locator('.play [data-state="reconnecting"]'),
          waitForData: () => areReady(page),
        });
        await step({ page, lost, middle: outage.begin });
        await outage.isOver();
        expect(outage.connects()).toBe(1);
      }
    },
    240_000,
  );
});
