import { type RefObject, useLayoutEffect, useRef } from "react";
import type { BoardRow } from "../../src/gamification/leaderboard/rows";
import { isInView } from "../../src/platform/in-view";
import { prefersReducedMotion } from "../../src/ui/theme/motion";

/** More rows than this do not move, because nobody could follow them. */
const maxMoves = 20;

/** The token `d-4` and the curve `ease-move`, which scripts cannot read from the styles cheaply. */
const timing = { duration: 420, easing: "cubic-bezier(.3,.7,.1,1)" };

/** The rows that are in a box, without the row of headings. */
export const rowElements = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>(".row"),
];

export interface RowMovesProps {
  /** The box that scrolls. */
  readonly boxRef: RefObject<HTMLElement | null>;
  /** The rows of the picture; the same array while the picture is the same. */
  readonly rows: readonly BoardRow[];
  /** Those of the rows that are in the document. */
  readonly rendered: readonly BoardRow[];
}

/**
 * Lets rows move from their former places when the picture changes (the technique FLIP): those in sight only, at most 20
 * of them, and none with reduced motion. Rows that are high for their width would cover each other for long:
 * they fade in at their new places instead. It has no element of its own.
 */
export function RowMoves({ boxRef, rows, rendered }: RowMovesProps) {
  /** The distance of each rendered row from the start of the list, pixels. */
  const places = useRef(new Map<string, number>());
  const picture = useRef(rows);
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const elements = rowElements(box).map((element, index) => ({
      element,
      key: rendered[index]?.key ?? "",
      place: element.offsetTop,
    }));
    if (picture.current !== rows) {
      const { scrollTop, clientHeight } = box;
      const moves = elements.flatMap(({ element, key, place }) => {
        const before = places.current.get(key);
        const hasMoved = before !== undefined && before !== place;
        const isInSight = (from: number) =>
          from < scrollTop + clientHeight && from + element.offsetHeight > scrollTop;
        return hasMoved && (isInSight(place) || isInSight(before)) ? [{ element, by: before - place }] : [];
      });
      if (moves.length <= maxMoves && isInView(box) && !prefersReducedMotion() && "animate" in box) {
        const slides = !moves.some(({ element }) => isTall(element));
        for (const { element, by } of moves)
          element.animate(
            slides ? { transform: [`translateY(${by}px)`, "none"] } : { opacity: [0, 1] },
            timing,
          );
      }
    }
    picture.current = rows;
    places.current = new Map(elements.map(({ key, place }) => [key, place]));
  });
  return null;
}

/** True in narrow columns and with enlarged text. */
const isTall = ({ offsetHeight, offsetWidth }: HTMLElement) => offsetHeight * 4 > offsetWidth;
