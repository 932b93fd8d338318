import type { RefObject } from "react";
import { formatItalianDate, formatLongDate } from "../../src/calendar";
import { toIsoDate } from "../../src/definition";
import { useConfig, useTexts } from "../../src/services";
import { Icon } from "../../src/ui";
import { RemoveLink } from "./RemoveLink";
import { datePickerTexts } from "./texts";
import type { Picker } from "./useDatePicker";

export interface HeaderProps {
  readonly picker: Picker;
  readonly headerRef: RefObject<HTMLButtonElement | null>;
  readonly linkText: string;
  readonly isDisabled: boolean;
}

/** Icon and selected-date text; a press opens or closes the calendar. */
export function Header({ picker, headerRef, linkText, isDisabled }: HeaderProps) {
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  const { selected, calendar } = picker;
  return (
    <div className="bar">
      <button
        type="button"
        ref={headerRef}
        className="header"
        part="header"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={calendar !== undefined}
        aria-controls={calendar && !calendar.isOverlay ? "panel" : undefined}
        onClick={picker.toggle}
      >
        <slot name="icon-calendar">
          <Icon name="calendar" />
        </slot>
        {selected ? (
          <>
            <time part="selected" dateTime={toIsoDate(selected)} aria-hidden="true">
              {formatItalianDate(selected)}
            </time>
            <span className="vetrina-quiet">
              {say("chosen", { date: formatLongDate(selected, language) })}
            </span>
          </>
        ) : (
          <span part="label">{linkText}</span>
        )}
      </button>
      {selected && !calendar && !isDisabled && <RemoveLink look="icon" onRemove={picker.remove} />}
    </div>
  );
}
