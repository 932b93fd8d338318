import type { Bilingual, DescribedWidget } from "../src/description";
import { editorWords } from "./editor-words";

/** An HTML attribute that a form control supports. */
export interface FormAttribute {
  readonly name: "name" | "required" | "disabled";
  readonly label: Bilingual;
  readonly help: Bilingual;
  readonly isFlag: boolean;
}

/** The HTML attributes of a widget's element that its form reads. */
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
