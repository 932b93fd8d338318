import type { CalendarTranslate } from "./calendar-view";

/**
 * Accessible names of the parts of a field with a calendar. Each name starts with the visible text, which
 * voice control requires. It also contains the page's label or the author's link text, because a page may
 * have several fields.
 */
export interface FieldNames {
  /** Text of the header while nothing is selected. */
  readonly linkText: string;
  readonly header: string;
  readonly calendar: string;
  /** The heading of a modal calendar. */
  readonly title: string;
  readonly remove: string;
  /**
   * A sentence about a missing value, followed by the page's description of the field; empty if neither
   * applies.
   */
  readonly description: string;
}

interface FieldFacts {
  /** The page's label and description of the element; empty if the page does not have them. */
  readonly labelling: { readonly label: string; readonly description: string };
  /** The link text that the author wrote, if any. */
  readonly authorText: string | undefined;
  readonly isRequired: boolean | undefined;
  /** The selection as the header shows it, and in full; undefined if nothing is selected. */
  readonly selected: { readonly shown: string; readonly date: string } | undefined;
}

export function fieldNames(
  { labelling, authorText, isRequired, selected }: FieldFacts,
  say: CalendarTranslate,
): FieldNames {
  // The name adds a colon, so the author's colon is removed.
  const label = labelling.label.replace(/\s*:$/, "");
  const linkText = authorText || say("linkText");
  const purpose = label || authorText;
  const withPurpose = (name: string) => (purpose ? `${name}: ${purpose}` : name);
  return {
    linkText,
    // After a selection the focus moves to the header, whose name is then announced.
    header: selected
      ? say("chosen", { label: purpose || say("date"), ...selected })
      : [...new Set([label, linkText])].filter(Boolean).join(": "),
    calendar: withPurpose(say("calendar")),
    title: label || linkText,
    remove: withPurpose(say("remove")),
    // The description states a missing value, because ARIA allows neither `aria-required` nor `aria-invalid`
    // on a button.
    description: [isRequired && !selected && say("required"), labelling.description]
      .filter(Boolean)
      .join(". "),
  };
}
