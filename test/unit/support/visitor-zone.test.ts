import { describe, expect, it } from "vitest";
import { useVisitorZone } from "./visitor-zone";

/** Minutes by which the visitor's zone is ahead of UTC in winter and in summer of the northern hemisphere. */
const minutesAhead = () => [0, 6].map((month) => -new Date(2026, month, 1).getTimezoneOffset());

it("unit tests run in the zone of the Chatham Islands", () => {
  expect(minutesAhead()).toEqual([825, 765]);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("Pacific/Chatham");
});

describe("the clock of a visitor in Italy", () => {
  useVisitorZone("Europe/Rome");

  it("shows Italian time", () => {
    expect(minutesAhead()).toEqual([60, 120]);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("Europe/Rome");
  });
});
