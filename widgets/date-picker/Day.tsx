import { formatLongDate, isOutside, isSameDay } from "../../src/calendar";
import type { CivilDate } from "../../src/definition";
import { useConfig, useTexts } from "../../src/widget-kit";
import { datePickerTexts } from "./texts";
import type { Picker } from "./useDatePicker";

export interface DayProps {
  readonly day: CivilDate;
  readonly picker: Picker;
  /** True for the only day with `tabindex="0"`. */
  readonly isTabStop: boolean;
  readonly isToday: boolean;
}

/** One day of the grid. A day outside the limits can be selected, unless the author set `data-strict-range`. */
export function Day({ day, picker, isTabStop, isToday }: DayProps) {
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  const date = formatLongDate(day, language);
  const isSelected = isSameDay(day, picker.selected);
  const isOut = isOutside(day, picker.limits);
  const parts = ["day", isToday && "day-today", isSelected && "day-selected", isOut && "out-of-range"];
  return (
    <td
      role="gridcell"
      className="day"
      part={parts.filter(Boolean).join(" ")}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={isToday ? say("today", { date }) : date}
      aria-selected={isSelected || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-disabled={picker.isBlocked(day) || undefined}
      aria-description={isOut ? say("outOfRange") : undefined}
      data-out={isOut || undefined}
      onClick={() => picker.choose(day)}
    >
      {day.day}
    </td>
  );
}
