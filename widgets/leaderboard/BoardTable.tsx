import { type CSSProperties, type RefObject, useLayoutEffect } from "react";
import { formatNumber } from "../../src/gamification/entities/reward-value";
import type { BoardRow } from "../../src/gamification/leaderboard/rows";
import { type BoardView, maxRanks } from "../../src/gamification/leaderboard/views";
import { useConfig, useTexts } from "../../src/widget-kit";
import { bestText, changeText, namesText } from "./format";
import { leaderboardTexts } from "./texts";
import type { LiveParts } from "./useLiveParts";

export interface BoardTableProps {
  readonly live: LiveParts;
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
 * The rows, in a box that scrolls and that the keyboard can scroll. Each row tells its number to assistive technology.
 * Of a board that is longer than any filter allows, rows out of sight are not in the document.
 */
export function BoardTable({ live, label, rows, view, inSight, showsBest, boxRef }: BoardTableProps) {
  const say = useTexts(leaderboardTexts);
  useOwnRowInSight(boxRef, view);
  const isLong = rows.length > maxRanks;
  const renderRow = (row: BoardRow, index: number) => (
    <Row key={row.key} row={row} number={index + 2} showsBest={showsBest} />
  );
  const style = { "--in-sight": inSight, "--digits": String(rows.at(-1)?.rank).length };
  return (
    <div
      ref={boxRef}
      className="rows"
      role="region"
      aria-label={label}
      tabIndex={0}
      data-scrolls={rows.length > inSight || undefined}
      style={style as CSSProperties}
    >
      <div className="table" role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <div className="headings vetrina-quiet" role="row" aria-rowindex={1}>
          <span role="columnheader">{say("columnRank")}</span>
          <span role="columnheader">{say("columnNames")}</span>
          <span role="columnheader">{say("columnScore")}</span>
        </div>
        {live && isLong ? (
          <live.LongRows {...{ boxRef, rows, inSight, renderRow }} />
        ) : (
          // The first ones while the chunk is loading, all of them without it.
          rows.slice(0, live === null ? rows.length : maxRanks).map(renderRow)
        )}
        {live && !isLong && <live.RowMoves rendered={rows} {...{ boxRef, rows }} />}
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
    score === undefined ? "–" : formatNumber(score, language),
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
      <span className="score" part="score" role="cell" data-change={change && Math.sign(change)}>
        {lines.filter(Boolean).join("\n")}
      </span>
    </div>
  );
}

/** When the view changes, the box shows its beginning, or the own row about in its middle. */
function useOwnRowInSight(boxRef: RefObject<HTMLElement | null>, view: BoardView) {
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const own = box.querySelector<HTMLElement>("[aria-current]");
    box.scrollTop = view === "around" && own ? own.offsetTop - box.clientHeight / 2 : 0;
  }, [boxRef, view]);
}
