import { type RefObject, useLayoutEffect, useState } from "react";
import { spanBetween } from "../../src/calendar/span";
import {
  type CivilDate,
  type CivilSpan,
  parseCivilSpan,
  toIsoDate,
  toIsoSpan,
  type WidgetProps,
} from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useTexts } from "../../src/widget-kit";
import { type CalendarField, type CalendarView, useCalendarField } from "../../src/widget-kit/calendar";
import type { dateRange } from "./definition";
import { dateRangeTexts } from "./texts";

export type DateRangeProps = WidgetProps<typeof dateRange>;

/** State and behaviour of a date range. */
export interface Range {
  readonly field: CalendarField;
  readonly selected: CivilSpan | undefined;
  /** The day of the first press; undefined before the first press and after the second. */
  readonly start: CivilDate | undefined;
  /** The open calendar; undefined while the calendar is closed. */
  readonly view: CalendarView | undefined;
  toggle(): void;
  select(span: CivilSpan): void;
  remove(): void;
}

/** @param headerRef the button that receives the focus after the calendar closes */
export function useDateRange(props: DateRangeProps, headerRef: RefObject<HTMLButtonElement | null>): Range {
  const host = useHost<typeof dateRange>();
  const say = useTexts(dateRangeTexts);
  const field = useCalendarField(props, host.element, headerRef);
  const [start, setStart] = useState<CivilDate>();
  const [pointed, setPointed] = useState<CivilDate>();
  const selected = parseCivilSpan(props.value ?? "");
  const missing = say("missing");

  useHostState("ready");
  useLayoutEffect(() => {
    host.setMissing(missing);
    return () => host.setMissing("");
  }, [host, missing]);

  const setValue = (value: string, from: string, to: string) => {
    host.setValue("value", value);
    field.close();
    host.emit("vetrina:date-range-change", { from, to });
  };
  const select = (span: CivilSpan) => setValue(toIsoSpan(span), toIsoDate(span.from), toIsoDate(span.to));
  const { calendar, limits, isBlocked } = field;
  const goTo = (day: CivilDate) => {
    setPointed(undefined);
    field.goTo(day);
  };
  const choose = (day: CivilDate) => {
    if (isBlocked(day)) return goTo(day);
    if (start) return select(spanBetween(start, day));
    setStart(day);
    goTo(day);
  };
  const open = () => {
    setStart(undefined);
    setPointed(undefined);
    field.open(selected?.from);
  };

  return {
    field,
    selected,
    start,
    view: calendar && {
      ...calendar,
      limits,
      // After the first press the calendar shows the span that a press on the current day would select.
      marked: start ? spanBetween(start, pointed ?? calendar.day) : selected,
      isMultiple: true,
      edgeNames: { start: say("start"), end: say("end") },
      isBlocked,
      goTo,
      choose,
      onPoint: (day) => setPointed(day && isBlocked(day) ? undefined : day),
    },
    toggle: () => (calendar ? field.close() : open()),
    select,
    remove: () => setValue("", "", ""),
  };
}
