import type { Bilingual, DescribedWidget } from "../src/description";
import { formAttributes } from "./form-attributes";

/** A property of an element. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly isReadonly: boolean;
  readonly help: Bilingual;
}

/** Members that every form control has for scripts. */
const formMembers: Readonly<Record<string, Pick<Member, "type" | "help">>> = {
  form: {
    type: "HTMLFormElement | null",
    help: { it: "Il modulo che contiene l’elemento.", en: "The form that contains the element." },
  },
  labels: {
    type: "Iterable<Node>",
    help: { it: "Le etichette (`<label>`) dell’elemento.", en: "The labels (`<label>`) of the element." },
  },
  validity: {
    type: "ValidityState",
    help: {
      it: "Se il valore va bene; `valueMissing` è vero se manca ed è obbligatorio.",
      en: "Whether the value is valid; `valueMissing` is true if it is required and missing.",
    },
  },
  validationMessage: {
    type: "string",
    help: {
      it: "Che cosa dice il browser se il valore manca; altrimenti un testo vuoto.",
      en: "The browser’s message if the value is missing; otherwise an empty string.",
    },
  },
  willValidate: {
    type: "boolean",
    help: {
      it: "Se il browser controlla il valore: falso finché l’elemento è bloccato.",
      en: "Whether the browser checks the value: false while the element is disabled.",
    },
  },
  checkValidity: {
    type: "() => boolean",
    help: {
      it: "Dice se il valore va bene; se no, l’elemento riceve l’evento `invalid`.",
      en: "Returns whether the value is valid; if it is not, the element gets the event `invalid`.",
    },
  },
  reportValidity: {
    type: "() => boolean",
    help: {
      it: "Come `checkValidity()`; se il valore manca, porta anche il focus sull’elemento e mostra il messaggio.",
      en: "Works like `checkValidity()`; if the value is missing, it also focuses the element and shows the message.",
    },
  },
};

/**
 * Properties of an element: those with an attribute, those without an attribute, and those of form controls.
 */
export function membersOf(definition: DescribedWidget): Member[] {
  const { attributes, properties, formAssociated } = definition;
  return [
    ...Object.entries(attributes)
      .filter(([, { property }]) => property)
      .map(([name, { help }]) => ({ name, type: "string", isReadonly: false, help })),
    ...Object.entries(properties).map(([name, { type, help }]) => ({
      name,
      type: `(${type}) | undefined`,
      isReadonly: false,
      help,
    })),
    ...formAttributes(definition).map(({ name, help, isFlag }) => ({
      name,
      type: isFlag ? "boolean" : "string",
      isReadonly: false,
      help,
    })),
    ...Object.entries(formAssociated ? formMembers : {}).map(([name, member]) => ({
      name,
      isReadonly: true,
      ...member,
    })),
  ];
}
