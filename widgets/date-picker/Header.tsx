import type { RefObject } from "react";
import { formatItalianDate } from "../../src/calendar";
import { toIsoDate } from "../../src/definition";
import { Icon } from "../../src/ui";
import { RemoveLink } from "./RemoveLink";
import type { Picker } from "./useDatePicker";
import type { Names } from "./useNames";

export interface HeaderProps {
  readonly picker: Picker;
  readonly headerRef: RefObject<HTMLButtonElement | null>;
  readonly names: Names;
  readonly isDisabled: boolean;
}

/** Icon and text of the selected date; a click opens or closes the calendar. */
export function Header({ picker, headerRef, names, isDisabled }: HeaderProps) {
  const { selected, calendar } = picker;
  return (
    <div className="bar">
      <button
        type="button"
        ref={headerRef}
        className="header"
        part="header"
        disabled={isDisabled}
        aria-label={names.header}
        aria-describedby="hint"
        aria-haspopup="dialog"
        aria-expanded={calendar !== undefined}
        aria-controls={calendar && !calendar.isOverlay ? "panel" : undefined}
        onClick={picker.toggle}
      >
        <slot name="icon-calendar">
          <Icon name="calendar" />
        </slot>
        {selected ? (
          <time part="selected" dateTime={toIsoDate(selected)}>
            {formatItalianDate(selected)}
          </time>
        ) : (
          <span part="label">{names.linkText}</span>
        )}
      </button>
      {selected && !calendar && !isDisabled && (
        <RemoveLink look="icon" name={names.remove} onRemove={picker.remove} />
      )}
      <span id="hint" hidden>
        {names.description}
      </span>
    </div>
  );
}
