import { describe, it } from "vitest";
import { useTestSite } from "../support/site";
import { makeJourneyWithOutages } from "./hub-journey-steps";

const site = useTestSite();

describe("a member's journey through the hub, by keyboard alone", () => {
  it(
    "is the same if the broker is away in each step, before the page has the platform's reply",
    () => makeJourneyWithOutages(site, "reply"),
    240_000,
  );

  it(
    "is the same if the broker is away in each step, before the platform has what is written",
    () => makeJourneyWithOutages(site, "request"),
    240_000,
  );
});
