import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../distribution/names";
import { descriptions } from "../widgets/descriptions";
import type { BuiltLibrary, DemoIds, Source } from "./source";
import { stylesIn, widgetStyles } from "./widget-styles";

const read = (...path: string[]) => readFileSync(join(...path), "utf8");

const filesIn = (folder: string) => readdirSync(folder).sort();

function readLibrary(dist: string): BuiltLibrary {
  const loader = read(dist, "vetrina.js");
  const resources = join(dist, "vetrina", "resources");
  return {
    loader,
    integrity: `sha384-${createHash("sha384").update(loader).digest("base64")}`,
    reservedBoxes: read(dist, "vetrina.css"),
    resources: filesIn(resources).map((path) => ({ path, content: readFileSync(join(resources, path)) })),
  };
}

/**
 * Reads everything that the generators need.
 *
 * @param root the project's folder
 * @param dist the folder of the built library
 * @param demoIds ids that the simulated services know
 */
export function readSource(root: string, dist: string, demoIds: DemoIds): Source {
  const { version } = JSON.parse(read(root, "package.json")) as { version: string };
  return {
    version,
    definitions: descriptions,
    styles: Object.fromEntries(
      descriptions.map((definition) => [definition.tag, widgetStyles(root, folderOf(definition.tag))]),
    ),
    sharedStyles: ["ui", "tour"].map((folder) => stylesIn(join(root, "src", folder))).join("\n"),
    library: readLibrary(dist),
    demoIds,
  };
}
