import { fileURLToPath } from "node:url";
import { catalogue } from "../../../widgets/catalogue";
import { mainModule, reactModule } from "./generated";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

const sourceOf = (name: string) => `${root}src/entries/package/${name}.ts`;

/** What can be imported from the package, by the name of its file; `index` is the package itself. */
export const entries: Readonly<Record<string, string>> = {
  index: sourceOf("index"),
  account: sourceOf("account"),
  definitions: sourceOf("definitions"),
  gamification: sourceOf("gamification"),
  react: sourceOf("react"),
};

/** Modules that stand in no file: the catalogue says what is in them, so nothing has to be kept in step. */
export const generatedModules: ReadonlyMap<string, string> = new Map([
  [sourceOf("index"), mainModule(catalogue)],
  [sourceOf("react"), reactModule(catalogue)],
]);
