import type {
  AttributeKinds,
  DemoScenario,
  DetailField,
  DetailFields,
  DetailName,
  EventKind,
  EventKinds,
  EventName,
  Kind,
  PropertyKinds,
  WidgetDefinition,
  WidgetState,
  WidgetTag,
} from "../definition";
import { withoutPrototype } from "../utils/objects";

/** A text for authors in both languages. */
export type Bilingual = Readonly<Record<"it" | "en", string>>;

export interface Described {
  readonly help: Bilingual;
}

/** The texts about an attribute, and the data that a CMS needs. */
export interface AttributeNotes extends Described {
  /** Short label of the field in an editor's dialog. */
  readonly label: Bilingual;
  /** Labels of the choices in an editor's dialog. */
  readonly choiceLabels?: Readonly<Record<string, Bilingual>>;
  /** True if authors must fill in the field, although the widget also starts without a value. */
  readonly needed?: boolean;
  /** True if a site sets the value once for all elements with this tag. An element can override it. */
  readonly siteWide?: boolean;
}

export type DescribedKind = Kind<unknown> & AttributeNotes;
export type DescribedKinds = Readonly<Record<string, DescribedKind>>;

export interface PropertyNotes extends Described {
  /** The TypeScript type of the value, for generated declarations. */
  readonly type: string;
}

export interface EventNotes<Name extends string = string> extends Described {
  /**
   * The fields of `detail` that an analytics tool may receive. None of them is personal. Fields that are not
   * listed are not passed on.
   */
  readonly analytics?: readonly Name[];
}

/** The notes on each event, with additional fields. */
export type NotesOfEvents<Events, Others = unknown> = {
  readonly [Name in keyof Events]: EventNotes<DetailName<Events[Name]>> & Others;
};

export interface DescribedEvent extends EventNotes {
  /** The TypeScript type of the event's `detail`. */
  readonly detail?: string;
  readonly cancelable?: boolean;
}

export interface SlotDescription extends Described {
  /** Label of the field in an editor's dialog. Only slots that the fallback markup fills have a label. */
  readonly label?: Bilingual;
  /** True if authors must fill the slot. */
  readonly needed?: boolean;
  /** Markup of the slot's content in the documentation. @default an element that contains dots */
  readonly example?: Bilingual;
}

/**
 * Children that the author repeats, such as the steps of a tour: `<div slot="step" data-…>rich text</div>`. A CMS offers
 * them as a list of fields.
 */
export interface ItemsDescription extends Described {
  /** The slot of each child. The CMS stores the list under the slot's name with an added s. */
  readonly slot: string;
  readonly label: Bilingual;
  /** The label of one child. */
  readonly item: Bilingual;
  /** The attributes of a child, by field name. */
  readonly attributes: DescribedKinds;
  /** The rich text inside a child; the CMS stores it as `text`. */
  readonly content: Described & { readonly label: Bilingual };
}

/** The values of one child by field name, and its rich text as `text`. */
export type ItemExample = Readonly<Record<string, string>>;

/** A use of the widget, for the documentation: it shows all examples and prints the first one for copying. */
export interface Example {
  readonly title: Bilingual;
  /** Attribute values by field name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The repeated children in the example. */
  readonly items?: readonly ItemExample[];
  /** The markup of the widgets inside the example, one per line. */
  readonly inside?: readonly string[];
  /** Global HTML attributes, such as `id` and `name`. */
  readonly own?: Readonly<Record<string, string>>;
  /** The label of the form control, if the example is in a form. */
  readonly label?: Bilingual;
  /**
   * Other widgets that the example needs. For example, the login modal opens only at the request of another
   * widget.
   */
  readonly companions?: readonly WidgetTag[];
  /** The scenario of demo mode that the example shows. */
  readonly demo: DemoScenario;
}

/** The effect of one or more keys. */
export interface KeyDescription extends Bilingual {
  readonly keys: readonly string[];
}

type TextsByLanguage = Readonly<Record<"it" | "en", Readonly<Record<string, unknown>>>>;

/** Heights in units of `--vetrina-u`. */
export interface ReservedBox {
  readonly minHeight: number;
  /**
   * Aspect ratio of an image above the content, as wide as the widget. A site changes the ratio with
   * `--vetrina-media-ratio`.
   */
  readonly mediaRatio?: string;
  /** The height inside another widget, such as a table in the lobby. Needs `mediaRatio`. */
  readonly inside?: { readonly tag: WidgetTag; readonly minHeight: number };
  /**
   * The maximum height of reserved space that fills the viewport. Without a limit, it would grow endlessly in
   * an editor whose viewport grows with its content.
   */
  readonly fillsWindowUpTo?: number;
  /**
   * The height of a list's first row. If `data-limit` does not state a number of cards, the list shows only
   * this row, so that it fills the reserved space.
   */
  readonly firstRow?: number;
  /** The heights for other values of `data-look`. */
  readonly looks?: Readonly<Record<string, number>>;
  /** The slots at the bottom of a card. Their space is reserved before the widget has loaded. */
  readonly foot?: {
    /** Height of the card's title and content above the slots. */
    readonly below: number;
    /** The slots from top to bottom, each with its font size. A line separates two slots. */
    readonly slots: Readonly<Record<string, number>>;
  };
  /** Layout of the children if they form a grid, as in the rendered widget. */
  readonly grid?: {
    /** Height of the content that the widget shows above the grid. */
    readonly below: number;
    /** The value of `grid-template-columns`. */
    readonly columns: string;
  };
  readonly inline?: boolean;
}

/** The part of a description that does not depend on the definition. */
interface CommonDescription {
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /**
   * Content that authors put inside the element. It is visible until the widget renders, and stays visible if
   * the widget cannot render.
   */
  readonly children: "text" | "link" | "markup" | "none";
  readonly slots?: Readonly<Record<string, SlotDescription>>;
  readonly items?: ItemsDescription;
  /** The widgets that authors place inside this widget. A CMS offers only these widgets there. */
  readonly contains?: readonly WidgetTag[];
  /** The tag of the element whose shadow root has the parts. @default the widget's own */
  readonly partsIn?: WidgetTag;
  readonly keyboard?: readonly KeyDescription[];
  readonly examples?: readonly [Example, ...Example[]];
  /** Name of the Coral icon in AEM. */
  readonly icon?: string;
  /** Keys of the configuration that a page must set for this widget, in addition to those of its services. */
  readonly configuration?: readonly string[];
  /** Markup that templates print inside the element. `{name}` stands for an attribute or a text of the widget. */
  readonly fallback: string;
  readonly texts?: TextsByLanguage;
  /**
   * True for an element outside the page's flow that is invisible until it is needed. A page needs at most
   * one such element.
   */
  readonly overlay?: boolean;
  /** The space that `vetrina.css` reserves; `hidden` for an invisible widget. */
  readonly placeholder: ReservedBox | "hidden";
}

type NotesOf<K> = K extends { readonly choices: readonly (infer Choice extends string)[] }
  ? AttributeNotes & { readonly choiceLabels: Readonly<Record<Choice, Bilingual>> }
  : AttributeNotes;

/** A field with a note for each name. The field is optional if there are no names. */
type NotesFor<Field extends string, Names extends PropertyKey, Notes> = [Names] extends [never]
  ? { readonly [Name in Field]?: Readonly<Record<never, Notes>> }
  : { readonly [Name in Field]: Readonly<Record<Names, Notes>> };

/** The description of a definition: a note for each attribute, property, event and state. */
type DescriptionOf<Attributes, Properties, Events, State extends string> = CommonDescription & {
  readonly attributes: { readonly [Name in keyof Attributes]: NotesOf<Attributes[Name]> };
  readonly parts?: Readonly<Record<string, Bilingual>>;
} & NotesFor<"properties", keyof Properties, PropertyNotes> &
  ([keyof Events] extends [never]
    ? { readonly events?: Readonly<Record<never, EventNotes>> }
    : { readonly events: NotesOfEvents<Events> }) &
  NotesFor<"states", State, Bilingual>;

/**
 * Rejects a note about an attribute, event or state that the definition does not have, even if the note comes
 * from a spread object.
 */
type WithoutSurplus<Given, Wanted> = {
  readonly [Field in keyof Given]: Field extends "attributes" | "properties" | "events" | "states"
    ? {
        readonly [Name in keyof Given[Field]]: Name extends keyof NonNullable<Wanted[Field & keyof Wanted]>
          ? unknown
          : never;
      }
    : unknown;
};

/** The description of any definition. This type does not check individual names. */
type AnyDescription = Pick<DescribedWidget, "attributes"> &
  Partial<Pick<DescribedWidget, "properties" | "events">> & {
    readonly states?: Readonly<Record<string, Bilingual>>;
    readonly parts?: Readonly<Record<string, Bilingual>>;
  };

/** A definition together with its description, for generators and the inspector. */
export interface DescribedWidget<Field extends string = string>
  extends Omit<WidgetDefinition, "attributes" | "properties" | "events" | "states">, CommonDescription {
  readonly attributes: Readonly<Record<Field, DescribedKind>>;
  readonly properties: Readonly<Record<string, PropertyNotes>>;
  readonly events: Readonly<Record<EventName, DescribedEvent>>;
  /** The widget's own states, in addition to the states of every element. */
  readonly states: { readonly [State in WidgetState]?: Described };
  readonly parts?: Readonly<Record<string, Described>>;
}

/** Converts each text to an entry of the same name with the text as its help. */
const asHelp = (sentences: Readonly<Record<string, Bilingual>>): Readonly<Record<string, Described>> =>
  Object.fromEntries(Object.entries(sentences).map(([name, help]) => [name, { help }]));

/** Combines each kind with the notes of the same name. Like a kind, the result has no prototype. */
export const describeKinds = <Kinds extends AttributeKinds>(
  kinds: Kinds,
  notes: { readonly [Name in keyof Kinds]: AttributeNotes },
): { readonly [Name in keyof Kinds]: DescribedKind } =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, withoutPrototype({ ...kind, ...notes[name] })]),
  ) as unknown as { readonly [Name in keyof Kinds]: DescribedKind };

function describeEvent<Notes extends EventNotes>({ detail, ...kind }: EventKind, notes: Notes) {
  return { ...kind, ...(detail && { detail: detailType(detail) }), ...notes };
}

/** Combines each event with the notes of the same name. */
export const describeEvents = <Notes extends EventNotes>(
  events: EventKinds,
  notes: Readonly<Record<string, Notes>>,
): Readonly<Record<EventName, DescribedEvent & Notes>> =>
  Object.fromEntries(
    Object.entries(notes).map(([name, note]) => [name, describeEvent(events[name as EventName] ?? {}, note)]),
  );

/**
 * Describes a widget for authors. A missing or an additional note of an attribute, property, event or state
 * is a type error.
 */
export function describeWidget<
  Attributes extends AttributeKinds,
  Properties extends PropertyKinds,
  Events extends EventKinds,
  State extends WidgetState,
  const Given extends DescriptionOf<Attributes, Properties, Events, State>,
>(
  definition: WidgetDefinition<Attributes, Properties, Events, State>,
  description: Given & WithoutSurplus<Given, DescriptionOf<Attributes, Properties, Events, State>>,
): DescribedWidget<keyof Attributes & string> {
  const {
    attributes,
    properties = {},
    events = {},
    states = {},
    parts,
  } = description as unknown as AnyDescription;
  return {
    ...definition,
    ...(description as CommonDescription),
    attributes: describeKinds<AttributeKinds>(definition.attributes, attributes),
    properties,
    events: describeEvents(definition.events ?? {}, events),
    states: asHelp(states),
    ...(parts && { parts: asHelp(parts) }),
  } as DescribedWidget<keyof Attributes & string>;
}

const isOptional = (field: DetailField): field is Extract<DetailField, `${string}?`> =>
  typeof field === "string" && field.endsWith("?");

function fieldType(name: string, field: DetailField): string {
  if (isOptional(field)) return `${name}?: ${field.slice(0, -1)}`;
  return `${name}: ${typeof field === "string" ? field : field.map((word) => `"${word}"`).join(" | ")}`;
}

function fieldsType(fields: DetailFields): string {
  const members = Object.entries(fields).map(([name, field]) => fieldType(name, field));
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

/** The TypeScript type of an event's detail, such as `{ value: string }`. */
export const detailType = (detail: NonNullable<EventKind["detail"]>): string =>
  [detail].flat().map(fieldsType).join(" | ");
