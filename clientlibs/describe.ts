import {
  attributeName,
  type Bilingual,
  type CivilDate,
  commonAttributes,
  commonEvents,
  commonStates,
  type Described,
  type EventDescription,
  type Kind,
  toIsoDate,
  type WidgetDefinition,
} from "../src/definition";

const nothing: Bilingual = { it: "", en: "" };

/** An attribute as the outputs tell of it. */
export interface AttributeRow {
  readonly field: string;
  /** `data-…` */
  readonly name: string;
  readonly kind: Kind<unknown>;
  readonly label: Bilingual;
  readonly help: Bilingual;
}

const attributeRows = (kinds: Readonly<Record<string, Kind<unknown>>>): AttributeRow[] =>
  Object.entries(kinds).map(([field, kind]) => ({
    field,
    name: attributeName(field),
    kind,
    label: kind.label ?? { it: field, en: field },
    help: kind.help ?? nothing,
  }));

/** The attributes of a widget, without those that every element has. */
export const ownAttributes = ({ attributes }: WidgetDefinition) => attributeRows(attributes);

/** The attributes that every element has. */
export const sharedAttributes = attributeRows(commonAttributes);

/** All attributes that an element of this widget understands. */
export const allAttributes = (definition: WidgetDefinition) => [
  ...ownAttributes(definition),
  ...sharedAttributes,
];

export interface EventRow extends EventDescription {
  readonly name: string;
  readonly detail: string;
}

const eventRow = ([name, event]: readonly [string, EventDescription]): EventRow => ({
  ...event,
  name,
  detail: event.detail ?? "unknown",
});

/** Events that come from an element of this widget: its own, and those that every element sends. */
export const elementEvents = ({ events = {} }: WidgetDefinition): EventRow[] => [
  ...Object.entries(events).map(eventRow),
  ...Object.entries(commonEvents)
    .filter(([, { from }]) => from === "element")
    .map(eventRow),
];

/** Events that come from the document. */
export const documentEvents: readonly EventRow[] = Object.entries(commonEvents)
  .filter(([, { from }]) => from === "document")
  .map(eventRow);

/** What `data-state` can say: the widget's own words win over those that hold for every element. */
export const statesOf = ({ states = {} }: WidgetDefinition): readonly (readonly [string, Described])[] =>
  Object.entries({ ...commonStates, ...states });

/** `vetrina-date-picker` → `date-picker`: the name of its page and of its component. */
export const shortName = ({ tag }: Pick<WidgetDefinition, "tag">) => tag.replace(/^vetrina-/, "");

/** `vetrina-date-picker` → `VetrinaDatePicker`. */
export const className = ({ tag }: WidgetDefinition) =>
  tag.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

const isCivilDate = (value: object): value is CivilDate => "year" in value;

/** A default as an author would write it; undefined where there is none. */
export function defaultText({ default: value }: Kind<unknown>): string | undefined {
  if (value === undefined || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return isCivilDate(value) ? toIsoDate(value) : undefined;
}

/** What may be written into the attribute, as a TypeScript type. */
export function typescriptType({ type, choices }: Kind<unknown>): string {
  if (type === "choice") return (choices ?? []).map((choice) => JSON.stringify(choice)).join(" | ");
  if (type === "flag") return 'boolean | "" | "true" | "false"';
  return type === "number" ? "number | string" : "string";
}
