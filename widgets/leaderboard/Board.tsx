import { useEffect, useMemo, useRef, useState } from "react";
import type { HeldUpdates } from "../../src/gamification/leaderboards/held-updates";
import { boardRows } from "../../src/gamification/leaderboards/rows";
import {
  type BoardExtent,
  type BoardView,
  boardViews,
  firstRows,
  ownStanding,
  rowsOfView,
} from "../../src/gamification/leaderboards/views";
import { formatTimeOfDay } from "../../src/i18n/instants";
import { Button, uiTexts } from "../../src/ui";
import { Chips } from "../../src/ui/chips/Chips";
import { lazy } from "../../src/utils/lazy";
import { useConfig, useTexts } from "../../src/widget-kit";
import { useEntityView } from "../../src/widget-kit/gamification";
import { BoardTable } from "./BoardTable";
import { MoreRows, rowsPerPress } from "./MoreRows";
import { OwnPlace } from "./OwnPlace";
import { leaderboardTexts } from "./texts";
import type { BoardSnapshot } from "./useBoard";

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
  readonly showsBest: boolean;
  /** Opens the login; undefined for a player who is logged in. */
  readonly onLogin: (() => void) | undefined;
}

/** A leaderboard with the player's rank, the two views, and the button that shows more rows. */
export function Board(props: BoardProps) {
  const {
    title,
    contestId,
    contest,
    snapshot,
    updates,
    ownId,
    firstView,
    showsBest,
    onLogin,
    top,
    above,
    below,
  } = props;
  const say = useTexts(leaderboardTexts);
  const { language, timeZone } = useConfig();
  const tableRef = useRef<HTMLDivElement>(null);
  useEntityView("Contest", contestId, tableRef);
  const [chosenView, setView] = useState<BoardView>();
  const [count, setCount] = useState(rowsPerPress);
  const rows = useMemo(() => boardRows(snapshot.board.leaderboardEntries, ownId), [snapshot, ownId]);
  const standing = ownStanding(rows);
  const rank = standing?.row.rank;
  const [firstRank] = useState(rank);
  const live = useLiveParts(rank);
  const view = standing ? (chosenView ?? firstView) : "top";
  const all = useMemo(() => rowsOfView(rows, view, { top, above, below }), [rows, view, top, above, below]);
  const shown = firstRows(all, view === "top" ? count : all.length);
  const hidden = all.length - shown.length;
  const name = contest || title;
  return (
    <div className="board">
      <div className="about">
        {contest && <p part="meta">{contest}</p>}
        <p part="meta">{say("updatedAt", { time: formatTimeOfDay(snapshot.at, language, timeZone) })}</p>
      </div>
      {ownId !== undefined && <OwnPlace standing={standing} />}
      {live && <live.OwnRankMessage contestId={contestId} firstRank={firstRank} rank={rank} />}
      {standing && (
        <Chips<BoardView>
          label={say("views")}
          options={boardViews.map((value) => ({ value, text: say(value) }))}
          chosen={view}
          onChoose={setView}
        />
      )}
      <div className="rows">
        <BoardTable
          label={`${name}: ${say(view)}`}
          rows={shown}
          total={all.length}
          showsBest={showsBest}
          tableRef={tableRef}
        >
          {live && <live.RowMoves keys={shown.map(({ row }) => row.key)} tableRef={tableRef} rows={all} />}
        </BoardTable>
        {onLogin && <LoginRow onLogin={onLogin} />}
      </div>
      <div className="foot">
        {hidden > 0 && (
          <MoreRows
            title={name}
            onShow={() => setCount(count + rowsPerPress)}
            hidden={hidden}
            tableRef={tableRef}
          />
        )}
        {live && <live.ShowUpdates updates={updates} tableRef={tableRef} />}
      </div>
    </div>
  );
}

/** The row with the login button, which a visitor sees after the rows instead of a player's row. */
function LoginRow({ onLogin }: { onLogin(): void }) {
  const say = useTexts(leaderboardTexts);
  const sayLogin = useTexts(uiTexts);
  return (
    <div className="login" part="row-self">
      <p>{say("loginForRank")}</p>
      <Button look="secondary" part="action" onClick={onLogin}>
        {sayLogin("login")}
      </Button>
    </div>
  );
}

const liveParts = lazy(() => import("./leaderboard-live"));

/** The chunk with the code for changes; undefined while it is loading, null if it could not be loaded. */
export type LiveParts = typeof liveParts.current | null;

/**
 * Loads the chunk with the code for changes, after the first rows are in view.
 *
 * @param ownRank a change of this rank retries the load after a failure
 */
function useLiveParts(ownRank: number | undefined): LiveParts {
  const [parts, setParts] = useState<LiveParts>(liveParts.current);
  useEffect(() => {
    liveParts.load().then(setParts, () => setParts(null));
  }, [ownRank]);
  return parts;
}
