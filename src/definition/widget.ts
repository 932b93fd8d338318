import type { EventKinds } from "./events";
import type { Kind, ValueOf } from "./kinds";

export type AttributeKinds = Readonly<Record<string, Kind<unknown>>>;

/** A property of the element that only scripts can set, such as an object or a function. */
export interface PropertyKind<Value> {
  /** Exists only in the type, for inference. */
  readonly value?: Value;
}

export type PropertyKinds = Readonly<Record<string, PropertyKind<unknown>>>;

export const property = <Value>(): PropertyKind<Value> => ({});

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

export type WidgetTag = `vetrina-${string}`;

/** The default export of a widget's chunk. */
export interface WidgetModule<Props> {
  readonly component: (props: Props) => unknown;
  /** Style sheets as text, adopted by the shadow root in this order. */
  readonly styles: readonly string[];
}

/** A public read that starts while the chunks load (decision 36). The service uses its response. */
interface EarlyRead {
  /** The configuration key of the URL or path to read. */
  readonly key: string;
  /**
   * The configuration key of the path's origin.
   * @default the page's origin
   */
  readonly origin?: string;
  /**
   * The attributes that the element must have, by field name. An empty string means that the attribute must
   * be absent.
   */
  readonly when?: Readonly<Record<string, string>>;
  /**
   * The attributes in the query: parameter name → field. If an attribute has no value, the read does not
   * start.
   */
  readonly query?: Readonly<Record<string, string>>;
  /** The parameter of the page's URL that replaces a missing attribute of the element. */
  readonly urlParameter?: string;
  /** A configuration key that changes the request. If a page sets this key, the read does not start. */
  readonly unless?: string;
}

/**
 * Facts that the element needs at run time. The texts for authors are in its description (`src/description`).
 */
export interface WidgetDefinition<
  Attributes extends AttributeKinds = AttributeKinds,
  Properties extends PropertyKinds = PropertyKinds,
  Events extends EventKinds = EventKinds,
  State extends WidgetState = WidgetState,
  Service extends string = string,
> {
  readonly tag: WidgetTag;
  /**
   * The attributes by field name: `minDate` is the attribute `data-min-date`. Two capitals in a row are not
   * allowed.
   */
  readonly attributes: Attributes;
  /** Authors must fill in at least one of these fields; otherwise the element is not shown. */
  readonly requiredOneOf?: readonly string[];
  readonly properties?: Properties;
  readonly events?: Events;
  /** The values of `data-state` that the element can have. */
  readonly states?: readonly State[];
  readonly formAssociated?: boolean;
  /**
   * The parts of a form control's value, by name. A control with the name `periodo` submits the part `from`
   * as `periodo-from`. Without this function, the control submits its value under its own name.
   */
  readonly formParts?: (value: string) => Readonly<Record<string, string>>;
  /** Services that are loaded before the first render: names of `src/services/service-list.ts`. */
  readonly needs?: readonly Service[];
  readonly early?: EarlyRead;
  /**
   * When the widget is loaded.
   * `near` waits until an element is close to the viewport, and unmounts it when it is far away. Use it only
   * for widgets with usable fallback content and without important state.
   * `use` waits until the page is idle or the visitor uses a pointer, a key or the focus. Use it for widgets
   * that are invisible until then.
   * @default "idle"
   */
  readonly mount?: "now" | "idle" | "near" | "use";
  readonly load: () => Promise<{ readonly default: WidgetModule<never> }>;
}

type AttributeValues<Attributes> = { readonly [Name in keyof Attributes]: ValueOf<Attributes[Name]> };
type PropertyValues<Properties> = {
  readonly [Name in keyof Properties]?: Properties[Name] extends PropertyKind<infer Value> ? Value : never;
};

/** Values that a form control gets from its form and from HTML. They have no meaning in other elements. */
interface ControlValues {
  readonly disabled: boolean;
  readonly required?: boolean;
}

/** The props of the component. */
export type WidgetProps<Definition> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? AttributeValues<Attributes> & PropertyValues<Properties> & ControlValues
    : never;

/** The events of a widget. */
export type EventsOf<Definition> =
  Definition extends WidgetDefinition<infer _Attributes, infer _Properties, infer Events>
    ? Events
    : Record<never, never>;

/** Defines a widget: the single source for its element and its types. `describeWidget` adds the texts for authors. */
export function defineWidget<
  const Attributes extends AttributeKinds,
  const Properties extends PropertyKinds = Record<never, never>,
  const Events extends EventKinds = Record<never, never>,
  const State extends WidgetState = never,
  const Service extends string = never,
>(
  definition: WidgetDefinition<Attributes, Properties, Events, State, Service>,
): WidgetDefinition<Attributes, Properties, Events, State, Service> {
  return definition;
}

/** The attribute name of a field: `minDate` becomes `data-min-date`. */
export function attributeName(field: string): string {
  return `data-${field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
