import { fileURLToPath } from "node:url";
import type { OutputFile, Source } from "../../../clientlibs/source";
import { stylesIn, widgetStyles } from "../../../clientlibs/widget-styles";
import { folderOf } from "../../../distribution/names";
import { demoIds } from "../../../scripts/build/outputs/demo-ids";
import type { DescribedWidget } from "../../../src/description";
import { descriptions } from "../../../widgets/descriptions";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Test files of the library: one chunk per widget, the chunks of all pages, and their manifest. */
function testResources(definitions: readonly DescribedWidget[]): OutputFile[] {
  const names = [
    "bootstrap",
    "main",
    "dependencies",
    "ui",
    ...definitions.map((each) => `widget-${folderOf(each.tag)}`),
  ];
  const chunks = names.map((name) => ({
    path: `${name}-0a1b2c3d.js`,
    content: `export const name = "${name}";`,
  }));
  const files = names.map((name) => [
    name,
    {
      file: `${name}-0a1b2c3d.js`,
      integrity: "",
      shortIntegrity: "",
      imports: [],
      needs: [],
    },
  ]);
  const manifest = JSON.stringify({ version: "1.2.3", files: Object.fromEntries(files) });
  return [...chunks, { path: "manifest.json", content: manifest }];
}

/** Source with a small fake library, so that the tests need no build. By default it contains all widgets. */
export function testSource(definitions: readonly DescribedWidget[] = descriptions): Source {
  return {
    version: "1.2.3",
    definitions,
    styles: Object.fromEntries(
      definitions
        .filter((definition) => descriptions.includes(definition))
        .map((definition) => [definition.tag, widgetStyles(root, folderOf(definition.tag))]),
    ),
    sharedStyles: ["ui", "tour"].map((folder) => stylesIn(`${root}src/${folder}`)).join("\n"),
    library: {
      loader: "/* loader */\n//# sourceMappingURL=vetrina.js.map\n",
      integrity: "sha384-abc",
      reservedBoxes: "vetrina-example{display:block}\n",
      resources: testResources(definitions),
    },
    demoIds,
  };
}
