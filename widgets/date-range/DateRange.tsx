import { useRef } from "react";
import { formatLongDate, formatSpan } from "../../src/calendar/format";
import { type CivilSpan, toIsoDate, type WidgetModule } from "../../src/definition";
import { useLabelling } from "../../src/element/labelling";
import { chipsStyles } from "../../src/ui/chips/Chips";
import { useConfig, useTexts } from "../../src/widget-kit";
import {
  CalendarPanel,
  calendarStyles,
  Field,
  type FieldNames,
  fieldNames,
  RemoveLink,
} from "../../src/widget-kit/calendar";
import dateRangeCss from "./date-range.css?inline";
import { Edges } from "./Edges";
import { Presets } from "./Presets";
import { dateRangeTexts } from "./texts";
import { type DateRangeProps, useDateRange } from "./useDateRange";
import { presetsWithin, useUnknownPresets } from "./usePresets";

/** A header with the selected period that opens a calendar. */
export function DateRange(props: DateRangeProps) {
  const headerRef = useRef<HTMLButtonElement>(null);
  const { field, selected, start, view, toggle, select, remove } = useDateRange(props, headerRef);
  const say = useTexts(dateRangeTexts);
  const { language } = useConfig();
  const names = useNames(selected, props);
  useUnknownPresets(props.presets, field.warn);
  const presets = view ? presetsWithin(props.presets, view.today, view.limits) : [];
  return (
    <Field
      field={field}
      headerRef={headerRef}
      names={names}
      isDisabled={props.disabled}
      selection={selected && <span part="selected">{formatSpan(selected, language)}</span>}
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
          before={
            <>
              {presets.length > 0 && <Presets presets={presets} selected={selected} onSelect={select} />}
              <Edges selected={selected} start={start} />
            </>
          }
          after={selected && <RemoveLink look="link" name={names.remove} say={say} onRemove={remove} />}
        />
      )}
    </Field>
  );
}

/** @param props the properties, with the author's link text if there is one */
function useNames(selected: CivilSpan | undefined, { linkText, required }: DateRangeProps): FieldNames {
  const say = useTexts(dateRangeTexts);
  const { language } = useConfig();
  const inFull = ({ from, to }: CivilSpan) => {
    const first = formatLongDate(from, language);
    const last = formatLongDate(to, language);
    return toIsoDate(from) === toIsoDate(to) ? first : say("fromTo", { from: first, to: last });
  };
  return fieldNames(
    {
      labelling: useLabelling(),
      authorText: linkText,
      isRequired: required,
      selected: selected && { shown: formatSpan(selected, language), date: inFull(selected) },
    },
    say,
  );
}

export default {
  component: DateRange,
  styles: [...calendarStyles, chipsStyles, dateRangeCss],
} satisfies WidgetModule<DateRangeProps>;
