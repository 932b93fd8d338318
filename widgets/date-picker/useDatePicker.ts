import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clampDay, effectiveLimits, isOutside, type Limits } from "../../src/calendar";
import { type CivilDate, parseCivilDate, toIsoDate, type WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { useConfig, useServices, useTexts } from "../../src/widget-kit";
import type { datePicker } from "./definition";
import { hasCoarsePointer, isMobileUserAgent } from "./device";
import { useHints } from "./hints";
import { datePickerTexts } from "./texts";
import { pageDocument } from "../../src/utils/page-document";

export type DatePickerProps = WidgetProps<typeof datePicker>;

/** An open calendar. The month shown is the month of `day`. */
export interface OpenCalendar {
  /** The site's day when the calendar was opened. */
  readonly today: CivilDate;
  /** The day with `tabindex="0"`. */
  readonly day: CivilDate;
  /** True for a modal dialog, false for a dropdown. */
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
  /** Closes the calendar and focuses the header. */
  close(): void;
  /** Moves to a day, which may be in another month. */
  goTo(day: CivilDate): void;
  choose(day: CivilDate): void;
  remove(): void;
}

/** @param headerRef the button that gets the focus after the calendar closes */
export function useDatePicker(
  props: DatePickerProps,
  headerRef: RefObject<HTMLButtonElement | null>,
): Picker {
  const { value, minDate: min, maxDate: max, disabled } = props;
  const host = useHost();
  const missing = useTexts(datePickerTexts)("missing");
  const { clock, page } = useServices();
  const { timeZone } = useConfig();
  const [state, setCalendar] = useState<OpenCalendar>();
  const focusHeader = useFocusWhenClosed(headerRef, state === undefined);

  const selected = parseCivilDate(value ?? "");
  const limits = effectiveLimits({ min, max });
  const hints = useHints({ min, max });
  const calendar = disabled ? undefined : state;
  const dismiss = useCallback(() => setCalendar(undefined), []);
  if (disabled && state) dismiss();

  useHostState("ready");
  useLayoutEffect(() => {
    host.setMissing(missing);
    return () => host.setMissing("");
  }, [host, missing]);
  useOutsideClick(props.closeOnOutsideClick && calendar?.isOverlay === false, host.element, dismiss);

  const close = () => {
    dismiss();
    focusHeader();
  };
  const open = () => {
    const today = clock.today(timeZone);
    const day = selected ?? (props.clampStart ? clampDay(today, limits) : today);
    hints.warnAboutStart(day, limits);
    const isOverlay = isMobileUserAgent(page.userAgent) || (props.coarseOverlay && hasCoarsePointer());
    setCalendar({ today, day, isOverlay });
  };
  const setValue = (newValue: string) => {
    host.setValue("value", newValue);
    close();
    host.emit("vetrina:date-change", { value: newValue });
    // Only a chosen date calls back, as specified; a removal sends the event alone (decision 13).
    if (newValue) props.onDateChange?.({ value: newValue });
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
    choose: (day) => (isBlocked(day) ? goTo(day) : setValue(toIsoDate(day))),
    remove: () => setValue(""),
  };
}

/** Focuses an element in the commit that closes the calendar: until then a modal dialog makes the header inert. */
function useFocusWhenClosed(ref: RefObject<HTMLElement | null>, isClosed: boolean): () => void {
  const isRequested = useRef(false);
  useLayoutEffect(() => {
    if (!isRequested.current || !isClosed) return;
    isRequested.current = false;
    ref.current?.focus({ preventScroll: true });
  });
  return () => {
    isRequested.current = true;
  };
}

function useOutsideClick(isActive: boolean, element: HTMLElement, onOutside: () => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onPointerDown = (event: Event) => {
      if (!event.composedPath().includes(element)) onOutside();
    };
    pageDocument.addEventListener("pointerdown", onPointerDown);
    return () => pageDocument.removeEventListener("pointerdown", onPointerDown);
  }, [isActive, element, onOutside]);
}
