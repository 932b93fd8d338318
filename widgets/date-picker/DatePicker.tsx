import { type KeyboardEvent, type RefObject, useRef } from "react";
import type { WidgetModule } from "../../src/definition";
import { useConfig, useTexts } from "../../src/services";
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

/** A calendar behind a header with the chosen date. */
export function DatePicker(props: DatePickerProps) {
  const headerRef = useRef<HTMLButtonElement>(null);
  const picker = useDatePicker(props, headerRef);
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  const { calendar } = picker;
  const linkText = props.linkText || say("linkText");

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !calendar) return;
    // A dialog of the page around the picker stays open.
    event.preventDefault();
    event.stopPropagation();
    picker.close();
  };

  return (
    <div className="picker" lang={language} onKeyDown={closeByEscape}>
      <Header picker={picker} headerRef={headerRef} linkText={linkText} isDisabled={props.disabled} />
      {calendar && <Calendar picker={picker} calendar={calendar} title={linkText} headerRef={headerRef} />}
    </div>
  );
}

interface CalendarProps {
  readonly picker: Picker;
  readonly calendar: OpenCalendar;
  readonly title: string;
  readonly headerRef: RefObject<HTMLElement | null>;
}

/** The open calendar: over the page on mobile devices, else a dropdown. */
function Calendar({ picker, calendar, title, headerRef }: CalendarProps) {
  const say = useTexts(datePickerTexts);
  const gridRef = useRef<HTMLTableElement>(null);
  const focusStart = () => focusDay(gridRef.current);
  const content = (
    <>
      <MonthBar picker={picker} calendar={calendar} />
      <div className="weeks">
        <MonthGrid picker={picker} calendar={calendar} gridRef={gridRef} />
      </div>
      {picker.selected && <RemoveLink look="link" onRemove={picker.remove} />}
    </>
  );
  return calendar.isOverlay ? (
    <Dialog
      open
      place="sheet"
      title={title}
      closeLabel={say("close")}
      onClose={picker.close}
      onShown={focusStart}
      returnFocus={headerRef}
    >
      {content}
    </Dialog>
  ) : (
    <Dropdown label={say("calendar")} onShown={focusStart}>
      {content}
    </Dropdown>
  );
}

export default {
  component: DatePicker,
  styles: [...uiStyles, dialogStyles, monthCss, datePickerCss],
} satisfies WidgetModule<DatePickerProps>;
