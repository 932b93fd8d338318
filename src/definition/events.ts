interface FieldTypes {
  readonly string: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly Error: Error;
}

type FieldType = keyof FieldTypes;

/** The type of a field, or a list of the strings that it may have. A field with `?` may be missing. */
export type DetailField = FieldType | `${FieldType}?` | readonly string[];

export type DetailFields = Readonly<Record<string, DetailField>>;

/** An event of an element or of the library. The event's types and documentation are derived from it. */
export interface EventKind {
  /**
   * The fields of the event's detail, or a list of alternative sets of fields.
   * @default no detail
   */
  readonly detail?: DetailFields | readonly DetailFields[];
  /** True if the event is a request that the page may cancel and handle itself. */
  readonly cancelable?: boolean;
}

export type EventName = `vetrina:${string}`;

export type EventKinds = Readonly<Record<EventName, EventKind>>;

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends `${FieldType}?` ? Name : never;
}[keyof Fields];

type ValueOfField<Field> = Field extends readonly (infer Choice)[]
  ? Choice
  : Field extends FieldType | `${infer Type extends FieldType}?`
    ? FieldTypes[Field extends FieldType ? Field : Type]
    : never;

/** Distributes over unions, so that each alternative has its own type. */
type ValueOfFields<Fields> = Fields extends DetailFields
  ? { readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: ValueOfField<Fields[Name]> } & {
      readonly [Name in OptionalNames<Fields>]?: ValueOfField<Fields[Name]>;
    }
  : never;

/** The type of an event's `detail`; undefined if the event has no detail. */
export type DetailOf<Kind> = Kind extends { readonly detail: infer Detail }
  ? ValueOfFields<Detail extends readonly (infer Alternative)[] ? Alternative : Detail>
  : undefined;

/** The arguments that follow the event's name when an event is sent. */
export type DetailArguments<Kind> = Kind extends { readonly detail: unknown } ? [detail: DetailOf<Kind>] : [];

type NamesOf<Detail> = Detail extends unknown ? keyof Detail : never;

/** The names of the fields of an event's detail. */
export type DetailName<Kind> = NamesOf<DetailOf<Kind>> & string;
