import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { clampDay, effectiveLimits, isOutside, type Limits } from "../../calendar/limits";
import type { CivilDate } from "../../definition";
import { matchesMedia } from "../../platform/layout";
import { pageDocument } from "../../utils/page-document";
import { useConfig, useServices } from "../hooks";
import type { OpenCalendar } from "./calendar-view";
import { useHints } from "./hints";

/** The attributes that all fields with a calendar have. */
export interface CalendarFieldProps {
  readonly minDate: CivilDate | undefined;
  readonly maxDate: CivilDate | undefined;
  readonly strictRange: boolean;
  readonly clampStart: boolean;
  readonly coarseOverlay: boolean;
  readonly closeOnOutsideClick: boolean;
  readonly disabled: boolean;
}

/** State and behaviour of a field with a calendar. */
export interface CalendarField {
  /** The open calendar; undefined while it is closed. */
  readonly calendar: OpenCalendar | undefined;
  readonly limits: Limits;
  isBlocked(day: CivilDate): boolean;
  /** Opens the calendar on this day or, if undefined, on the current day. */
  open(day: CivilDate | undefined): void;
  /** Closes the calendar and focuses the header. */
  close(): void;
  /** Moves to a day, which may be in another month. */
  goTo(day: CivilDate): void;
  closeByEscape(event: KeyboardEvent): void;
  /** Logs a message for the author, without duplicates. */
  warn(message: string): void;
}

/**
 * @param element the widget's element
 * @param headerRef the button that receives the focus after the calendar closes
 */
export function useCalendarField(
  props: CalendarFieldProps,
  element: HTMLElement,
  headerRef: RefObject<HTMLElement | null>,
): CalendarField {
  const { minDate: min, maxDate: max, disabled } = props;
  const { clock, page } = useServices();
  const { timeZone } = useConfig();
  const [state, setCalendar] = useState<OpenCalendar>();
  const focusHeader = useFocusWhenClosed(headerRef, state === undefined);

  const limits = effectiveLimits({ min, max });
  const hints = useHints(element.localName, { min, max });
  const calendar = disabled ? undefined : state;
  const dismiss = useCallback(() => setCalendar(undefined), []);
  if (disabled && state) dismiss();
  useOutsideClick(props.closeOnOutsideClick && calendar?.isOverlay === false, element, dismiss);

  const close = () => {
    dismiss();
    focusHeader();
  };
  return {
    calendar,
    limits,
    isBlocked: (day) => props.strictRange && isOutside(day, limits),
    open(start) {
      const today = clock.today(timeZone);
      const day = start ?? (props.clampStart ? clampDay(today, limits) : today);
      hints.warnAboutStart(day, limits);
      const isOverlay = isMobileUserAgent(page.userAgent) || (props.coarseOverlay && hasCoarsePointer());
      setCalendar({ today, day, isOverlay });
    },
    close,
    goTo: (day) => setCalendar((current) => current && { ...current, day }),
    closeByEscape(event) {
      if (event.key !== "Escape" || !calendar) return;
      // Prevents the key from closing a dialog of the page around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    warn: hints.warn,
  };
}

/**
 * Focuses an element in the commit that closes the calendar, because until then a modal dialog makes the
 * header inert.
 */
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

/** Recognises phones and tablets. An iPad has the user agent of a Mac and counts as a desktop. */
export function isMobileUserAgent(userAgent: string): boolean {
  return /Mobi|Android|iP(hone|ad|od)|Silk|Kindle|PlayBook/i.test(userAgent);
}

/** True if touch is the primary pointing device. */
function hasCoarsePointer(): boolean {
  return matchesMedia("(pointer: coarse)");
}
