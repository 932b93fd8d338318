import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { areReversed, clampDay, isOutside, type Limits } from "../../src/calendar";
import { type CivilDate, parseCivilDate, toIsoDate, type WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useConfig, useServices } from "../../src/widget-kit";
import type { datePicker } from "./definition";
import { hasCoarsePointer, isMobileUserAgent } from "./device";
import { useHints } from "./hints";

export type DatePickerProps = WidgetProps<typeof datePicker>;

/** An open calendar. The month shown is the month of `day`. */
export interface OpenCalendar {
  /** The site's day when the calendar was opened. */
  readonly today: CivilDate;
  /** The day that Tab reaches. */
  readonly day: CivilDate;
  /** True over the page, false as a dropdown. */
  readonly isOverlay: boolean;
}

/** State and behaviour of a date picker. */
export interface Picker {
  readonly selected: CivilDate | undefined;
  /** Undefined while closed. */
  readonly calendar: OpenCalendar | undefined;
  readonly limits: Limits;
  isBlocked(day: CivilDate): boolean;
  toggle(): void;
  /** Closes, and gives the focus back to the header. */
  close(): void;
  /** Moves to a day, and so perhaps to another month. */
  goTo(day: CivilDate): void;
  choose(day: CivilDate): void;
  remove(): void;
}

/** @param headerRef the button that has the focus again after every closing */
export function useDatePicker(
  props: DatePickerProps,
  headerRef: RefObject<HTMLButtonElement | null>,
): Picker {
  const { value, minDate: min, maxDate: max, disabled } = props;
  const host = useHost();
  const { clock, page } = useServices();
  const { timeZone } = useConfig();
  const [state, setCalendar] = useState<OpenCalendar>();
  const focusHeader = useFocusWhenClosed(headerRef, state === undefined);

  const selected = parseCivilDate(value ?? "");
  const limits: Limits = areReversed({ min, max }) ? {} : { min, max };
  const hints = useHints({ min, max });
  const calendar = disabled ? undefined : state;
  const dismiss = useCallback(() => setCalendar(undefined), []);
  if (disabled && state) dismiss();

  useHostState("ready");
  useLayoutEffect(() => {
    host.setFormValue(value ?? "");
  }, [host, value]);
  useOutsideClick(props.closeOnOutsideClick && calendar?.isOverlay === false, host.element, dismiss);

  const close = () => {
    dismiss();
    focusHeader();
  };
  const open = () => {
    const today = clock.today(timeZone);
    const day = selected ?? (props.clampStart ? clampDay(today, limits) : today);
    hints.tellStart(day, limits);
    const isOverlay = isMobileUserAgent(page.userAgent) || (props.coarseOverlay && hasCoarsePointer());
    setCalendar({ today, day, isOverlay });
  };
  const store = (change: string) => {
    host.setValue("value", change);
    close();
    host.emit("vetrina:date-change", { value: change });
    props.onDateChange?.({ value: change });
  };
  const goTo = (day: CivilDate) => setCalendar((current) => current && { ...current, day });
  const isBlocked = (day: CivilDate) => props.strictRange && isOutside(day, limits);

  return {
    selected,
    calendar,
    limits,
    isBlocked,
    close,
    toggle: () => (calendar ? close() : open()),
    goTo,
    choose: (day) => (isBlocked(day) ? goTo(day) : store(toIsoDate(day))),
    remove: () => store(""),
  };
}

/** Gives the focus in the commit that closes: before it, an overlay still makes the header inert. */
function useFocusWhenClosed(ref: RefObject<HTMLElement | null>, isClosed: boolean): () => void {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (!wanted.current || !isClosed) return;
    wanted.current = false;
    ref.current?.focus({ preventScroll: true });
  });
  return () => {
    wanted.current = true;
  };
}

function useOutsideClick(isWatched: boolean, element: HTMLElement, onOutside: () => void): void {
  useEffect(() => {
    if (!isWatched) return;
    const watch = (event: Event) => {
      if (!event.composedPath().includes(element)) onOutside();
    };
    document.addEventListener("pointerdown", watch);
    return () => document.removeEventListener("pointerdown", watch);
  }, [isWatched, element, onOutside]);
}
