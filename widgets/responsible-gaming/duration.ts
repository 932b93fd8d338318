import type { SayResponsibleGaming } from "./texts";

const hour = 60;
const day = 24 * hour;

/** `["2 giorni", "3 ore"]`: days, hours and minutes, without units that are zero. */
export function lengthsOf(minutes: number, say: SayResponsibleGaming): readonly string[] {
  const units = [
    ["days", Math.floor(minutes / day)],
    ["hours", Math.floor((minutes % day) / hour)],
    ["minutes", minutes % hour],
  ] as const;
  return units.filter(([, count]) => count > 0).map(([unit, count]) => say(unit, { count }));
}

/** `1 ora e 12 minuti`: whole minutes, without seconds. */
export function formatDuration(minutes: number, say: SayResponsibleGaming): string {
  const lengths = lengthsOf(minutes, say);
  const last = lengths.at(-1);
  if (last === undefined) return say("lessThanMinute");
  return lengths.length === 1 ? last : say("and", { first: lengths.slice(0, -1).join(", "), last });
}

/** Remaining time, rounded up to whole days or, in the last day, to whole hours. Each change is announced. */
export function announcedTime(minutes: number): number {
  const unit = minutes > day ? day : hour;
  return Math.ceil(minutes / unit) * unit;
}
