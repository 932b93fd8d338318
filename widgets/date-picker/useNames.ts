import { formatItalianDate, formatLongDate } from "../../src/calendar/format";
import type { CivilDate } from "../../src/definition";
import { useLabelling } from "../../src/element/labelling";
import { useConfig, useTexts } from "../../src/widget-kit";
import { type FieldNames, fieldNames } from "../../src/widget-kit/calendar";
import { datePickerTexts } from "./texts";
import type { DatePickerProps } from "./useDatePicker";

/** @param props the properties, with the author's link text if there is one */
export function useNames(
  selected: CivilDate | undefined,
  { linkText, required }: DatePickerProps,
): FieldNames {
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  return fieldNames(
    {
      labelling: useLabelling(),
      authorText: linkText,
      isRequired: required,
      selected: selected && {
        shown: formatItalianDate(selected),
        date: formatLongDate(selected, language),
      },
    },
    say,
  );
}
