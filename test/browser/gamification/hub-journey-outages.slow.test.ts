import { describe, it } from "vitest";
import { useTestSite } from "../support/site";
import { makeJourneyWithOutages } from "./hub-journey-steps";

const site = useTestSite();

describe("a member's journey through the hub, only by keyboard", () => {
  it(
    "is the same if the broker is down during each step, before the page has the platform's reply",
    () => makeJourneyWithOutages(site, "reply"),
    240_000,
  );

  it(
    "is the same if the broker is down during each step, before the platform has the write",
    () => makeJourneyWithOutages(site, "request"),
    240_000,
  );
});
