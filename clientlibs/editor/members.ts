import type { Bilingual, WidgetDefinition } from "../../src/definition";
import { editorWords } from "../editor-words";

/** A property of an element. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly help: Bilingual;
}

const noText: Bilingual = { it: "", en: "" };

const formMembers: readonly Member[] = [
  { name: "name", type: "string", isReadonly: false, help: editorWords.nameHelp },
  { name: "disabled", type: "boolean", isReadonly: false, help: editorWords.disabledHelp },
  {
    name: "form",
    type: "HTMLFormElement | null",
    isReadonly: true,
    help: { it: "Il modulo intorno all'elemento.", en: "The form around the element." },
  },
  {
    name: "labels",
    type: "Iterable<Node>",
    isReadonly: true,
    help: { it: "Le etichette dell'elemento.", en: "The labels of the element." },
  },
];

/**
 * The properties of an element: attributes that are properties too, properties without attribute, and those of form
 * controls.
 */
export function membersOf({ attributes, properties = {}, formAssociated }: WidgetDefinition): Member[] {
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
    ...(formAssociated ? formMembers : []),
  ];
}
