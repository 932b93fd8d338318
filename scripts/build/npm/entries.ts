import { fileURLToPath } from "node:url";
import { folderOf } from "../../../distribution/names";
import type { DescribedWidget } from "../../../src/description";
import { descriptions } from "../../../widgets/descriptions";
import { globalTypesModule, mainModule, reactModule, widgetModule } from "./generated";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

const sourceOf = (name: string) => `${root}src/entries/package/${name}.ts`;

/** Maps the entry point of each widget to the widget's definition. */
const widgetEntries: ReadonlyMap<string, DescribedWidget> = new Map(
  descriptions.map((definition) => [`widgets/${folderOf(definition.tag)}`, definition]),
);

/**
 * Source files of the package's entry points, by file name. `index` is the entry point of the package itself.
 */
export const entries: Readonly<Record<string, string>> = {
  index: sourceOf("index"),
  account: sourceOf("account"),
  definitions: sourceOf("definitions"),
  gamification: sourceOf("gamification"),
  http: sourceOf("http"),
  react: sourceOf("react"),
  widgets: sourceOf("widgets"),
  ...Object.fromEntries([...widgetEntries.keys()].map((entry) => [entry, sourceOf(entry)])),
};

/** Source of the modules that are generated from the descriptions and are not files in the repository. */
export const generatedModules: ReadonlyMap<string, string> = new Map([
  [sourceOf("global-types"), globalTypesModule(descriptions)],
  [sourceOf("index"), mainModule()],
  [sourceOf("react"), reactModule(descriptions)],
  ...[...widgetEntries].map(([entry, definition]) => [sourceOf(entry), widgetModule(definition)] as const),
]);
