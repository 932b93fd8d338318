import { formatItalianDate, formatLongDate } from "../../src/calendar";
import type { CivilDate } from "../../src/definition";
import { useLabelling } from "../../src/element/labelling";
import { useConfig, useTexts } from "../../src/widget-kit";
import { datePickerTexts } from "./texts";

/**
 * What the parts of a picker are called. Each name begins with what is seen, so that eye, ear and voice find the same
 * thing, and says which picker of the page it is, as far as the page's label or the author's link text tells.
 */
export interface Names {
  /** Stands in the header while no date is chosen. */
  readonly linkText: string;
  readonly header: string;
  readonly calendar: string;
  /** The heading of a calendar over the page. */
  readonly title: string;
  readonly remove: string;
  /** What the page says of the picker beside; empty where it says nothing. */
  readonly description: string;
}

/** @param authorText the link text that the author wrote, if any */
export function useNames(selected: CivilDate | undefined, authorText: string | undefined): Names {
  const say = useTexts(datePickerTexts);
  const { language } = useConfig();
  const labelling = useLabelling();
  // More follows in a name: a colon of the author's own would be a second one.
  const label = labelling.label.replace(/\s*:$/, "");
  const linkText = authorText || say("linkText");
  const purpose = label || authorText;
  const ofPicker = (name: string) => (purpose ? `${name}: ${purpose}` : name);
  return {
    linkText,
    // After a choice the new name is what is announced.
    header: selected
      ? say("chosen", {
          label: purpose || say("date"),
          shown: formatItalianDate(selected),
          date: formatLongDate(selected, language),
        })
      : [...new Set([label, linkText])].filter(Boolean).join(": "),
    calendar: ofPicker(say("calendar")),
    title: label || linkText,
    remove: ofPicker(say("remove")),
    description: labelling.description,
  };
}
