import { folderOf } from "../../distribution/names";
import type { Bilingual, DescribedWidget } from "../../src/description";
import { sharedAttributes } from "../describe";
import { editorWords } from "../editor-words";

/** An attribute that any element of a page may have. */
export interface PageAttribute {
  readonly name: string;
  readonly help: Bilingual;
  readonly values: readonly string[];
}

/** Attributes that authors set on containers, and `slot` with the names of all slots that authors fill. */
export function pageAttributes(definitions: readonly DescribedWidget[]): readonly PageAttribute[] {
  const demo = sharedAttributes.find(({ name }) => name === "data-demo");
  const slots = definitions.flatMap(({ slots = {} }) => Object.keys(slots));
  return [
    ...(demo ? [{ name: demo.name, help: demo.help, values: demo.kind.choices ?? [] }] : []),
    { name: "data-vetrina-scheme", help: editorWords.schemeHelp, values: ["light", "dark", "auto"] },
    { name: "slot", help: editorWords.slotHelp, values: [...new Set(slots)].filter(Boolean).sort() },
  ];
}

/** Language of the editor data, and URL of the author documentation to which the data links. */
export interface EditorData {
  readonly language: keyof Bilingual;
  /** The folder of the documentation, ending in a slash. */
  readonly docs: string;
}

/** URL of an element's page. The Italian pages are in the documentation's root folder. */
export const pageOf = ({ tag }: DescribedWidget, { language, docs }: EditorData): string =>
  `${docs}${language === "en" ? "en/" : ""}${folderOf(tag)}.html`;
