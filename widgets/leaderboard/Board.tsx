import { useMemo, useRef, useState } from "react";
import type { HeldUpdates } from "../../src/gamification/leaderboard/held-updates";
import { boardRows } from "../../src/gamification/leaderboard/rows";
import {
  type BoardExtent,
  type BoardView,
  boardViews,
  ownStanding,
  rowsOfView,
} from "../../src/gamification/leaderboard/views";
import { formatTimeOfDay } from "../../src/i18n";
import { Button } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { useEntityView } from "../../src/widget-kit/gamification";
import { BoardTable } from "./BoardTable";
import { OwnPlace } from "./OwnPlace";
import { leaderboardTexts } from "./texts";
import type { BoardSnapshot } from "./useBoard";
import { useLiveParts } from "./useLiveParts";

export interface BoardProps extends BoardExtent {
  readonly title: string;
  readonly contestId: string;
  /** The name of the contest; undefined if it is unknown. */
  readonly contest: string | undefined;
  readonly snapshot: BoardSnapshot;
  readonly updates: HeldUpdates<BoardSnapshot>;
  /** The id of the logged-in member; undefined for a visitor. */
  readonly ownId: string | undefined;
  readonly firstView: BoardView;
  readonly inSight: number;
  readonly showsBest: boolean;
}

/** A leaderboard with the own rank, the two views, and the line about updates. */
export function Board(props: BoardProps) {
  const {
    title,
    contestId,
    contest,
    snapshot,
    updates,
    ownId,
    firstView,
    inSight,
    showsBest,
    top,
    above,
    below,
  } = props;
  const say = useTexts(leaderboardTexts);
  const { language, timeZone } = useConfig();
  const boxRef = useRef<HTMLDivElement>(null);
  useEntityView("Contest", contestId, boxRef);
  const [chosenView, setView] = useState<BoardView>();
  const rows = useMemo(() => boardRows(snapshot.board.leaderboardEntries, ownId), [snapshot, ownId]);
  const standing = ownStanding(rows);
  const rank = standing?.row.rank;
  const [firstRank] = useState(rank);
  const live = useLiveParts(rank);
  const view = standing ? (chosenView ?? firstView) : "top";
  const shown = useMemo(() => rowsOfView(rows, view, { top, above, below }), [rows, view, top, above, below]);
  return (
    <div className="board">
      {contest && (
        <p className="contest" part="meta">
          {contest}
        </p>
      )}
      {ownId !== undefined && <OwnPlace standing={standing} />}
      {live && <live.OwnRankMessage {...{ contestId, firstRank, rank }} />}
      {standing && <Views view={view} onChoose={setView} />}
      <BoardTable
        label={`${contest || title}: ${say(view)}`}
        rows={shown}
        {...{ live, view, inSight, showsBest, boxRef }}
      />
      <div className="fresh">
        <p part="meta">{say("updatedAt", { time: formatTimeOfDay(snapshot.at, language, timeZone) })}</p>
        {live && <live.ShowUpdates {...{ updates, boxRef }} />}
      </div>
    </div>
  );
}

function Views({ view, onChoose }: { readonly view: BoardView; onChoose(view: BoardView): void }) {
  const say = useTexts(leaderboardTexts);
  return (
    <div className="views" role="group" aria-label={say("views")}>
      {boardViews.map((each) => (
        <Button
          key={each}
          look="quiet"
          part="action-secondary"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {say(each)}
        </Button>
      ))}
    </div>
  );
}
