import { useRef } from "react";
import { formatItalianDate } from "../../src/calendar/format";
import { toIsoDate, type WidgetModule } from "../../src/definition";
import { useTexts } from "../../src/widget-kit";
import { CalendarPanel, calendarStyles, Field, RemoveLink } from "../../src/widget-kit/calendar";
import datePickerCss from "./date-picker.css?inline";
import { datePickerTexts } from "./texts";
import { type DatePickerProps, useDatePicker } from "./useDatePicker";
import { useNames } from "./useNames";

/** The specification prescribes the English title; assistive technology receives the description instead. */
const removeTitle = "Remove the selected date";

/** A header with the selected date that opens a calendar. */
export function DatePicker(props: DatePickerProps) {
  const headerRef = useRef<HTMLButtonElement>(null);
  const { field, selected, view, toggle, remove } = useDatePicker(props, headerRef);
  const say = useTexts(datePickerTexts);
  const names = useNames(selected, props);
  return (
    <Field
      field={field}
      headerRef={headerRef}
      names={names}
      isDisabled={props.disabled}
      selection={
        selected && (
          <time part="selected" dateTime={toIsoDate(selected)}>
            {formatItalianDate(selected)}
          </time>
        )
      }
      removeTitle={removeTitle}
      say={say}
      onToggle={toggle}
      onRemove={remove}
    >
      {view && (
        <CalendarPanel
          calendar={view}
          names={names}
          headerRef={headerRef}
          say={say}
          onClose={field.close}
          after={
            selected && (
              <RemoveLink look="link" name={names.remove} title={removeTitle} say={say} onRemove={remove} />
            )
          }
        />
      )}
    </Field>
  );
}

export default {
  component: DatePicker,
  styles: [...calendarStyles, datePickerCss],
} satisfies WidgetModule<DatePickerProps>;
