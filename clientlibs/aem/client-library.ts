import { readyThemesOfPage } from "../../distribution/ready-themes";
import { withoutSourceMap } from "../library-page";
import { withPrevious } from "../previous-releases";
import type { BuiltLibrary, OutputFile } from "../source";
import {
  category,
  clientLibrary,
  docsLibrary,
  inPackage,
  publicPath,
  themeCategory,
  themeLibrary,
} from "./names";
import { contentXml, multiple, type RepositoryNode } from "./xml";

/** AEM's minifiers do not support current JavaScript and CSS, and the files are already minified. */
const noProcessing = multiple("default:none", "min:none");

/** The node of a client library. */
const libraryNode = (name: string, processors: RepositoryNode["properties"] = {}) =>
  contentXml({
    "jcr:primaryType": "cq:ClientLibraryFolder",
    allowProxy: true,
    categories: multiple(name),
    ...processors,
  });

/** A list of files that AEM concatenates. */
const fileList = (base: string, file: string) => `#base=${base}\n\n${file}\n`;

/**
 * The client library node with the loader and `vetrina.css`. The chunks are in `resources`, which AEM serves as static
 * files.
 *
 * @param previousChunks the chunks of earlier releases
 */
export function clientLibraryFiles(
  { loader, reservedBoxes, resources }: BuiltLibrary,
  previousChunks: readonly OutputFile[] = [],
): OutputFile[] {
  const at = (path: string) => inPackage(`${clientLibrary}/${path}`);
  return [
    {
      path: at(".content.xml"),
      content: libraryNode(category, { cssProcessor: noProcessing, jsProcessor: noProcessing }),
    },
    { path: at("js.txt"), content: fileList("js", "loader.js") },
    { path: at("css.txt"), content: fileList("css", "widgets.css") },
    { path: at("js/loader.js"), content: withoutSourceMap(loader) },
    { path: at("css/widgets.css"), content: reservedBoxes },
    ...withPrevious(resources, previousChunks).map(({ path, content }) => ({
      path: at(`resources/${path}`),
      content,
    })),
  ];
}

/** One client library per ready theme. A page gets the theme by including its category. */
export const themeLibraryFiles = (): OutputFile[] =>
  [...readyThemesOfPage()].flatMap(([name, css]) => {
    const at = (path: string) => inPackage(`${themeLibrary(name)}/${path}`);
    return [
      {
        path: at(".content.xml"),
        content: libraryNode(themeCategory(name), { cssProcessor: noProcessing }),
      },
      { path: at("css.txt"), content: fileList("css", "theme.css") },
      { path: at("css/theme.css"), content: css },
    ];
  });

/** Matches the library's script tag in the documentation. In AEM the script has another URL. */
const previewScript = /<script src="(\.\.\/)+vetrina\.js"/g;

/**
 * The author documentation as static files of a separate client library. The dialogs' help buttons link to
 * them.
 */
export const docsLibraryFiles = (docs: readonly OutputFile[]): OutputFile[] =>
  docs.length === 0
    ? []
    : [
        {
          path: inPackage(`${docsLibrary}/.content.xml`),
          content: libraryNode("vetrina.docs"),
        },
        ...docs.map(({ path, content }) => ({
          path: inPackage(`${docsLibrary}/resources/docs/${path}`),
          content:
            typeof content === "string"
              ? content.replace(previewScript, `<script src="${publicPath}.js"`)
              : content,
        })),
      ];
