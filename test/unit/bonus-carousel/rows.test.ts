// @vitest-environment node
import { describe, expect, it } from "vitest";
import { rowsOf, spansOf } from "../../../widgets/bonus-carousel/BonusGrid";

describe("rows of the bonus grid", () => {
  it.each([
    [7, 4, [4, 3]],
    [7, 3, [3, 2, 2]],
    [7, 2, [1, 2, 2, 2]],
    [4, 3, [2, 2]],
    [5, 4, [3, 2]],
    [9, 3, [3, 3, 3]],
    [1, 4, [1]],
    [2, 3, [2]],
  ])("distribute %i cards with up to %i per row as %j", (count, columns, rows) => {
    expect(rowsOf(count, columns)).toEqual(rows);
  });

  it("contain every card once, fill the width, and do not leave a card alone in the last row", () => {
    for (const columns of [2, 3, 4]) {
      for (let count = 1; count <= 100; count += 1) {
        const rows = rowsOf(count, columns);
        const spans = spansOf(count, columns);
        expect(spans).toHaveLength(count);
        expect(spans.reduce((sum, span) => sum + span, 0)).toBe(12 * rows.length);
        expect(Math.max(...rows)).toBeLessThanOrEqual(columns);
        if (count > 1) expect(rows.at(-1)).toBeGreaterThan(1);
      }
    }
  });
});
