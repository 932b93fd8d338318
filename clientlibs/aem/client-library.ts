import type { BuiltLibrary, OutputFile } from "../source";
import { category, clientLibrary, inPackage } from "./names";
import { contentXml, multiple } from "./xml";

/** AEM's minifiers do not support current JavaScript and CSS, and the files are already minified. */
const noProcessing = multiple("default:none", "min:none");

/** A list of files that AEM concatenates. */
const fileList = (base: string, file: string) => `#base=${base}\n\n${file}\n`;

const withoutSourceMap = (script: string) => script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");

/**
 * The client library node with the loader and `vetrina.css`. The chunks are in `resources`, which AEM serves as static
 * files.
 */
export function clientLibraryFiles({ loader, reservedBoxes, resources }: BuiltLibrary): OutputFile[] {
  const at = (path: string) => inPackage(`${clientLibrary}/${path}`);
  return [
    {
      path: at(".content.xml"),
      content: contentXml({
        "jcr:primaryType": "cq:ClientLibraryFolder",
        allowProxy: true,
        categories: multiple(category),
        cssProcessor: noProcessing,
        jsProcessor: noProcessing,
      }),
    },
    { path: at("js.txt"), content: fileList("js", "loader.js") },
    { path: at("css.txt"), content: fileList("css", "widgets.css") },
    { path: at("js/loader.js"), content: withoutSourceMap(loader) },
    { path: at("css/widgets.css"), content: reservedBoxes },
    ...resources.map(({ path, content }) => ({ path: at(`resources/${path}`), content })),
  ];
}
