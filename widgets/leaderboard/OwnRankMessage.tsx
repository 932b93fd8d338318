import { useEffect, useRef, useState } from "react";
import { formatPlace } from "../../src/gamification/entities/texts";
import {
  createRankReporter,
  type RankNews,
  type RankReporter,
} from "../../src/gamification/leaderboards/rank-news";
import { hasBox } from "../../src/platform/visibility/rendered";
import { useConfig, useTexts } from "../../src/widget-kit";
import { liveTexts } from "./texts";

export interface OwnRankMessageProps {
  readonly contestId: string;
  /**
   * The rank when the board came into view, which may be before this chunk loaded. Undefined if the member
   * was not on the board.
   */
  readonly firstRank: number | undefined;
  /** The rank that is shown; undefined if the member is not on the board. */
  readonly rank: number | undefined;
}

/**
 * The messages of all leaderboards of the page, with their contests. For each contest, only the first
 * leaderboard in view reports changes.
 */
const messages = new Map<HTMLElement, string>();

function speaksFor(contestId: string, message: HTMLElement): boolean {
  const first = [...messages].find(([each, id]) => id === contestId && hasBox(each));
  return first?.[0] === message;
}

/** Announces a change of the player's rank to assistive technology, at most once per 10 s and once per page (G4). */
export function OwnRankMessage({ contestId, firstRank, rank }: OwnRankMessageProps) {
  const say = useTexts(liveTexts);
  const { language } = useConfig();
  const messageRef = useRef<HTMLParagraphElement>(null);
  const [news, setNews] = useState<RankNews>();
  const reporterRef = useRef<RankReporter>(undefined);
  useEffect(() => {
    const message = messageRef.current;
    if (!message) return;
    const reporter = createRankReporter((change) => {
      if (speaksFor(contestId, message)) setNews(change);
    });
    reporter.note(firstRank);
    messages.set(message, contestId);
    reporterRef.current = reporter;
    return () => {
      messages.delete(message);
      reporter.clear();
    };
  }, [contestId, firstRank]);
  useEffect(() => reporterRef.current?.note(rank), [rank]);
  return (
    <p ref={messageRef} className="vetrina-quiet" role="status" part="live">
      {news &&
        say("ownMoved", { from: formatPlace(news.from, language), to: formatPlace(news.to, language) })}
    </p>
  );
}
