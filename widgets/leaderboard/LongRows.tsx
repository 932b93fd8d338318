import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { type RowWindow, rowWindow } from "../../src/gamification/leaderboard/row-window";
import type { BoardRow } from "../../src/gamification/leaderboard/rows";
import { createResizeObserver } from "../../src/platform/observers";
import { viewportBox, zoomOf } from "../../src/platform/viewport-box";
import { rowElements, RowMoves } from "./RowMoves";

export interface LongRowsProps {
  /** The box that scrolls. */
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly rows: readonly BoardRow[];
  /** The number of rows that the box is to show at once. */
  readonly inSight: number;
  renderRow(row: BoardRow, index: number): ReactNode;
}

/** The rows in sight of a long board. The others are not in the document; their heights are, for the scroll bar. */
export function LongRows({ boxRef, rows, inSight, renderRow }: LongRowsProps) {
  const { first, end, before, after } = useRowWindow(boxRef, rows, inSight);
  const rendered = rows.slice(first, end);
  return (
    <>
      {rendered.map((row, index) => renderRow(row, first + index))}
      <Space boxRef={boxRef} space={`${before}px ${after}px`} />
      <RowMoves {...{ boxRef, rows, rendered }} />
    </>
  );
}

interface SpaceProps {
  readonly boxRef: RefObject<HTMLElement | null>;
  readonly space: string;
}

/** Space in the table for the rows that are not in the document, without an element (G4). Moves are measured after it. */
function Space({ boxRef, space }: SpaceProps) {
  useLayoutEffect(() => setSpace(boxRef.current, space));
  useEffect(() => {
    const box = boxRef.current;
    return () => setSpace(box, "");
  }, [boxRef]);
  return null;
}

function setSpace(box: HTMLElement | null, space: string): void {
  const table = box?.querySelector<HTMLElement>(".table");
  if (table) table.style.paddingBlock = space;
}

/** What was measured of the rows, pixels. */
interface Measures {
  /** The width of the box. At another width all rows have other heights. */
  readonly width: number;
  readonly heights: ReadonlyMap<string, number>;
  /** The height of a row that was never in the document: the average of the others. */
  readonly usual: number;
}

const unmeasured: Measures = { width: 0, heights: new Map(), usual: 56 };

/**
 * The rows that must be in the document: those in sight of the box that scrolls, and a margin. Heights are
 * measured, because names and enlarged text wrap.
 */
function useRowWindow(
  boxRef: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  inSight: number,
): RowWindow {
  const [measures, setMeasures] = useState(unmeasured);
  const [sight, setSight] = useState({ from: 0, to: inSight * unmeasured.usual });

  const look = useCallback(() => {
    const box = boxRef.current;
    if (box) setSight({ from: box.scrollTop, to: box.scrollTop + box.clientHeight });
  }, [boxRef]);

  const window = rowWindow({
    count: rows.length,
    heightOf: (index) => measures.heights.get(rows[index]?.key ?? "") ?? measures.usual,
    ...sight,
  });

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    box.addEventListener("scroll", look);
    const observer = createResizeObserver(look);
    observer?.observe(box);
    // Its height changes when text is enlarged: the rows are measured again then.
    if (box.firstElementChild) observer?.observe(box.firstElementChild);
    return () => {
      box.removeEventListener("scroll", look);
      observer?.disconnect();
    };
  }, [boxRef, look]);

  // The box may have been scrolled before this chunk came.
  useLayoutEffect(look, [look]);

  // `window` is new in every render, because each may change a height. `measure` returns the known object if none has
  // changed, which ends the updates.
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (box) setMeasures((known) => measure(box, rows.slice(window.first), known));
  }, [boxRef, rows, window]);

  return window;
}

/** @returns the same object if nothing is new */
function measure(box: HTMLElement, rendered: readonly BoardRow[], known: Measures): Measures {
  const width = box.clientWidth;
  const zoom = zoomOf(box);
  const before = known.width === width ? known.heights : unmeasured.heights;
  const measured = rowElements(box).flatMap((element, index): (readonly [string, number])[] => {
    // The unit of `scrollTop` and of the space: a page may have CSS `zoom`.
    const height = viewportBox(element).height / zoom;
    const key = rendered[index]?.key;
    // A hidden element has no height.
    return key === undefined || height === 0 || before.get(key) === height ? [] : [[key, height]];
  });
  if (measured.length === 0) return known;
  const heights = new Map([...before, ...measured]);
  const sum = [...heights.values()].reduce((total, height) => total + height, 0);
  return { width, heights, usual: sum / heights.size };
}
