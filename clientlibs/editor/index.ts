import type { OutputFile, Source } from "../source";
import { customElementsManifest } from "./custom-elements";
import { declarations, reactDeclarations } from "./declarations";
import { htmlData } from "./html-data";
import { webTypes } from "./web-types";

/**
 * Files for editors and compilers. Texts for authors are in English, and the folder `it` has them in Italian.
 *
 * @param docs the folder of the author documentation, to which each element's description links; by default
 * the `docs` folder next to this folder
 */
export function editorFiles(source: Source, docs?: string): OutputFile[] {
  const english = { language: "en", docs: docs ?? "../docs/" } as const;
  const italian = { language: "it", docs: docs ?? "../../docs/" } as const;
  return [
    { path: "custom-elements.json", content: customElementsManifest(source) },
    { path: "html-data.json", content: htmlData(source, english) },
    { path: "it/html-data.json", content: htmlData(source, italian) },
    { path: "web-types.json", content: webTypes(source, english) },
    { path: "it/web-types.json", content: webTypes(source, italian) },
    { path: "vetrina.d.ts", content: declarations(source) },
    { path: "vetrina-react.d.ts", content: reactDeclarations(source) },
  ];
}
