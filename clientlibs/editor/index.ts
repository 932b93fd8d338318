import type { OutputFile, Source } from "../source";
import { customElementsManifest } from "./custom-elements";
import { declarations, reactDeclarations } from "./declarations";
import { htmlData } from "./html-data";
import { webTypes } from "./web-types";

/** The files for editors and compilers. All texts are in English. */
export function editorFiles(source: Source): OutputFile[] {
  return [
    { path: "custom-elements.json", content: customElementsManifest(source) },
    { path: "html-data.json", content: htmlData(source) },
    { path: "web-types.json", content: webTypes(source) },
    { path: "vetrina.d.ts", content: declarations(source) },
    { path: "vetrina-react.d.ts", content: reactDeclarations(source) },
  ];
}
