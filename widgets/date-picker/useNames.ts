import { formatItalianDate, formatLongDate } from "../../src/calendar";
import type { CivilDate } from "../../src/definition";
import { useLabelling } from "../../src/element/labelling";
import { useConfig, useTexts } from "../../src/widget-kit";
import { datePickerTexts } from "./texts";
import type { DatePickerProps } from "./useDatePicker";

/**
 * Accessible names of the parts of a picker. Each starts with the visible text, as voice control needs, and contains the
 * page's label or the author's link text, because a page may have several pickers.
 */
export interface Names {
  /** Shown in the header while no date is selected. */
  readonly linkText: string;
  readonly header: string;
  readonly calendar: string;
  /** The heading of a modal calendar. */
  readonly title: string;
  readonly remove: string;
  /** That a date is missing, and the page's description of the picker; empty without either. */
  readonly description: string;
}

/** @param props with the link text that the author wrote, if any */
export function useNames(
  selected: CivilDate | undefined,
  { linkText: authorText, required }: DatePickerProps,
): Names {
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  const labelling = useLabelling();
  // The name adds a colon, so remove the author's.
  const label = labelling.label.replace(/\s*:$/, "");
  const linkText = authorText || say("linkText");
  const purpose = label || authorText;
  const withPurpose = (name: string) => (purpose ? `${name}: ${purpose}` : name);
  return {
    linkText,
    // After a selection the focus moves to the header, and its name is announced.
    header: selected
      ? say("chosen", {
          label: purpose || say("date"),
          shown: formatItalianDate(selected),
          date: formatLongDate(selected, language),
        })
      : [...new Set([label, linkText])].filter(Boolean).join(": "),
    calendar: withPurpose(say("calendar")),
    title: label || linkText,
    remove: withPurpose(say("remove")),
    // ARIA allows neither `aria-required` nor `aria-invalid` on a button.
    description: [required && !selected && say("required"), labelling.description].filter(Boolean).join(". "),
  };
}
