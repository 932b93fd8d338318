import { type CivilDate, daysInMonth } from "../definition";
import { listOf } from "../utils/list-of";
import { type Month, weekdayOf } from "./civil";

/** Seven days from Monday to Sunday. Days outside the month are undefined. */
export type Week = readonly (CivilDate | undefined)[];

/** The weeks of a month. */
export function weeksOf({ year, month }: Month): readonly Week[] {
  const offset = weekdayOf({ year, month, day: 1 });
  const count = daysInMonth(year, month);
  return listOf(Math.ceil((offset + count) / 7), (week) =>
    listOf(7, (weekday) => {
      const day = week * 7 + weekday - offset + 1;
      return day >= 1 && day <= count ? { year, month, day } : undefined;
    }),
  );
}
