import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { WidgetModule } from "../../src/definition";
import { useConfig, useTexts } from "../../src/widget-kit";
import { uiStyles } from "../../src/ui";
import { Dialog, dialogStyles } from "../../src/ui/dialog";
import datePickerCss from "./date-picker.css?inline";
import monthCss from "./month.css?inline";
import { Dropdown } from "./Dropdown";
import { Header } from "./Header";
import { MonthBar } from "./MonthBar";
import { focusDay, MonthGrid } from "./MonthGrid";
import { RemoveLink } from "./RemoveLink";
import { datePickerTexts } from "./texts";
import { type DatePickerProps, type OpenCalendar, type Picker, useDatePicker } from "./useDatePicker";
import { type Names, useNames } from "./useNames";

/** A header with the selected date that opens a calendar. */
export function DatePicker(props: DatePickerProps) {
  const headerRef = useRef<HTMLButtonElement>(null);
  const picker = useDatePicker(props, headerRef);
  const { language } = useConfig();
  const { calendar, selected } = picker;
  const names = useNames(selected, props);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !calendar) return;
    // A dialog of the page around the picker must stay open.
    event.preventDefault();
    event.stopPropagation();
    picker.close();
  };

  return (
    <div className="picker" lang={language} onKeyDown={closeByEscape}>
      <Header picker={picker} headerRef={headerRef} names={names} isDisabled={props.disabled} />
      {calendar && <Calendar picker={picker} calendar={calendar} names={names} headerRef={headerRef} />}
    </div>
  );
}

interface CalendarProps {
  readonly picker: Picker;
  readonly calendar: OpenCalendar;
  readonly names: Names;
  readonly headerRef: RefObject<HTMLElement | null>;
}

/** The open calendar: a modal dialog on mobile devices, else a dropdown. */
function Calendar({ picker, calendar, names, headerRef }: CalendarProps) {
  const say = useTexts(datePickerTexts);
  const gridRef = useRef<HTMLTableElement>(null);
  const focusStart = () => focusDay(gridRef.current);
  const content = (
    <>
      <MonthBar picker={picker} calendar={calendar} />
      <div className="weeks">
        <MonthGrid picker={picker} calendar={calendar} gridRef={gridRef} />
      </div>
      {picker.selected && <RemoveLink look="link" name={names.remove} onRemove={picker.remove} />}
    </>
  );
  return calendar.isOverlay ? (
    <Dialog
      open
      place="sheet"
      title={names.title}
      closeLabel={say("close")}
      onClose={picker.close}
      onShown={focusStart}
      returnFocus={headerRef}
    >
      {content}
    </Dialog>
  ) : (
    <Dropdown label={names.calendar} onShown={focusStart}>
      {content}
    </Dropdown>
  );
}

export default {
  component: DatePicker,
  styles: [...uiStyles, dialogStyles, monthCss, datePickerCss],
} satisfies WidgetModule<DatePickerProps>;
