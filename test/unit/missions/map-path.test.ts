// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type MapLine, missionMap } from "../../../src/gamification/missions/map";
import { cell, centre, endPath, linePath, radius } from "../../../widgets/missions/map-path";
import { missionOf } from "../gamification/missions/support";

/** A chain of steps `s1` to `s<count>`. */
const chainOf = (count: number) => {
  const steps = Array.from({ length: count }, (_, index) => `s${String(index + 1)}`);
  return missionOf({
    nodes: ["m", ...steps],
    edges: steps.map((step, index) => (index === 0 ? `m ROOT ${step}` : `s${String(index)} MUST ${step}`)),
  });
};

/** `1,0 2,0`: column and row of each step after the start. */
const placesOf = (map: ReturnType<typeof missionMap>) =>
  map?.steps.flatMap(({ step, column, row }) => (step ? `${String(column)},${String(row)}` : [])).join(" ");

const numbersIn = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe("the map of a mission", () => {
  it("runs to the right, then back to the left in the next band", () => {
    const map = missionMap(chainOf(7), 3);
    expect(placesOf(map)).toBe("1,0 2,0 2,1 1,1 0,1 0,2 1,2");
    expect([map?.columns, map?.rows]).toEqual([3, 3]);
  });

  it("stands steps that open together one below the other, whatever their number", () => {
    const edges = ["a", "b", "c", "d", "e"].map((step) => `m ROOT ${step}`);
    const map = missionMap(missionOf({ nodes: ["m"], edges }), 6);
    expect(placesOf(map)).toBe("1,0 1,1 1,2 1,3 1,4");
  });

  it("leads a long line around the steps between", () => {
    const edges = ["m ROOT a", "a MUST b", "b MUST c", "a SHOULD c"];
    const map = missionMap(missionOf({ nodes: ["m"], edges }), 6);
    const long = map?.lines.find(({ type }) => type === "SHOULD");
    expect(long?.places.map(({ column, row }) => `${String(column)},${String(row)}`)).toEqual([
      "1,0",
      "2,1",
      "3,0",
    ]);
  });

  it("has no links that close a circle, and no links to what is not shown", () => {
    const edges = ["m ROOT a", "a MUST b", "b MUST a", "a BROKEN -"];
    expect(missionMap(missionOf({ nodes: ["m"], edges }), 6)?.lines).toHaveLength(2);
  });

  it("is not drawn without links, or for too many steps", () => {
    expect(missionMap(missionOf({ nodes: ["m", "a"] }), 6)).toBeUndefined();
    expect(missionMap(chainOf(60), 6)).toBeUndefined();
  });

  it("keeps its lines inside, also where they turn back", () => {
    const map = missionMap(chainOf(12), 3);
    for (const line of map?.lines ?? []) {
      const numbers = numbersIn(linePath(line));
      const xs = numbers.filter((_, index) => index % 2 === 0);
      // A curve of degree three goes at most three quarters of the way to its control points.
      const [from = 0, leave = 0, arrive = 0, to = 0] = xs;
      const reach = 0.75 * Math.max(Math.abs(leave - from), Math.abs(arrive - to));
      expect(Math.max(from, to) + reach).toBeLessThanOrEqual(3 * cell.width);
      expect(Math.min(from, to) - reach).toBeGreaterThanOrEqual(0);
    }
  });

  it("ends a line with an arrow before the step, and an excluding one with a bar", () => {
    const places = [
      { column: 0, row: 0, direction: 1 },
      { column: 1, row: 0, direction: 1 },
    ] as const;
    const ends = (type: MapLine["type"]) => numbersIn(endPath({ type, places }));
    const { x, y } = centre(places[1]);
    expect(ends("MUST").slice(2, 4)).toEqual([x - radius - 3, y]);
    expect(ends("MUST_NOT")).toHaveLength(3);
    expect(endPath({ type: "MUST", places: [] })).toBe("");
  });
});
