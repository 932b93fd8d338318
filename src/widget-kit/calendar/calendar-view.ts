import type { Limits } from "../../calendar/limits";
import type { CivilDate, CivilSpan } from "../../definition";
import type { Text, Translate } from "../../i18n/texts";

/** An open calendar. It shows the month of `day`. */
export interface OpenCalendar {
  /** The current day in the site's zone when the calendar was opened. */
  readonly today: CivilDate;
  /** The day with `tabindex="0"`. */
  readonly day: CivilDate;
  /** True for a modal dialog, false for a dropdown. */
  readonly isOverlay: boolean;
}

/** The calendar that is shown, and the actions of its days. */
export interface CalendarView extends OpenCalendar {
  readonly limits: Limits;
  /** The days that are shown as selected. */
  readonly marked: CivilSpan | undefined;
  /** True if several days can be selected. @default false */
  readonly isMultiple?: boolean;
  /**
   * The names by which assistive technology describes the first and the last selected day, if these differ.
   */
  readonly edgeNames?: Readonly<Record<"start" | "end", string>>;
  isBlocked(day: CivilDate): boolean;
  /** Moves to a day, which may be in another month. */
  goTo(day: CivilDate): void;
  choose(day: CivilDate): void;
  /** Called with the day under the mouse, and with undefined when the mouse leaves the days. */
  onPoint?(day: CivilDate | undefined): void;
}

type TextKey =
  | "linkText"
  | "required"
  | "date"
  | "chosen"
  | "remove"
  | "removeHint"
  | "calendar"
  | "previousMonth"
  | "nextMonth"
  | "close"
  | "today"
  | "outOfRange";

/** The translator of a widget whose texts include the texts of its calendar. */
export type CalendarTranslate = Translate<Readonly<Record<TextKey, Text>>>;
