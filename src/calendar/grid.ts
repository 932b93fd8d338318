import { type CivilDate, daysInMonth } from "../definition";
import { type Month, weekdayOf } from "./civil";

/** Seven days from Monday to Sunday; undefined outside the month. */
export type Week = readonly (CivilDate | undefined)[];

/** The weeks of a month. */
export function weeksOf({ year, month }: Month): readonly Week[] {
  const offset = weekdayOf({ year, month, day: 1 });
  const count = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((offset + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - offset + 1;
      return day >= 1 && day <= count ? { year, month, day } : undefined;
    }),
  );
}
