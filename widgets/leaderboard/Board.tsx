import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { HeldUpdates } from "../../src/gamification/leaderboard/held-updates";
import { createRankReporter, type RankNews } from "../../src/gamification/leaderboard/rank-news";
import { boardRows } from "../../src/gamification/leaderboard/rows";
import {
  type BoardExtent,
  type BoardView,
  ownStanding,
  rowsOfView,
} from "../../src/gamification/leaderboard/views";
import { formatTimeOfDay } from "../../src/i18n";
import { Button, useFocusFallback } from "../../src/ui";
import { useConfig, useTexts } from "../../src/widget-kit";
import { BoardTable } from "./BoardTable";
import { OwnPlace } from "./OwnPlace";
import { leaderboardTexts } from "./texts";
import type { BoardSnapshot } from "./useBoard";
import { usePause } from "./usePause";

export interface BoardProps extends BoardExtent {
  readonly title: string;
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
  const { title, contest, snapshot, updates, ownId, firstView, inSight, showsBest, top, above, below } =
    props;
  const say = useTexts(leaderboardTexts);
  const boxRef = useRef<HTMLDivElement>(null);
  const [chosenView, setView] = useState<BoardView>();
  const rows = useMemo(() => boardRows(snapshot.board.leaderboardEntries, ownId), [snapshot, ownId]);
  const standing = useMemo(() => ownStanding(rows), [rows]);
  const view = standing ? (chosenView ?? firstView) : "top";
  const shown = useMemo(() => rowsOfView(rows, view, { top, above, below }), [rows, view, top, above, below]);
  const viewLabel = say(view === "top" ? "viewTop" : "viewAround");
  return (
    <div className="board" {...usePause(updates.setPaused)}>
      {contest && (
        <p className="contest" part="meta">
          {contest}
        </p>
      )}
      {ownId !== undefined && <OwnPlace standing={standing} />}
      <OwnRankMessage rank={standing?.row.rank} />
      {standing && <Views view={view} onChoose={setView} />}
      <BoardTable
        label={`${contest || title}: ${viewLabel}`}
        rows={shown}
        {...{ view, inSight, showsBest }}
        boxRef={boxRef}
      />
      <Freshness at={snapshot.at} updates={updates} boxRef={boxRef} />
    </div>
  );
}

function Views({ view, onChoose }: { readonly view: BoardView; onChoose(view: BoardView): void }) {
  const say = useTexts(leaderboardTexts);
  const views = [
    ["top", say("viewTop")],
    ["around", say("viewAround")],
  ] as const;
  return (
    <div className="views" role="group" aria-label={say("views")}>
      {views.map(([each, text]) => (
        <Button
          key={each}
          look="quiet"
          part="action-secondary"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

interface FreshnessProps {
  /** When the picture's snapshot came, milliseconds since 1970. */
  readonly at: number;
  readonly updates: HeldUpdates<BoardSnapshot>;
  readonly boxRef: RefObject<HTMLElement | null>;
}

/** The time of the last update, and the button that shows those that came during a pause. */
function Freshness({ at, updates, boxRef }: FreshnessProps) {
  const say = useTexts(leaderboardTexts);
  const { language, timeZone } = useConfig();
  const { held } = useStore(updates.$picture);
  return (
    <div className="fresh">
      <p part="meta">{say("updatedAt", { time: formatTimeOfDay(at, language, timeZone) })}</p>
      {held > 0 && <ShowUpdates count={held} onShow={updates.show} boxRef={boxRef} />}
    </div>
  );
}

interface ShowUpdatesProps {
  readonly count: number;
  onShow(): void;
  readonly boxRef: RefObject<HTMLElement | null>;
}

function ShowUpdates({ count, onShow, boxRef }: ShowUpdatesProps) {
  const say = useTexts(leaderboardTexts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useFocusFallback(buttonRef, boxRef);
  return (
    <Button look="link" part="action-secondary" buttonRef={buttonRef} onClick={onShow}>
      {say("showUpdates", { count })}
    </Button>
  );
}

/** Tells assistive technology that the own rank has changed, once in ten seconds at most (G4). */
function OwnRankMessage({ rank }: { readonly rank: number | undefined }) {
  const say = useTexts(leaderboardTexts);
  const [news, setNews] = useState<RankNews>();
  const [reporter] = useState(() => createRankReporter(setNews));
  useEffect(() => reporter.note(rank), [reporter, rank]);
  useEffect(() => reporter.clear, [reporter]);
  return (
    <p className="vetrina-quiet" role="status" part="live">
      {news && say("ownMoved", { from: news.from, to: news.to })}
    </p>
  );
}
