import type { Bilingual, DescribedWidget } from "../src/description";
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
  {
    name: "validity",
    type: "ValidityState",
    isReadonly: true,
    help: {
      it: "Se il valore va bene; `valueMissing` è vero se manca ed è obbligatorio.",
      en: "Whether the value is valid; `valueMissing` is true if it is required and missing.",
    },
  },
  {
    name: "validationMessage",
    type: "string",
    isReadonly: true,
    help: {
      it: "Che cosa dice il browser se il valore manca; altrimenti un testo vuoto.",
      en: "What the browser says if the value is missing; otherwise an empty text.",
    },
  },
  {
    name: "willValidate",
    type: "boolean",
    isReadonly: true,
    help: {
      it: "Se il browser controlla il valore: falso finché l’elemento è bloccato.",
      en: "Whether the browser checks the value: false while the element is disabled.",
    },
  },
  {
    name: "checkValidity",
    type: "() => boolean",
    isReadonly: true,
    help: {
      it: "Dice se il valore va bene; se no, l’elemento riceve l’evento `invalid`.",
      en: "Tells whether the value is valid; if not, the element gets the event `invalid`.",
    },
  },
  {
    name: "reportValidity",
    type: "() => boolean",
    isReadonly: true,
    help: {
      it: "Come `checkValidity()`; se il valore manca, porta anche il focus sull’elemento e mostra il messaggio.",
      en: "Like `checkValidity()`; if the value is missing, it also focuses the element and shows the message.",
    },
  },
];

/**
 * The properties of an element: attributes that are properties too, properties without attribute, and those of form
 * controls.
 */
export function membersOf(definition: DescribedWidget): Member[] {
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
