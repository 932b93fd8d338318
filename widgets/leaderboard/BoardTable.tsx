import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from "react";
import type { BoardRow } from "../../src/gamification/leaderboard/rows";
import type { BoardView } from "../../src/gamification/leaderboard/views";
import { useConfig, useTexts } from "../../src/widget-kit";
import { bestText, changeText, formatPoints, namesText } from "./format";
import { leaderboardTexts } from "./texts";
import { useMoves } from "./useMoves";
import { useRowWindow } from "./useRowWindow";

export interface BoardTableProps {
  /** The table's accessible name. */
  readonly label: string;
  /** The same array as long as the picture is the same. */
  readonly rows: readonly BoardRow[];
  readonly view: BoardView;
  /** The number of rows that are in sight at once. */
  readonly inSight: number;
  readonly showsBest: boolean;
  /** The box that scrolls. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
}

/**
 * The rows, in a box that scrolls and that the keyboard can scroll. Rows out of sight are not in the document; their
 * heights are, so that the scroll bar is right, and each row tells its number to assistive technology.
 */
export function BoardTable({ label, rows, view, inSight, showsBest, boxRef }: BoardTableProps) {
  const say = useTexts(leaderboardTexts);
  const { first, end, before, after, height, onScroll } = useRowWindow(boxRef, rows, inSight);
  const rendered = rows.slice(first, end);
  useMoves(boxRef, rows, rendered);
  useOwnRowInSight(boxRef, rows, view);
  const style = {
    // Half a row at the end shows that there are more.
    "--least": rows.length > inSight ? `calc(var(--v-u)*${3.5 * (inSight - 0.5)})` : `${height}px`,
    "--most": `${height}px`,
    "--digits": String(rows.at(-1)?.rank).length,
    "--before": `${before}px`,
    "--after": `${after}px`,
  };
  return (
    <div
      ref={boxRef}
      className="rows"
      role="region"
      aria-label={label}
      tabIndex={0}
      style={style as CSSProperties}
      onScroll={onScroll}
    >
      <div className="table" role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <div className="headings vetrina-quiet" role="row" aria-rowindex={1}>
          <span role="columnheader">{say("columnRank")}</span>
          <span role="columnheader">{say("columnNames")}</span>
          <span role="columnheader">{say("columnScore")}</span>
        </div>
        {rendered.map((row, index) => (
          <Row key={row.key} row={row} number={first + index + 2} showsBest={showsBest} />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: BoardRow;
  /** The row's number in the table, from 1 for the headings. */
  readonly number: number;
  readonly showsBest: boolean;
}

/** One rank. It has four elements, whatever it shows (G4): the lines below the points are lines of one text. */
function Row({ row, number, showsBest }: RowProps) {
  const say = useTexts(leaderboardTexts);
  const { language } = useConfig();
  const { rank, score, change, isOwn, isGoalReached } = row;
  const lines = [
    score === undefined ? "–" : formatPoints(score, language),
    isGoalReached && say("goalReached"),
    showsBest && bestText(row, language, say),
    changeText(change, say),
  ];
  return (
    <div
      className="row"
      part={isOwn ? "row row-self" : "row"}
      role="row"
      aria-rowindex={number}
      {...(isOwn && { "aria-current": true })}
    >
      <span className="rank" part="rank" role="cell" data-first={rank <= 3 || undefined}>
        {rank}
      </span>
      <span className="names" part="text" role="cell">
        {namesText(row, say)}
      </span>
      <span className="score" part="score" role="cell" data-change={change?.direction}>
        {lines.filter(Boolean).join("\n")}
      </span>
    </div>
  );
}

/** When the view changes, the box shows its beginning, or the own row in its middle. */
function useOwnRowInSight(boxRef: RefObject<HTMLElement | null>, rows: readonly BoardRow[], view: BoardView) {
  const shown = useRef<BoardView>(undefined);
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box || shown.current === view) return;
    shown.current = view;
    const own = rows.findIndex(({ isOwn }) => isOwn);
    const middle = (box.scrollHeight * (own + 0.5)) / rows.length - box.clientHeight / 2;
    box.scrollTop = view === "around" ? middle : 0;
  }, [boxRef, rows, view]);
}
