import { useEffect, useRef } from "react";
import { indexOfDrawn, tileBoard } from "../../src/gamification/instant-wins/tiles";
import { Face } from "./Face";
import type { LookProps } from "./look-props";

/** How long a tile takes to turn, milliseconds (G7). The style sheet has the same time. */
const flipTime = 260;

/**
 * Tiles in the places that the platform gave them; those that it drew are turned. The others stay closed: what did not
 * come up is not shown beside the result.
 */
export function Tiles({ tiles, drawn, isRevealing, onShown }: LookProps) {
  const { columns, cells } = tileBoard(tiles);
  const open = new Map(drawn.map((tile) => [indexOfDrawn(cells, tile), tile]));
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    if (!isRevealing) return;
    const timer = setTimeout(() => shown.current(), flipTime);
    return () => clearTimeout(timer);
  }, [isRevealing]);
  return (
    <div
      className="tiles"
      data-turning={isRevealing || undefined}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {cells.map(({ row, column }, index) => (
        <div
          key={index}
          className="tile"
          data-open={open.has(index) || undefined}
          style={{ gridRow: row, gridColumn: column }}
        >
          <div className="back" />
          {open.has(index) && <Face tile={open.get(index)} />}
        </div>
      ))}
    </div>
  );
}
