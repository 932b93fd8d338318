import { type AgendaEntry, dayAfter } from "../../src/gamification/agenda/entries";
import { isOn, runningContest } from "../../src/gamification/competitions/contests";
import { noPlayReason } from "../../src/gamification/instant-wins/availability";
import type { InstantWinItem } from "../../src/gamification/instant-wins/queries";
import type { Contest } from "../../src/gamification/protocol/competitions";

/**
 * The competitions whose leaderboard may be shown, best first: the author's competition or, if missing, the
 * member's competitions, ordered by their end dates.
 */
export const boardCompetitions = (
  chosen: string | undefined,
  agenda: readonly AgendaEntry[],
): readonly string[] =>
  chosen !== undefined
    ? [chosen]
    : agenda.flatMap(({ kind, entityId }) => (kind === "competition" ? [entityId] : []));

/**
 * The contest whose leaderboard is shown: the running contest of the first competition that has one.
 *
 * @param competitionIds best first
 * @returns undefined if no competition is running
 */
export function boardContest(
  contests: readonly Contest[],
  competitionIds: readonly string[],
): Contest | undefined {
  return competitionIds
    .map((id) => runningContest(contests.filter(({ competitionId }) => competitionId === id)))
    .find((contest) => contest !== undefined && isOn(contest));
}

/** The number of plays that the member can use now, in all instant wins together. */
export const playsLeft = (items: readonly InstantWinItem[], now: number): number =>
  items
    .filter(
      ({ instantWin, plays, optIn }) =>
        noPlayReason(instantWin, { isLoggedIn: true, plays, optIn, now }) === undefined,
    )
    .reduce((sum, { plays = 0 }) => sum + plays, 0);

/** The form of a date: as today or tomorrow, by its weekday, or by its day in the calendar. */
export type Nearness = "today" | "tomorrow" | "week" | "later";

const day = 86_400_000;

/**
 * Returns whether a date is today, tomorrow, within six days or later.
 *
 * @param dayOf returns the day of an instant as any unique string
 */
export function nearness(at: number, now: number, dayOf: (at: number) => string): Nearness {
  if (dayOf(at) === dayOf(now)) return "today";
  if (dayOf(at) === dayAfter(now, dayOf)) return "tomorrow";
  // A weekday more than six days ahead could be mistaken for today's.
  return at - now < 6 * day ? "week" : "later";
}
