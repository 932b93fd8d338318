import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { isSameDay, weeksOf } from "../../calendar/civil";
import { moveByKey } from "../../calendar/keyboard";
import { calendarNames } from "../../calendar/names";
import { useConfig } from "../hooks";
import type { CalendarTranslate, CalendarView } from "./calendar-view";
import { Day } from "./Day";

export interface MonthGridProps {
  readonly calendar: CalendarView;
  readonly gridRef: RefObject<HTMLTableElement | null>;
  readonly say: CalendarTranslate;
}

/** Focuses the day with `tabindex="0"`. */
export function focusDay(grid: HTMLTableElement | null): void {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** The days of a month as an ARIA grid. */
export function MonthGrid({ calendar, gridRef, say }: MonthGridProps) {
  const { weekdays, shortWeekdays } = calendarNames[useConfig().language];
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    if (hasMoved.current) focusDay(gridRef.current);
    hasMoved.current = false;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = moveByKey(calendar.day, event, calendar.limits);
    if (target) {
      hasMoved.current = true;
      calendar.goTo(target);
    } else if (event.key === "Enter" || event.key === " ") {
      calendar.choose(calendar.day);
    } else return;
    event.preventDefault();
  };

  return (
    <table
      role="grid"
      aria-labelledby="month"
      aria-multiselectable={calendar.isMultiple || undefined}
      ref={gridRef}
      onKeyDown={handleKeyDown}
      onPointerLeave={() => calendar.onPoint?.(undefined)}
    >
      <thead>
        <tr>
          {shortWeekdays.map((short, index) => (
            <th key={short} scope="col" abbr={weekdays[index]} part="weekday">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(calendar.day).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <Day
                  key={column}
                  day={day}
                  calendar={calendar}
                  isTabStop={isSameDay(day, calendar.day)}
                  isToday={isSameDay(day, calendar.today)}
                  say={say}
                />
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
