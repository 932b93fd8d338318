import { longCacheKey } from "./files";

const clientLibraries = "/etc.clientlibs";
const widgets = `${clientLibraries}/vetrina/clientlibs/clientlib-widgets`;
const site = `${clientLibraries}/demo/clientlibs/clientlib-site`;

/** The folder of the library's files. The journal contains requests for these files. */
export const libraryPrefix = `${clientLibraries}/vetrina/`;

/** The folder of the chunks. */
export const resourcesPrefix = `${widgets}/resources/`;

/**
 * Paths of the library that are the same as in `dist`. The documentation loads the library from these paths.
 */
export const plainLibrary = {
  loader: "/vetrina.js",
  reservedBoxes: "/vetrina.css",
  resources: "/vetrina/resources/",
} as const;

/** The folder of the author documentation. */
const docsPrefix = "/docs/";
const docsNames = /^(?:en\/)?[a-z][a-z0-9-]*\.(html|css|js|svg|webp|woff2|txt)$/;

/**
 * Returns the file below `dist/docs` for a path. For the path of a folder, it returns the folder's start
 * page.
 */
export function docsFile(path: string): string | undefined {
  const file = path.slice(docsPrefix.length).replace(/(^|\/)$/, "$1index.html");
  return path.startsWith(docsPrefix) && docsNames.test(file) ? file : undefined;
}

/** The URL that AEM prints for the library's script, `…/clientlib-widgets.lc-<key>-lc.min.js`. */
export const loaderUrl = (content: Buffer | string) => `${widgets}.lc-${longCacheKey(content)}-lc.min.js`;

/** The URL that AEM prints for the site's style sheet. */
export const styleUrl = (content: string) => `${site}.lc-${longCacheKey(content)}-lc.min.css`;

const longCache = String.raw`(\.lc-[0-9a-f]+-lc)?(\.min)?`;
const loaderNames = new RegExp(`^${widgets}(${longCache}|/js/loader)\\.js$`);
const styleNames = new RegExp(`^${site}${longCache}\\.css$`);

/** Accepts any key, names without a key, and the names of debug mode, as AEM does. */
export const isLoader = (path: string) => loaderNames.test(path);
export const isStyle = (path: string) => styleNames.test(path);
