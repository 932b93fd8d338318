import { docsFiles } from "../../../clientlibs/docs";
import type { SearchEntry } from "../../../clientlibs/docs/script/find";
import { testSource } from "./source";

/** The files of the author documentation by their paths. */
export const docsPages = new Map(
  (await docsFiles(testSource())).map(({ path, content }) => [path, String(content)]),
);

const readIndex = (path: string) =>
  JSON.parse((docsPages.get(path) ?? "").replace(/^globalThis\.vetrinaSearch=|;\n$/g, "")) as SearchEntry[];

/** The search index of the Italian pages, and of the English ones. */
export const index = readIndex("search.js");
export const english = readIndex("en/search.js");
