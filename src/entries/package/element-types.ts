import type { CivilDate, PropertyKind, ValueOf, WidgetDefinition } from "../../definition";

/** How a value is written from outside: days as `yyyy-mm-dd`, lists also as words with commas. */
type Written<Value> = Value extends CivilDate
  ? string
  : Value extends readonly string[]
    ? string | readonly string[]
    : Value;

type PropertiesOf<Properties> = {
  [Name in keyof Properties]?:
    (Properties[Name] extends PropertyKind<infer Value> ? Value : never) | undefined;
};

/** What may be given to the element of a definition: its attributes by field name, and its properties. */
export type ElementFields<Definition> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? {
        [Name in keyof Attributes]?: Written<NonNullable<ValueOf<Attributes[Name]>>> | undefined;
      } & PropertiesOf<Properties>
    : never;

/** The element of a definition; `Fields` are those attributes that are properties as well. */
export type WidgetElement<Definition, Fields extends string = never> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? HTMLElement &
        PropertiesOf<Properties> & {
          [Name in Fields & keyof Attributes]: Written<NonNullable<ValueOf<Attributes[Name]>>>;
        }
    : never;

/** What an element that is part of a form has in common with native controls. */
export interface FormControl {
  name: string;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
}
