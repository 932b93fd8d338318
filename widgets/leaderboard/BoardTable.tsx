import type { CSSProperties, ReactNode, RefObject } from "react";
import type { ShownRow } from "../../src/gamification/leaderboards/views";
import { formatNumber } from "../../src/gamification/rewards/reward-text";
import { useConfig, useTexts } from "../../src/widget-kit";
import { bestScoresText, changeText, namesText } from "./format";
import { leaderboardTexts } from "./texts";

export interface BoardTableProps {
  /** The table's accessible name. */
  readonly label: string;
  readonly rows: readonly ShownRow[];
  /** The number of all rows of the view. */
  readonly total: number;
  readonly showsBest: boolean;
  readonly tableRef: RefObject<HTMLDivElement | null>;
  /** Content after the rows. */
  readonly children: ReactNode;
}

/**
 * The rows. Each row states its number to assistive technology, because rows between the last row and the
 * player's may be missing.
 */
export function BoardTable({ label, rows, total, showsBest, tableRef, children }: BoardTableProps) {
  const say = useTexts(leaderboardTexts);
  const style = { "--digits": String(rows.at(-1)?.row.rank).length };
  return (
    <div
      ref={tableRef}
      className="table"
      role="table"
      aria-label={label}
      aria-rowcount={total + 1}
      tabIndex={-1}
      style={style as CSSProperties}
    >
      <div className="headings vetrina-quiet" role="row" aria-rowindex={1}>
        <span role="columnheader">{say("columnRank")}</span>
        <span role="columnheader">{say("columnNames")}</span>
        <span role="columnheader">{say("columnScore")}</span>
      </div>
      {rows.map((each) => (
        <Row key={each.row.key} {...each} showsBest={showsBest} />
      ))}
      {children}
    </div>
  );
}

interface RowProps extends ShownRow {
  readonly showsBest: boolean;
}

/** One rank, always rendered as four elements (G4). The lines below the points are lines of one text. */
function Row({ row, index, isApart, showsBest }: RowProps) {
  const say = useTexts(leaderboardTexts);
  const { language } = useConfig();
  const { rank, score, change, isOwn, isGoalReached } = row;
  const lines = [
    score === undefined ? "–" : formatNumber(score, language),
    isGoalReached && say("goalReached"),
    showsBest && bestScoresText(row, language, say),
    changeText(change, say),
  ];
  return (
    <div
      className="row"
      part={isOwn ? "row row-self" : "row"}
      role="row"
      aria-rowindex={index + 2}
      data-apart={isApart || undefined}
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
