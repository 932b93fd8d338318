import { useEffect, useRef } from "react";
import { indexOfDrawn, tileBoard } from "../../src/gamification/instant-wins/tiles";
import type { Face as TileFace } from "./Face";
import { Emblem, type LookProps } from "./look";

export interface TilesProps extends LookProps {
  /** Undefined until the chunk of a play has loaded. */
  readonly Face: typeof TileFace | undefined;
}

/** How long a tile takes to turn, milliseconds (G7). The style sheet has the same time. */
const flipTime = 260;

/**
 * Tiles in the cells that the platform sets. Only the selected tiles are turned, so that prizes that the
 * player did not win are not shown next to the result.
 */
export function Tiles({ tiles, drawn, rewards, isRevealing, isCelebrated, onShown, Face }: TilesProps) {
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
          data-worth={(open.has(index) && isCelebrated) || undefined}
          style={{ gridRow: row, gridColumn: column }}
        >
          <div className="back">
            <Emblem />
          </div>
          {Face && open.has(index) && <Face tile={open.get(index)} rewards={rewards} />}
        </div>
      ))}
    </div>
  );
}
