import { attributeName, type CivilDate, type Kind, toIsoDate } from "../src/definition";
import {
  type Bilingual,
  commonAttributeDescriptions,
  commonEvents,
  commonStates,
  type Described,
  type DescribedEvent,
  type DescribedKind,
  type DescribedKinds,
  type DescribedWidget,
  type ItemsDescription,
  type SlotDescription,
} from "../src/description";

/** An attribute, as the generated outputs describe it. */
export interface AttributeRow {
  readonly field: string;
  /** The attribute's name in HTML, `data-…`. */
  readonly name: string;
  readonly kind: DescribedKind;
  readonly label: Bilingual;
  readonly help: Bilingual;
}

const attributeRows = (kinds: DescribedKinds): AttributeRow[] =>
  Object.entries(kinds).map(([field, kind]) => ({
    field,
    name: attributeName(field),
    kind,
    label: kind.label,
    help: kind.help,
  }));

/** Attributes of a widget, without the attributes that every element has. */
export const ownAttributes = ({ attributes }: DescribedWidget) => attributeRows(attributes);

/** The attributes of a repeated child. */
export const itemAttributes = ({ attributes }: ItemsDescription) => attributeRows(attributes);

/** Names with their descriptions, for editors. */
export const namedHelp = (descriptions: Readonly<Record<string, Described>>, language: keyof Bilingual) =>
  Object.entries(descriptions).map(([name, { help }]) => ({ name, description: help[language] }));

/**
 * The slots of a widget, for editors. The description of the slot for repeated children lists their
 * attributes.
 */
export const slotsOf = ({ slots = {}, items }: DescribedWidget, language: keyof Bilingual) =>
  namedHelp(slots, language).map(({ name, description }) => {
    const rows = items?.slot === name ? itemAttributes(items) : [];
    const more = rows.map((row) => `\`${row.name}\`: ${row.help[language]}`);
    return { name, description: [description, ...more].join(" ") };
  });

/** The attributes that every element has. */
export const sharedAttributes = attributeRows(commonAttributeDescriptions);

/** All attributes of an element of this widget. */
export const allAttributes = (definition: DescribedWidget) => [
  ...ownAttributes(definition),
  ...sharedAttributes,
];

export interface EventRow extends DescribedEvent {
  readonly name: string;
  readonly detail: string;
}

const eventRow = ([name, event]: readonly [string, DescribedEvent]): EventRow => ({
  ...event,
  name,
  detail: event.detail ?? "unknown",
});

/** Events that an element of this widget dispatches: its own events and the events of every element. */
export const elementEvents = ({ events = {} }: DescribedWidget): EventRow[] => [
  ...Object.entries(events).map(eventRow),
  ...Object.entries(commonEvents)
    .filter(([, { from }]) => from === "element")
    .map(eventRow),
];

/** Events that the document dispatches. */
export const documentEvents: readonly EventRow[] = Object.entries(commonEvents)
  .filter(([, { from }]) => from === "document")
  .map(eventRow);

/** The values of `data-state`. A widget's own description replaces the common description of a state. */
export const statesOf = ({ states }: DescribedWidget): Readonly<Record<string, Described>> => ({
  ...commonStates,
  ...states,
});

const isCivilDate = (value: object): value is CivilDate => "year" in value;

/** The default value as an author would write it; undefined if the attribute has no default. */
export function defaultText({ default: value }: Kind<unknown>): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return isCivilDate(value) ? toIsoDate(value) : undefined;
}

/** The TypeScript type of an attribute's value. */
export function typescriptType({ type, choices }: Kind<unknown>): string {
  if (type === "choice") return (choices ?? []).map((choice) => JSON.stringify(choice)).join(" | ");
  if (type === "flag") return 'boolean | "" | "true" | "false"';
  return type === "number" ? "number | string" : "string";
}

/**
 * Slots whose content the author writes: the fallback content contains the slot's name as a placeholder, and
 * no attribute has this name.
 */
export function authorSlots({
  slots = {},
  attributes,
  fallback,
}: DescribedWidget): readonly (readonly [name: string, slot: SlotDescription])[] {
  const names = [...fallback.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return Object.entries(slots).filter(([name]) => names.includes(name) && !Object.hasOwn(attributes, name));
}
