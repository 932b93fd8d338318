import type { Sandbox } from "../../sandbox/server";

/** Chunks for authors, which a page loads when it is idle. */
const forAuthors = ["author-checks"];

const withoutHash = (path: string) => path.replace(/^.*\//, "").replace(/-[0-9a-z]{7}\.js$/, "");

/**
 * Names, without hashes, of the library's requested files, in the order of the requests. Omits files for
 * authors.
 */
export const libraryRequests = ({ model }: Sandbox): string[] =>
  model.journal
    .entries()
    .filter(({ path }) => path.includes("/resources/"))
    .map(({ path }) => withoutHash(path))
    .filter((name) => !forAuthors.includes(name));
