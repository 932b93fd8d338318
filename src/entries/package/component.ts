import {
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { attributeName } from "../../definition/widget";
import type { ElementFields } from "./element-types";

/** Description of a widget's element for React, generated from the widget's definition. */
export interface ElementDescription<EventProp extends string = string> {
  readonly name: string;
  readonly tag: string;
  /** Field names of the element's attributes. */
  readonly attributes: readonly string[];
  /** Fields that must be set as properties. Some of them are attributes too. */
  readonly properties: readonly string[];
  /** Event names by prop, such as `vetrina:date-change` for `onVetrinaDateChange`. */
  readonly events: Readonly<Record<EventProp, string>>;
}

/** Props of a form control that React sets without the library. */
export interface FormProps {
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** Listeners by prop. `Events` maps each prop to its event. */
type EventProps<Events> = {
  readonly [Name in keyof Events]?: ((event: Events[Name]) => void) | undefined;
};

/** Props of a tag that is written in JSX directly. */
export type TagProps<Element, Extra = unknown> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & Extra;

/** Makes the named fields required and excludes undefined from their types. */
type Requiring<Fields, Names extends string> = Omit<Fields, Names> & {
  [Name in Names & keyof Fields]-?: NonNullable<Fields[Name]>;
};

/** Fields of the definition, its events, and the attributes of any HTML element. */
export type ComponentProps<Definition, RequiredField extends string, Events, Extra, Element> = Readonly<
  Requiring<ElementFields<Definition>, RequiredField>
> &
  EventProps<Events> &
  Omit<HTMLAttributes<HTMLElement>, keyof ElementFields<Definition>> &
  Extra & { readonly ref?: Ref<Element> | undefined };

type Values = Readonly<Record<string, unknown>>;

const toAttribute = (value: unknown) => (value === undefined || value === null ? undefined : String(value));

/** Returns the attributes and events under the names with which React passes them to a custom element. */
function elementProps({ attributes, properties, events }: ElementDescription, props: Values): Values {
  const named = Object.entries(props).flatMap(([name, value]) => {
    if (attributes.includes(name)) return [[attributeName(name), toAttribute(value)] as const];
    // These properties are set by `useProperties`, because React would treat a function called `on…` as a
    // listener.
    if (properties.includes(name)) return [];
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    return [[event === undefined ? name : `on${event}`, value] as const];
  });
  return Object.fromEntries(named);
}

/**
 * Sets only properties that have changed since the last commit, so that a value chosen by the player is kept.
 */
function useProperties(element: RefObject<HTMLElement | null>, names: readonly string[], props: Values) {
  const previous = useRef<Values>({});
  useLayoutEffect(() => {
    for (const name of names) {
      if (Object.is(props[name], previous.current[name])) continue;
      Object.assign(element.current ?? {}, { [name]: props[name] });
    }
    previous.current = props;
  });
}

/**
 * A React component that renders the element of a widget. It can render on a server and before the library
 * has started: attributes are in the markup, and the element takes over properties that were set early.
 */
export function createComponent<
  Definition,
  RequiredField extends string,
  Events,
  Extra,
  Element extends HTMLElement,
>(
  description: ElementDescription<keyof Events & string>,
): {
  (props: ComponentProps<Definition, RequiredField, Events, Extra, Element>): ReactElement;
  displayName: string;
} {
  function Widget({ ref, ...props }: Values & { readonly ref?: Ref<Element> | undefined }) {
    const element = useRef<Element>(null);
    useImperativeHandle(ref, () => element.current as Element, []);
    useProperties(element, description.properties, props);
    return createElement(description.tag, { ...elementProps(description, props), ref: element });
  }
  Widget.displayName = description.name;
  return Widget as never;
}
