import { describe, expect, it } from "vitest";
import { civilDateAt, createClock, timeZones } from "../../../src/time/clock";

/** A device whose clocks can be set. */
function device(wall: number) {
  const time = { wall, monotonic: 1000 };
  return {
    time,
    source: { wallNow: () => time.wall, monotonicNow: () => time.monotonic },
  };
}

describe("clock", () => {
  it("uses the device's time until the first response from a server", () => {
    const { source } = device(5_000_000);
    expect(createClock(source).now()).toBe(5_000_000);
  });

  it("follows the server, and ignores later changes of the device's clock", () => {
    const { time, source } = device(Date.parse("2026-11-21T10:10:00Z"));
    const clock = createClock(source);
    clock.synchronise("Sat, 21 Nov 2026 10:00:00 GMT", 200);
    expect(clock.now()).toBe(Date.parse("2026-11-21T10:00:00Z") + 600);
    time.wall += 3_600_000;
    time.monotonic += 2000;
    expect(clock.now()).toBe(Date.parse("2026-11-21T10:00:02Z") + 600);
  });

  it("does not jump if the difference is within the uncertainty of the `Date` header", () => {
    const { time, source } = device(0);
    const clock = createClock(source);
    clock.synchronise("Sat, 21 Nov 2026 10:00:00 GMT", 200);
    const first = clock.now();
    time.monotonic += 10_500;
    clock.synchronise("Sat, 21 Nov 2026 10:00:10 GMT", 100);
    expect(clock.now() - first).toBe(10_500);
    clock.synchronise("Sat, 21 Nov 2026 10:00:14 GMT", 100);
    expect(clock.now()).toBe(Date.parse("2026-11-21T10:00:14Z") + 550);
  });

  it("ignores a `Date` header that is invalid or missing", () => {
    const { source } = device(42);
    const clock = createClock(source);
    clock.synchronise("domani", 0);
    clock.synchronise(null, 0);
    expect(clock.now()).toBe(42);
  });

  it.each(timeZones)("changes the day at midnight in %s, even around both clock changes of 2026", (zone) => {
    const day = (instant: string) => Object.values(civilDateAt(Date.parse(instant), zone)).join("-");
    expect(day("2026-03-28T22:59:59Z")).toBe("2026-3-28");
    expect(day("2026-03-28T23:00:00Z")).toBe("2026-3-29");
    expect(day("2026-03-29T21:59:59Z")).toBe("2026-3-29");
    expect(day("2026-03-29T22:00:00Z")).toBe("2026-3-30");
    expect(day("2026-10-24T22:00:00Z")).toBe("2026-10-25");
    expect(day("2026-10-25T22:59:59Z")).toBe("2026-10-25");
    expect(day("2026-10-25T23:00:00Z")).toBe("2026-10-26");
  });
});
