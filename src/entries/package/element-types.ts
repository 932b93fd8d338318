import type { CivilDate, PropertyKind, ValueOf, WidgetDefinition } from "../../definition";

/**
 * The type of a value as a page writes it. Days are written as `yyyy-mm-dd`, and lists as an array or a
 * comma-separated string.
 */
type Written<Value> = Value extends CivilDate
  ? string
  : Value extends readonly string[]
    ? string | readonly string[]
    : Value;

type PropertiesOf<Properties> = {
  [Name in keyof Properties]?:
    | (Properties[Name] extends PropertyKind<infer Value> ? Value : never)
    | undefined;
};

/** The fields that a page can set on the element of a definition: its attributes by field name, and its properties. */
export type ElementFields<Definition> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? {
        [Name in keyof Attributes]?: Written<NonNullable<ValueOf<Attributes[Name]>>> | undefined;
      } & PropertiesOf<Properties>
    : never;

/** The element of a definition; `Fields` are the attributes that are also properties. */
export type WidgetElement<Definition, Fields extends string = never> =
  Definition extends WidgetDefinition<infer Attributes, infer Properties>
    ? HTMLElement &
        PropertiesOf<Properties> & {
          [Name in Fields & keyof Attributes]: Written<NonNullable<ValueOf<Attributes[Name]>>>;
        }
    : never;

/** The members that a form-associated element shares with native controls. */
export interface FormControl {
  name: string;
  required: boolean;
  disabled: boolean;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
}
