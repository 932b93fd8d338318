import { type RefObject, useLayoutEffect, useRef } from "react";
import type { BoardRow } from "../../src/gamification/leaderboards/rows";
import { prefersReducedMotion } from "../../src/platform/layout";
import { viewportBox, zoomOf } from "../../src/platform/viewport-box";
import { isBetweenEdges } from "../../src/platform/visibility/in-viewport";

/**
 * Maximum number of rows that move at once. If more rows would move, none moves, because players could not
 * follow them.
 */
const maxMoves = 20;

/** Values of the token `d-4` and the curve `ease-move`, because reading them from the styles is expensive. */
const timing = { duration: 420, easing: "cubic-bezier(.3,.7,.1,1)" };

export interface RowMovesProps {
  readonly tableRef: RefObject<HTMLElement | null>;
  /** The rows of the view; the same array while the snapshot is the same. */
  readonly rows: readonly BoardRow[];
  /** The keys of the rows that are shown, in their order. */
  readonly keys: readonly string[];
}

/**
 * Moves rows from their former places when the snapshot changes (the FLIP technique). Only rows in view move,
 * at most 20, and none with reduced motion. Rows that are high for their width fade in at their new places
 * instead, because they would cover each other for a long time. Renders no element.
 */
export function RowMoves({ tableRef, rows, keys }: RowMovesProps) {
  /** The distance of each row from the start of the table, pixels. */
  const places = useRef(new Map<string, number>());
  const snapshot = useRef(rows);
  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    const elements = [...table.querySelectorAll<HTMLElement>(".row")].map((element, index, all) => ({
      element,
      key: keys[index] ?? "",
      place: placeOf(element, all[index - 1]),
    }));
    if (snapshot.current !== rows) {
      const { top } = viewportBox(table);
      const zoom = zoomOf(table);
      const moves = elements.flatMap(({ element, key, place }) => {
        const before = places.current.get(key);
        const hasMoved = before !== undefined && before !== place && !isPinned(element, place);
        const isInView = (from: number) =>
          isBetweenEdges({ top: top + from * zoom, height: element.offsetHeight * zoom });
        return hasMoved && (isInView(place) || isInView(before)) ? [{ element, by: before - place }] : [];
      });
      if (moves.length <= maxMoves && !prefersReducedMotion() && "animate" in table) {
        const slides = !moves.some(({ element }) => isTall(element));
        for (const { element, by } of moves)
          element.animate(
            slides ? { transform: [`translateY(${by}px)`, "none"] } : { opacity: [0, 1] },
            timing,
          );
      }
    }
    snapshot.current = rows;
    places.current = new Map(elements.map(({ key, place }) => [key, place]));
  });
  return null;
}

/**
 * The place of a row in the table. The player's row may be pinned elsewhere, so its place is computed from
 * the row above it.
 */
const placeOf = (row: HTMLElement, above: HTMLElement | undefined): number =>
  above && row.hasAttribute("aria-current") ? above.offsetTop + above.offsetHeight : row.offsetTop;

/** True for a player's row that is pinned at the foot of the viewport, where it does not move. */
const isPinned = ({ offsetTop }: HTMLElement, place: number) => offsetTop !== place;

/** True if a row is high for its width, as in narrow columns and with enlarged text. */
const isTall = ({ offsetHeight, offsetWidth }: HTMLElement) => offsetHeight * 4 > offsetWidth;
