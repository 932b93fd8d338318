import { longCacheKey } from "./files";

const clientLibraries = "/etc.clientlibs";
const widgets = `${clientLibraries}/vetrina/clientlibs/clientlib-widgets`;
const site = `${clientLibraries}/demo/clientlibs/clientlib-site`;

/** The folder of the library's files. Requests for them are in the journal. */
export const libraryPrefix = `${clientLibraries}/vetrina/`;

/** The folder of the chunks. */
export const resourcesPrefix = `${widgets}/resources/`;

/** The library at the same paths as in `dist`, because the documentation loads it from there. */
export const plainLibrary = {
  loader: "/vetrina.js",
  reservedBoxes: "/vetrina.css",
  resources: "/vetrina/resources/",
} as const;

/** The folder of the author documentation. */
const docsPrefix = "/docs/";
const docsNames = /^(?:en\/)?[a-z][a-z0-9-]*\.(html|css|js|svg|webp|woff2|txt)$/;

/** The file below `dist/docs` for a path; the path of a folder means its start page. */
export function docsFile(path: string): string | undefined {
  const file = path.slice(docsPrefix.length).replace(/(^|\/)$/, "$1index.html");
  return path.startsWith(docsPrefix) && docsNames.test(file) ? file : undefined;
}

/** `…/clientlib-widgets.lc-<key>-lc.min.js`: the URL that AEM prints for a client library. */
export const loaderUrl = (content: Buffer | string) => `${widgets}.lc-${longCacheKey(content)}-lc.min.js`;

/** The corresponding URL for the site's style sheet. */
export const styleUrl = (content: string) => `${site}.lc-${longCacheKey(content)}-lc.min.css`;

const longCache = String.raw`(\.lc-[0-9a-f]+-lc)?(\.min)?`;
const loaderNames = new RegExp(`^${widgets}(${longCache}|/js/loader)\\.js$`);
const styleNames = new RegExp(`^${site}${longCache}\\.css$`);

/** As in AEM, any key is accepted, and so are names without a key and names of debug mode. */
export const isLoader = (path: string) => loaderNames.test(path);
export const isStyle = (path: string) => styleNames.test(path);
