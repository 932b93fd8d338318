import type { WidgetDefinition } from "../../src/definition";

/** A property of an element. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly help: string;
}

const formMembers: readonly Member[] = [
  { name: "name", type: "string", isReadonly: false, help: "The name under which a form sends the value." },
  { name: "disabled", type: "boolean", isReadonly: false, help: "True if the element accepts no input." },
  { name: "form", type: "HTMLFormElement | null", isReadonly: true, help: "The form around the element." },
  { name: "labels", type: "Iterable<Node>", isReadonly: true, help: "The labels of the element." },
];

/**
 * The properties of an element: attributes that are properties too, properties without attribute, and those of form
 * controls.
 */
export function membersOf({ attributes, properties = {}, formAssociated }: WidgetDefinition): Member[] {
  return [
    ...Object.entries(attributes)
      .filter(([, { property }]) => property)
      .map(([name, { help }]) => ({ name, type: "string", isReadonly: false, help: help?.en ?? "" })),
    ...Object.entries(properties).map(([name, { type = "unknown", help }]) => ({
      name,
      type: `(${type}) | undefined`,
      isReadonly: false,
      help: help?.en ?? "",
    })),
    ...(formAssociated ? formMembers : []),
  ];
}
