// @vitest-environment node
import { describe, expect, it } from "vitest";
import { awardAction } from "../../../../src/gamification/awards/claiming";
import { awardStates } from "../../../../src/gamification/protocol/awards";

const now = Date.parse("2026-11-22T12:00:00Z");
const hour = 3_600_000;

function decide(award: Parameters<typeof awardAction>[0], isLoggedIn = true): string {
  const result = awardAction(award, isLoggedIn, now);
  return result.action === "none" ? result.reason : result.action;
}

describe("the action of an award, or the reason why it has none", () => {
  it.each([
    ["claim", { status: "Issued" }],
    ["claim", { statusCode: 15, activeFrom: now - hour, activeUntil: now + hour }],
    ["claim", { status: "NotClaimed" }],
    ["not-yet", { status: "Issued", activeFrom: now + hour }],
    ["expired", { status: "Issued", activeUntil: now - 1 }],
    ["expired", { status: "Issued", created: now - 2 * hour, period: 60 }],
    ["claim", { status: "Issued", created: now - 2 * hour, period: 180 }],
    ["expired", { status: "Issued", pointInTime: now - 1 }],
    ["expired", { statusCode: 100 }],
    ["expired", { statusCode: 115 }],
    // The status text takes precedence if the status code disagrees.
    ["expired", { status: "Expired", statusCode: 15 }],
    ["claim", { status: "Issued", statusCode: 100 }],
    ["held", { status: "Held" }],
    ["processing", { status: "Processing" }],
    ["done", { status: "Claimed" }],
    ["done", { status: "Delivered" }],
    ["done", { status: "Completed" }],
    ["done", { status: "Declined" }],
    ["unavailable", { status: "Cancelled" }],
    ["unavailable", { status: "Lost", statusCode: 15 }],
    ["unavailable", {}],
  ])("is %s for %o", (expected, award) => {
    expect(decide(award)).toBe(expected);
  });

  it("is the reason `logged-out` for a visitor, regardless of the award's state", () => {
    const results = Object.keys(awardStates).map((status) => decide({ status }, false));
    expect(new Set(results)).toEqual(new Set(["logged-out"]));
  });
});
