import { type CivilDate, daysInMonth } from "../definition";
import { addDays, addMonths, weekdayOf } from "./civil";
import { crossedLimit, type Limits } from "./limits";

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * The target of a key regardless of limits, according to the ARIA pattern for date grids; undefined for other
 * keys.
 */
function targetOf(day: CivilDate, { key, shiftKey }: KeyPress): CivilDate | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return addMonths(day, shiftKey ? -12 : -1);
    case "PageDown":
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/**
 * The day for a move that crosses a limit. Home and End stay in the month, Page keys use the limit's month,
 * and arrow keys do not move.
 */
function stopAt(limit: CivilDate, day: CivilDate, key: string): CivilDate {
  const last = daysInMonth(limit.year, limit.month);
  if (key === "Home") return { ...day, day: 1 };
  if (key === "End") return { ...day, day: last };
  if (key.startsWith("Page")) return { ...limit, day: Math.min(day.day, last) };
  return day;
}

/** The day that gets the focus after a key; undefined if the key does not move the focus. */
export function moveByKey(day: CivilDate, press: KeyPress, limits: Limits): CivilDate | undefined {
  const target = targetOf(day, press);
  const limit = target && crossedLimit(day, target, limits);
  return limit ? stopAt(limit, day, press.key) : target;
}
