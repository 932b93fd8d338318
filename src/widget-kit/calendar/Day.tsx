import { formatLongDate } from "../../calendar/format";
import { isOutside } from "../../calendar/limits";
import { placeIn } from "../../calendar/span";
import type { CivilDate } from "../../definition";
import { useConfig } from "../hooks";
import type { CalendarTranslate, CalendarView } from "./calendar-view";

export interface DayProps {
  readonly day: CivilDate;
  readonly calendar: CalendarView;
  /** True for the only day with `tabindex="0"`. */
  readonly isTabStop: boolean;
  readonly isToday: boolean;
  readonly say: CalendarTranslate;
}

/** One day of the grid. A day outside the limits can be selected, unless the author set `data-strict-range`. */
export function Day({ day, calendar, isTabStop, isToday, say }: DayProps) {
  const { language } = useConfig();
  const date = formatLongDate(day, language);
  const place = calendar.marked && placeIn(day, calendar.marked);
  const isOut = isOutside(day, calendar.limits);
  const edge = (place === "start" || place === "end") && calendar.edgeNames?.[place];
  const description = [edge, isOut && say("outOfRange")].filter(Boolean).join(". ");
  const parts = [
    "day",
    isToday && "day-today",
    place && (place === "inside" ? "day-inside" : "day-selected"),
    isOut && "out-of-range",
  ];
  return (
    <td
      role="gridcell"
      className="day"
      part={parts.filter(Boolean).join(" ")}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={isToday ? say("today", { date }) : date}
      aria-selected={place !== undefined || undefined}
      aria-current={isToday ? "date" : undefined}
      aria-disabled={calendar.isBlocked(day) || undefined}
      aria-description={description || undefined}
      data-out={isOut || undefined}
      data-span={place === "only" ? undefined : place}
      onClick={() => calendar.choose(day)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && calendar.onPoint?.(day)}
    >
      {day.day}
    </td>
  );
}
