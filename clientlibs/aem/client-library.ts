import type { BuiltLibrary, OutputFile } from "../source";
import { category, clientLibrary, inPackage } from "./names";
import { contentXml, multiple } from "./xml";

/** AEM's own minifiers do not know today's JavaScript and CSS, and nothing is left for them to do. */
const untouched = multiple("default:none", "min:none");

/** A list of the files that AEM joins into one. */
const fileList = (base: string, file: string) => `#base=${base}\n\n${file}\n`;

const withoutSourceMap = (script: string) => script.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");

/** The node with the loader and the reserved boxes; the chunks lie in `resources`, as AEM serves static files. */
export function clientLibraryFiles({ loader, reservedBoxes, resources }: BuiltLibrary): OutputFile[] {
  const at = (path: string) => inPackage(`${clientLibrary}/${path}`);
  return [
    {
      path: at(".content.xml"),
      content: contentXml({
        "jcr:primaryType": "cq:ClientLibraryFolder",
        allowProxy: true,
        categories: multiple(category),
        cssProcessor: untouched,
        jsProcessor: untouched,
      }),
    },
    { path: at("js.txt"), content: fileList("js", "loader.js") },
    { path: at("css.txt"), content: fileList("css", "widgets.css") },
    { path: at("js/loader.js"), content: withoutSourceMap(loader) },
    { path: at("css/widgets.css"), content: reservedBoxes },
    ...resources.map(({ path, content }) => ({ path: at(`resources/${path}`), content })),
  ];
}
