import { type RefObject, useLayoutEffect } from "react";
import { type CivilDate, parseCivilDate, toIsoDate, type WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useTexts } from "../../src/widget-kit";
import { type CalendarField, type CalendarView, useCalendarField } from "../../src/widget-kit/calendar";
import type { datePicker } from "./definition";
import { datePickerTexts } from "./texts";

export type DatePickerProps = WidgetProps<typeof datePicker>;

/** State and behaviour of a date picker. */
export interface Picker {
  readonly field: CalendarField;
  readonly selected: CivilDate | undefined;
  /** The open calendar; undefined while the calendar is closed. */
  readonly view: CalendarView | undefined;
  toggle(): void;
  remove(): void;
}

/** @param headerRef the button that receives the focus after the calendar closes */
export function useDatePicker(
  props: DatePickerProps,
  headerRef: RefObject<HTMLButtonElement | null>,
): Picker {
  const host = useHost<typeof datePicker>();
  const missing = useTexts(datePickerTexts)("missing");
  const field = useCalendarField(props, host.element, headerRef);
  const selected = parseCivilDate(props.value ?? "");

  useHostState("ready");
  useLayoutEffect(() => {
    host.setMissing(missing);
    return () => host.setMissing("");
  }, [host, missing]);

  const setValue = (newValue: string) => {
    host.setValue("value", newValue);
    field.close();
    host.emit("vetrina:date-change", { value: newValue });
    // Only a chosen date calls the callback, as specified; a removal sends only the event (decision 13).
    if (newValue) props.onDateChange?.({ value: newValue });
  };
  const { calendar, limits, isBlocked, goTo } = field;

  return {
    field,
    selected,
    view: calendar && {
      ...calendar,
      limits,
      marked: selected && { from: selected, to: selected },
      isBlocked,
      goTo,
      choose: (day) => (isBlocked(day) ? goTo(day) : setValue(toIsoDate(day))),
    },
    toggle: () => (calendar ? field.close() : field.open(selected)),
    remove: () => setValue(""),
  };
}
