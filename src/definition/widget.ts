import type { DemoScenario } from "./common-attributes";
import type { Bilingual, Kind, ValueOf } from "./kinds";

export type AttributeKinds = Readonly<Record<string, Kind<unknown>>>;

/** A value that only a script can give: an object or a function set as a property of the element. */
export interface PropertyKind<Value> {
  /** The value's type, as TypeScript writes it: generated declarations print it. */
  readonly type?: string;
  readonly help?: Bilingual;
  /** Only for the type system. */
  readonly value?: Value;
}

export type PropertyKinds = Readonly<Record<string, PropertyKind<unknown>>>;

export function property<Value>(description: Omit<PropertyKind<Value>, "value"> = {}): PropertyKind<Value> {
  return description;
}

/** Chunks of services that must be there before the widget is defined. */
export type ServiceNeed = "account" | "area" | "bonus" | "gamification" | "liveCasino";

export interface EventDescription {
  /** Only requests, which a page may answer itself, can be cancelled. */
  readonly cancelable?: boolean;
  /** The type of the event's `detail`, as TypeScript writes it. */
  readonly detail?: string;
  readonly help: Bilingual;
}

export interface Described {
  readonly help: Bilingual;
}

/** What a host says of itself in `data-state`, for the page's own styles and for tests. */
export type WidgetState =
  "ready" | "loading" | "empty" | "stale" | "error" | "offline" | "logged-out" | "restricted";

export interface SlotDescription extends Described {
  /** Names the field in an editor's dialog; only slots that the fallback fills have one. */
  readonly label?: Bilingual;
}

/** A widget as an author would write it: the documentation prints the first one to copy, and shows them all. */
export interface Example {
  readonly title: Bilingual;
  /** Values by field name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes that any HTML element has: `id`, `name`. */
  readonly own?: Readonly<Record<string, string>>;
  /** Widgets that stand beside it in the same simulation: the modal shows itself only when another one asks. */
  readonly beside?: readonly WidgetTag[];
  /** The situation in which it is shown. */
  readonly demo: DemoScenario;
}

export type WidgetTag = `vetrina-${string}`;

/** All that the keyboard does in a widget: the key, and what follows. */
export interface KeyDescription extends Described {
  readonly keys: readonly string[];
}

/** What a chunk of a widget gives to the element class, as its default export. */
export interface WidgetModule<Props> {
  readonly component: (props: Props) => unknown;
  /** Style sheets as text, adopted by the shadow root in this order. */
  readonly styles: readonly string[];
}

export type TextsByLanguage = Readonly<Record<"it" | "en", Readonly<Record<string, unknown>>>>;

/** Heights in units of `--vetrina-u`. */
export interface ReservedBox {
  readonly minHeight: number;
  /** What its height has beside, as a part of its width: a picture of a fixed shape. */
  readonly ofWidth?: number;
  /** As high as the window, but no higher than this: a CMS's editor may make its window as high as what is in it. */
  readonly fillsWindowUpTo?: number;
  /** The height instead where an author gives a field of this name a value. */
  readonly heightWith?: Readonly<Record<string, number>>;
  /** The foot of a card: what an author writes there has its place from the page's first moment on. */
  readonly foot?: {
    /** The height of the card's title and of its content, which stand above. */
    readonly below: number;
    /** The slots from top to bottom, a line between two, and the size of their text. */
    readonly slots: Readonly<Record<string, number>>;
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
  /** By field name; `minDate` is written `data-min-date`. No two capitals in a row. */
  readonly attributes: Attributes;
  readonly properties?: Properties;
  /** What an author puts inside the element; it stands there until the widget shows itself, or if it never can. */
  readonly children: "text" | "link" | "markup" | "none";
  readonly slots?: Readonly<Record<string, SlotDescription>>;
  readonly events?: Readonly<Record<`vetrina:${string}`, EventDescription>>;
  /** What `data-state` says of it, beside the states that every element has. */
  readonly states?: { readonly [State in WidgetState]?: Described };
  readonly parts?: Readonly<Record<string, Described>>;
  readonly keyboard?: readonly KeyDescription[];
  readonly examples?: readonly [Example, ...Example[]];
  /** The Coral icon that AEM shows beside the component's name. */
  readonly icon?: string;
  readonly formAssociated?: boolean;
  readonly needs?: readonly ServiceNeed[];
  /** Markup that templates print inside the element; `{name}` is an attribute or a text of the widget. */
  readonly fallback: string;
  readonly texts?: TextsByLanguage;
  /** Kilobytes (1000 bytes, gzip 9) that its chunk may have; `npm run size` fails for a widget above or without it. */
  readonly budget?: number;
  /** The box that `vetrina.css` reserves, or nothing for an invisible widget. */
  readonly placeholder: ReservedBox | "hidden";
  /** `near` waits until the element comes close to the viewport; its fallback must be usable by itself. */
  readonly mount?: "now" | "idle" | "near";
  readonly load: () => Promise<{ readonly default: WidgetModule<never> }>;
}

type AttributeValues<Attributes> = { readonly [Name in keyof Attributes]: ValueOf<Attributes[Name]> };
type PropertyValues<Properties> = {
  readonly [Name in keyof Properties]?: Properties[Name] extends PropertyKind<infer Value> ? Value : never;
};

/** What the component of a definition receives; `disabled` only means something where it is form-associated. */
export type WidgetProps<Definition> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? AttributeValues<Attributes> & PropertyValues<Properties> & { readonly disabled: boolean }
    : never;

/** Says everything about a widget once; what it returns keeps the exact types of its attributes. */
export function defineWidget<
  const Attributes extends AttributeKinds,
  const Properties extends PropertyKinds = Record<never, never>,
>(definition: WidgetDefinition<Attributes, Properties>): WidgetDefinition<Attributes, Properties> {
  return definition;
}

/** `minDate` → `data-min-date`. */
export function attributeName(field: string): string {
  return `data-${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
