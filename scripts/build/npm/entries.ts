import { fileURLToPath } from "node:url";
import { catalogue } from "../../../widgets/catalogue";
import { mainModule, reactModule } from "./generated";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

const sourceOf = (name: string) => `${root}src/entries/package/${name}.ts`;

/** Entry points of the package: file name → source. `index` is the package itself. */
export const entries: Readonly<Record<string, string>> = {
  index: sourceOf("index"),
  account: sourceOf("account"),
  definitions: sourceOf("definitions"),
  gamification: sourceOf("gamification"),
  react: sourceOf("react"),
};

/** Source of the modules that are generated from the catalogue and are not files in the repository. */
export const generatedModules: ReadonlyMap<string, string> = new Map([
  [sourceOf("index"), mainModule(catalogue)],
  [sourceOf("react"), reactModule(catalogue)],
]);
