// @vitest-environment node
import { describe, expect, it } from "vitest";
import { endOf, pointerFrames, spinTime, timeOf } from "../../../widgets/instant-win/spin";

describe("timeOf", () => {
  it("is 0 at the start and 1 at the end, and grows with the distance", () => {
    const times = [0, 0.25, 0.5, 0.75, 1].map(timeOf);
    expect(times[0]).toBeCloseTo(0, 4);
    expect(times[4]).toBeCloseTo(1, 4);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });

  it("makes the wheel slower towards the end", () => {
    expect(1 - timeOf(0.9)).toBeGreaterThan(timeOf(0.5));
  });
});

describe("the frames of the pointer", () => {
  const frames = pointerFrames(90, endOf(210), 18);
  const offsets = frames.map(({ offset }) => offset as number);

  it("begin and end with an upright pointer, and are sorted by time", () => {
    expect([frames[0], frames[frames.length - 1]]).toEqual([
      { offset: 0, transform: "rotate(0deg)" },
      { offset: 1, transform: "rotate(0deg)" },
    ]);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect(offsets.every((offset) => offset >= 0 && offset <= 1)).toBe(true);
  });

  it("push the pointer aside when a peg passes", () => {
    const pushed = frames.filter(({ transform }) => transform !== "rotate(0deg)");
    const pegs = Array.from({ length: 60 }, (_, index) => 100 + index * 20);
    const times = pegs.map((angle) => timeOf((angle - 90) / (endOf(210) - 90)));
    expect(pushed.length).toBeGreaterThan(10);
    for (const { offset } of pushed)
      expect(times.some((time) => Math.abs(time - (offset as number)) < 1e-6)).toBe(true);
  });

  it("move the pointer to one side at most nine times a second", () => {
    const seconds = spinTime / 1000;
    const pushes = frames.filter(({ transform }) => transform !== "rotate(0deg)").length;
    expect(pushes / seconds).toBeLessThanOrEqual(9);
  });

  it("do not move the pointer if the wheel does not turn", () => {
    expect(pointerFrames(30, 30, 18)).toHaveLength(2);
  });
});
