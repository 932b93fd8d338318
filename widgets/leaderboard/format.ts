import { formatPlace } from "../../src/gamification/entities/texts";
import type { BoardRow } from "../../src/gamification/leaderboards/rows";
import type { OwnStanding } from "../../src/gamification/leaderboards/views";
import type { Contest } from "../../src/gamification/protocol/competitions";
import { isFinished } from "../../src/gamification/protocol/states";
import { formatNumber } from "../../src/gamification/rewards/reward-text";
import type { Language } from "../../src/i18n/texts";
import type { SayLeaderboard } from "./texts";

/** The change of a rank as text; the styles add an arrow. Undefined without a known change. */
export const changeText = (change: number | undefined, say: SayLeaderboard): string | undefined =>
  change ? say(change > 0 ? "up" : "down", { count: Math.abs(change) }) : undefined;

/** A row with more names than this shows the number of the others. */
const maxNames = 3;

/** The members of a row, the player first: “Tu, Anna B. e altri 3”. */
export function namesText({ isOwn, names, count }: BoardRow, say: SayLeaderboard): string {
  const all = [...(isOwn ? [say("you")] : []), ...names.map((name) => name || "–")];
  const shown = all.length > maxNames ? all.slice(0, maxNames - 1) : all;
  const rest = count - shown.length;
  const parts = rest > 0 ? [...shown, say("others", { count: rest })] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : parts.slice(0, -1).join(", ") + say("and") + last;
}

/** Maximum number of best scores that are listed. */
const maxBest = 5;

/**
 * The best scores, as “punteggi migliori: 120 · 90”; undefined for a single score, which is not new
 * information.
 */
export const bestScoresText = (
  { bestScores }: BoardRow,
  language: Language,
  say: SayLeaderboard,
): string | undefined =>
  bestScores.length < 2
    ? undefined
    : say("bestScores", {
        scores: bestScores
          .slice(0, maxBest)
          .map((score) => formatNumber(score, language))
          .join(" · "),
      });

/** The first of several best scores: “miglior punteggio 120”. */
export const bestText = (
  { bestScores: [best, ...others] }: BoardRow,
  language: Language,
  say: SayLeaderboard,
): string | undefined =>
  best === undefined || others.length === 0
    ? undefined
    : say("best", { score: formatNumber(best, language) });

/** “1.234,5 punti”. */
export const pointsText = (points: number, language: Language, say: SayLeaderboard): string =>
  say("points", { count: points, points: formatNumber(points, language) });

/** The distance to the rank above; undefined if there is none, or if it is unknown. */
export const gapText = ({ next }: OwnStanding, language: Language, say: SayLeaderboard): string | undefined =>
  next &&
  say("gap", { points: pointsText(next.points, language, say), rank: formatPlace(next.rank, language) });

/** The number of other members who share a rank, as text; undefined if the rank is not shared. */
export const sharedText = ({ count }: BoardRow, say: SayLeaderboard): string | undefined =>
  count > 1 ? say("shared", { count: count - 1 }) : undefined;

/** A contest's name, its group (or its round if the group has no name), and whether its results are final. */
export function contestText(
  contest: Pick<Contest, "name" | "groupStageLabel" | "round" | "status" | "statusCode">,
  say: SayLeaderboard,
): string {
  const { name, groupStageLabel, round = 1 } = contest;
  const stage = groupStageLabel || (round > 1 && say("round", { round }));
  return [name, stage, isFinished(contest) && say("final")].filter(Boolean).join(" · ");
}
