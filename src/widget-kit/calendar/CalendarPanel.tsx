import { type ReactNode, type RefObject, useRef } from "react";
import { Dialog } from "../../ui/dialog";
import type { CalendarTranslate, CalendarView } from "./calendar-view";
import { Dropdown } from "./Dropdown";
import { MonthBar } from "./MonthBar";
import { focusDay, MonthGrid } from "./MonthGrid";
import type { FieldNames } from "./names";

export interface CalendarPanelProps {
  readonly calendar: CalendarView;
  readonly names: FieldNames;
  readonly headerRef: RefObject<HTMLElement | null>;
  readonly say: CalendarTranslate;
  onClose(): void;
  /** Content above the month. */
  readonly before?: ReactNode;
  /** Content below the days. */
  readonly after?: ReactNode;
}

/** The open calendar: a modal dialog on mobile devices, otherwise a dropdown. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { calendar, names, headerRef, say, onClose, before, after } = props;
  const gridRef = useRef<HTMLTableElement>(null);
  const focusStart = () => focusDay(gridRef.current);
  const content = (
    <>
      {before}
      <MonthBar calendar={calendar} say={say} />
      <div className="weeks">
        <MonthGrid calendar={calendar} gridRef={gridRef} say={say} />
      </div>
      {after}
    </>
  );
  return calendar.isOverlay ? (
    <Dialog
      open
      place="sheet"
      title={names.title}
      closeLabel={say("close")}
      onClose={onClose}
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
