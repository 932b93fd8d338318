import type { Bilingual, WidgetDefinition } from "../src/definition";
import { formAttributes } from "./form-attributes";

/** A property of an element. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly help: Bilingual;
}

const noText: Bilingual = { it: "", en: "" };

const formMembers: readonly Member[] = [
  {
    name: "form",
    type: "HTMLFormElement | null",
    isReadonly: true,
    help: { it: "Il modulo che contiene l’elemento.", en: "The form that contains the element." },
  },
  {
    name: "labels",
    type: "Iterable<Node>",
    isReadonly: true,
    help: { it: "Le etichette (`<label>`) dell’elemento.", en: "The labels (`<label>`) of the element." },
  },
];

/**
 * The properties of an element: attributes that are properties too, properties without attribute, and those of form
 * controls.
 */
export function membersOf(definition: WidgetDefinition): Member[] {
  const { attributes, properties = {}, formAssociated } = definition;
  return [
    ...Object.entries(attributes)
      .filter(([, { property }]) => property)
      .map(([name, { help }]) => ({ name, type: "string", isReadonly: false, help: help ?? noText })),
    ...Object.entries(properties).map(([name, { type = "unknown", help }]) => ({
      name,
      type: `(${type}) | undefined`,
      isReadonly: false,
      help: help ?? noText,
    })),
    ...formAttributes(definition).map(({ name, help, isFlag }) => ({
      name,
      type: isFlag ? "boolean" : "string",
      isReadonly: false,
      help,
    })),
    ...(formAssociated ? formMembers : []),
  ];
}
