import { uiStyles } from "../../ui";
import { dialogStyles } from "../../ui/dialog";
import field from "./field.css?inline";
import month from "./month.css?inline";

export { CalendarPanel } from "./CalendarPanel";
export type { CalendarView } from "./calendar-view";
export { Field } from "./Field";
export { type FieldNames, fieldNames } from "./names";
export { RemoveLink } from "./RemoveLink";
export { type CalendarField, useCalendarField } from "./useCalendarField";

/** The style sheets of a field with a calendar. They precede the widget's own sheets. */
export const calendarStyles: readonly string[] = [...uiStyles, dialogStyles, month, field];
