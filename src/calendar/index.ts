export { addDays, addMonths, compareDays, compareMonths, isSameDay, type Month, weekdayOf } from "./civil";
export { formatItalianDate, formatLongDate, formatMonth, formatShortDate, formatSpan } from "./format";
export { type Week, weeksOf } from "./grid";
export { moveByKey } from "./keyboard";
export {
  clampDay,
  effectiveLimits,
  hasNextMonth,
  hasPreviousMonth,
  isOutside,
  type Limits,
  startsBeyond,
} from "./limits";
export { type CalendarNames, calendarNames } from "./names";
export { type PresetName, presetNames, presetSpan } from "./presets";
export { clipSpan, isSameSpan, placeIn, spanBetween } from "./span";
