import type { ReactNode, RefObject } from "react";
import { Icon } from "../../ui";
import { useConfig } from "../hooks";
import type { CalendarTranslate } from "./calendar-view";
import type { FieldNames } from "./names";
import { RemoveLink } from "./RemoveLink";
import type { CalendarField } from "./useCalendarField";

export interface FieldProps {
  readonly field: CalendarField;
  readonly headerRef: RefObject<HTMLButtonElement | null>;
  readonly names: FieldNames;
  readonly isDisabled: boolean;
  /** The selection as the header shows it; undefined if nothing is selected. */
  readonly selection: ReactNode;
  /** The title of the removal link. */
  readonly removeTitle?: string | undefined;
  readonly say: CalendarTranslate;
  onToggle(): void;
  onRemove(): void;
  /** The open calendar. */
  readonly children: ReactNode;
}

/** Icon and text of the selection. A click opens or closes the calendar. */
export function Field(props: FieldProps) {
  const { field, headerRef, names, isDisabled, selection, removeTitle, say, children } = props;
  const { calendar } = field;
  return (
    <div className="field" lang={useConfig().language} onKeyDown={field.closeByEscape}>
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
          onClick={props.onToggle}
        >
          <slot name="icon-calendar">
            <Icon name="calendar" />
          </slot>
          {selection ?? <span part="label">{names.linkText}</span>}
        </button>
        {selection !== undefined && !calendar && !isDisabled && (
          <RemoveLink
            look="icon"
            name={names.remove}
            title={removeTitle}
            say={say}
            onRemove={props.onRemove}
          />
        )}
        <span id="hint" hidden>
          {names.description}
        </span>
      </div>
      {calendar && children}
    </div>
  );
}
