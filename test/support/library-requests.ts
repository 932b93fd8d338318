import type { Sandbox } from "../../sandbox/server";

/** Chunks for authors, which a page loads when it is idle. */
const forAuthors = ["author-checks"];

const withoutHash = (path: string) => path.replace(/^.*\//, "").replace(/-[0-9a-z]{7}\.js$/, "");

/** Names of the library's files for players in the order of their requests, without hashes. */
export const libraryRequests = ({ model }: Sandbox): string[] =>
  model.journal
    .entries()
    .filter(({ path }) => path.includes("/resources/"))
    .map(({ path }) => withoutHash(path))
    .filter((name) => !forAuthors.includes(name));
