import { docsFiles } from "../../../clientlibs/docs";
import { testSource } from "./source";

/** Files of the author documentation by path, generated once for all test files. */
export const files: ReadonlyMap<string, string> = new Map(
  (await docsFiles(testSource())).map(({ path, content }) => [path, String(content)]),
);
