import { describe, it } from "vitest";
import { useTestSite } from "../support/site";
import { makeJourneyWithOutages } from "./hub-journey-steps";

const site = useTestSite();

describe("a member's journey through the hub, only by keyboard", () => {
  it(
    "has the same result if the broker stops during each step before the page receives the reply",
    () => makeJourneyWithOutages(site, "reply"),
    240_000,
  );

  it(
    "has the same result if the broker stops during each step before the platform receives the write",
    () => makeJourneyWithOutages(site, "request"),
    240_000,
  );
});
