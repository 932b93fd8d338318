import type { DemoScenario } from "./demo-scenarios";
import type { Bilingual, Kind, ValueOf } from "./kinds";

export type AttributeKinds = Readonly<Record<string, Kind<unknown>>>;

/** A property of the element that only scripts can set, such as an object or a function. */
export interface PropertyKind<Value> {
  /** The TypeScript type of the value, for generated declarations. */
  readonly type?: string;
  readonly help?: Bilingual;
  /** For type inference only. */
  readonly value?: Value;
}

export type PropertyKinds = Readonly<Record<string, PropertyKind<unknown>>>;

export function property<Value>(description: Omit<PropertyKind<Value>, "value"> = {}): PropertyKind<Value> {
  return description;
}

/** Services whose chunks must be loaded before the widget is defined. */
export type ServiceNeed = "account" | "area" | "bonus" | "gamification" | "liveCasino" | "panels";

export interface EventDescription {
  /** True for a request that the page may cancel and handle itself. */
  readonly cancelable?: boolean;
  /** The TypeScript type of the event's `detail`. */
  readonly detail?: string;
  /** The fields of `detail` that an analytics tool may get. None is personal; a field that is not listed stays here. */
  readonly analytics?: readonly string[];
  readonly help: Bilingual;
}

export interface Described {
  readonly help: Bilingual;
}

/** The value of an element's `data-state`, for the styles of the page and for tests. */
export type WidgetState =
  | "ready"
  | "loading"
  | "empty"
  | "stale"
  | "error"
  | "offline"
  | "reconnecting"
  | "logged-out"
  | "restricted"
  | "opted-out";

export interface SlotDescription extends Described {
  /** Label of the field in an editor's dialog. Only slots that the fallback fills have one. */
  readonly label?: Bilingual;
  /** True if authors have to fill it. */
  readonly needed?: boolean;
}

/**
 * Children that the author repeats, such as the steps of a tour: `<div slot="step" data-…>rich text</div>`. A CMS offers
 * them as a list of fields.
 */
export interface ItemsDescription extends Described {
  /** The slot of each child. The CMS stores the list under the name with an s. */
  readonly slot: string;
  readonly label: Bilingual;
  /** The label of one child. */
  readonly item: Bilingual;
  /** The attributes of a child, by field name. */
  readonly attributes: AttributeKinds;
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
  /** The repeated children. */
  readonly items?: readonly ItemExample[];
  /** The widgets inside, as markup: one a line. */
  readonly inside?: readonly string[];
  /** Global HTML attributes, such as `id` and `name`. */
  readonly own?: Readonly<Record<string, string>>;
  /** The label of a form control, for an example in a form. */
  readonly label?: Bilingual;
  /** Further widgets in the same simulation: the login modal opens only at the request of another widget. */
  readonly beside?: readonly WidgetTag[];
  /** The situation that the example shows. */
  readonly demo: DemoScenario;
}

export type WidgetTag = `vetrina-${string}`;

/** The effect of one or more keys. */
export interface KeyDescription extends Described {
  readonly keys: readonly string[];
}

/** The default export of a widget's chunk. */
export interface WidgetModule<Props> {
  readonly component: (props: Props) => unknown;
  /** Style sheets as text, adopted by the shadow root in this order. */
  readonly styles: readonly string[];
}

export type TextsByLanguage = Readonly<Record<"it" | "en", Readonly<Record<string, unknown>>>>;

/** A public read that the loader starts while the chunks load (decision 36). The service uses its answer. */
interface EarlyRead {
  /** The configuration key of the address, or of the path. */
  readonly key: string;
  /**
   * The configuration key of the path's origin.
   * @default the page's origin
   */
  readonly origin?: string;
  /** The attributes that the element must have, by field name; an empty text for one that must be absent. */
  readonly when?: Readonly<Record<string, string>>;
  /**
   * The attributes that the query contains: name of the parameter → field. If an attribute has no value, no
   * read starts.
   */
  readonly query?: Readonly<Record<string, string>>;
  /** The parameter of the page's address that gives a value which the element does not have. */
  readonly addressParameter?: string;
  /** A configuration key that changes the request. If a page sets this key, no read starts. */
  readonly unless?: string;
}

/** Heights in units of `--vetrina-u`. */
export interface ReservedBox {
  readonly minHeight: number;
  /** Aspect ratio of an image as wide as the widget, above the rest. A site changes it with `--vetrina-media-ratio`. */
  readonly mediaRatio?: string;
  /** The height inside another widget, as a table in the lobby. Needs `mediaRatio`. */
  readonly inside?: { readonly tag: WidgetTag; readonly minHeight: number };
  /** Fills the window up to this height. Without a limit, an editor whose window grows with its content would grow endlessly. */
  readonly fillsWindowUpTo?: number;
  /**
   * The height of a list's first row. Without a number of cards in `data-limit` the list shows this row only, so that it
   * fills the reserved space.
   */
  readonly firstRow?: number;
  /** The height with other values of `data-look`. */
  readonly looks?: Readonly<Record<string, number>>;
  /** The slots at the bottom of a card. Their space is reserved before the widget loads. */
  readonly foot?: {
    /** Height of the card's title and content above the slots. */
    readonly below: number;
    /** The slots from top to bottom, with their font size. A line separates two slots. */
    readonly slots: Readonly<Record<string, number>>;
  };
  /** The children are a grid, as the widget shows them later. */
  readonly grid?: {
    /** Height of what the widget shows above it. */
    readonly below: number;
    /** The value of `grid-template-columns`. */
    readonly columns: string;
  };
  readonly inline?: boolean;
}

export interface WidgetDefinition<
  Attributes extends AttributeKinds = AttributeKinds,
  Properties extends PropertyKinds = PropertyKinds,
> {
  readonly tag: WidgetTag;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  /** By field name: `minDate` is the attribute `data-min-date`. Two capitals in a row are not allowed. */
  readonly attributes: Attributes;
  /** Fields of which authors have to fill in one: the element does not show without any of them. */
  readonly requiredOneOf?: readonly string[];
  readonly properties?: Properties;
  /** What authors put inside the element. It is visible until the widget renders, and if it cannot. */
  readonly children: "text" | "link" | "markup" | "none";
  readonly slots?: Readonly<Record<string, SlotDescription>>;
  readonly items?: ItemsDescription;
  /** The widgets that authors place inside this one. A CMS offers only them there. */
  readonly contains?: readonly WidgetTag[];
  readonly events?: Readonly<Record<`vetrina:${string}`, EventDescription>>;
  /** Its values of `data-state`, in addition to those of every element. */
  readonly states?: { readonly [State in WidgetState]?: Described };
  readonly parts?: Readonly<Record<string, Described>>;
  /** The tag of the element whose shadow root has the parts. @default the widget's own */
  readonly partsIn?: `vetrina-${string}`;
  readonly keyboard?: readonly KeyDescription[];
  readonly examples?: readonly [Example, ...Example[]];
  /** Name of the Coral icon in AEM. */
  readonly icon?: string;
  readonly formAssociated?: boolean;
  /**
   * The parts of a form control's value, by name: a control with the name `periodo` submits the part `from` as
   * `periodo-from`. Without it, the control submits its value under its own name.
   */
  readonly formParts?: (value: string) => Readonly<Record<string, string>>;
  readonly needs?: readonly ServiceNeed[];
  readonly early?: EarlyRead;
  /** Keys of the configuration that a page has to set for this widget, beyond those of its services. */
  readonly configuration?: readonly string[];
  /** Markup that templates print inside the element. `{name}` stands for an attribute or a text of the widget. */
  readonly fallback: string;
  readonly texts?: TextsByLanguage;
  /** True for an element that stands outside of the page's flow, unseen until it is needed; a page needs one at most. */
  readonly overlay?: boolean;
  /** The space that `vetrina.css` reserves; `hidden` for an invisible widget. */
  readonly placeholder: ReservedBox | "hidden";
  /**
   * When the widget is loaded. `near` waits until an element is close to the viewport, and unmounts one that is far from
   * it: its fallback must be usable, and its state must not matter.
   * `use` waits until the page is idle, or until a pointer, a key or the focus is used: for what is invisible until then.
   * @default "idle"
   */
  readonly mount?: "now" | "idle" | "near" | "use";
  readonly load: () => Promise<{ readonly default: WidgetModule<never> }>;
}

type AttributeValues<Attributes> = { readonly [Name in keyof Attributes]: ValueOf<Attributes[Name]> };
type PropertyValues<Properties> = {
  readonly [Name in keyof Properties]?: Properties[Name] extends PropertyKind<infer Value> ? Value : never;
};

/** What a form control gets from its form and from HTML; without a meaning in other elements. */
interface ControlValues {
  readonly disabled: boolean;
  readonly required?: boolean;
}

/** The props of the component. */
export type WidgetProps<Definition> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? AttributeValues<Attributes> & PropertyValues<Properties> & ControlValues
    : never;

/** Defines a widget: the single source for its element, types, documentation and CMS files. */
export function defineWidget<
  const Attributes extends AttributeKinds,
  const Properties extends PropertyKinds = Record<never, never>,
>(definition: WidgetDefinition<Attributes, Properties>): WidgetDefinition<Attributes, Properties> {
  return definition;
}

/** The attribute name of a field: `minDate` becomes `data-min-date`. */
export function attributeName(field: string): string {
  return `data-${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
