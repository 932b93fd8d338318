import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { calendarNames, isSameDay, moveByKey, weeksOf } from "../../src/calendar";
import { useConfig } from "../../src/widget-kit";
import { Day } from "./Day";
import type { OpenCalendar, Picker } from "./useDatePicker";

export interface MonthGridProps {
  readonly picker: Picker;
  readonly calendar: OpenCalendar;
  readonly gridRef: RefObject<HTMLTableElement | null>;
}

/** Focuses the day with `tabindex="0"`. */
export function focusDay(grid: HTMLTableElement | null): void {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** The days of a month as an ARIA grid. */
export function MonthGrid({ picker, calendar, gridRef }: MonthGridProps) {
  const { weekdays, shortWeekdays } = calendarNames[useConfig().language];
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    if (hasMoved.current) focusDay(gridRef.current);
    hasMoved.current = false;
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = moveByKey(calendar.day, event, picker.limits);
    if (target) {
      hasMoved.current = true;
      picker.goTo(target);
    } else if (event.key === "Enter" || event.key === " ") {
      picker.choose(calendar.day);
    } else return;
    event.preventDefault();
  };

  return (
    <table role="grid" aria-labelledby="month" ref={gridRef} onKeyDown={handleKeyDown}>
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
                  picker={picker}
                  isTabStop={isSameDay(day, calendar.day)}
                  isToday={isSameDay(day, calendar.today)}
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
