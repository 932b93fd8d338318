import type { Bilingual, DescribedWidget } from "../src/description";
import { editorWords } from "./editor-words";

/** An attribute of HTML that a form control has. */
export interface FormAttribute {
  readonly name: "name" | "required" | "disabled";
  readonly label: Bilingual;
  readonly help: Bilingual;
  readonly isFlag: boolean;
}

/** The attributes that a form reads from the element of a widget. */
export const formAttributes = ({
  formAssociated,
  formParts,
}: Pick<DescribedWidget, "formAssociated" | "formParts">): readonly FormAttribute[] =>
  formAssociated
    ? [
        {
          name: "name",
          label: editorWords.name,
          help: formParts ? editorWords.partsHelp : editorWords.nameHelp,
          isFlag: false,
        },
        { name: "required", label: editorWords.required, help: editorWords.requiredHelp, isFlag: true },
        { name: "disabled", label: editorWords.disabled, help: editorWords.disabledHelp, isFlag: true },
      ]
    : [];
