import { longCacheKey } from "./files";

const clientLibraries = "/etc.clientlibs";
const widgets = `${clientLibraries}/vetrina/clientlibs/clientlib-widgets`;
const site = `${clientLibraries}/demo/clientlibs/clientlib-site`;

/** Everything below is the library's: written into the journal. */
export const libraryPrefix = `${clientLibraries}/vetrina/`;

/** Where the chunks are. */
export const resourcesPrefix = `${widgets}/resources/`;

/** The library once more, as it lies in `dist`: the documentation beside it takes it from there. */
export const plainLibrary = {
  loader: "/vetrina.js",
  reservedBoxes: "/vetrina.css",
  resources: "/vetrina/resources/",
} as const;

/** A page of the documentation, or a file that belongs to its pages. */
const docsPrefix = "/docs/";
const docsNames = /^(?:en\/)?[a-z][a-z0-9-]*\.(html|css|js|svg)$/;

/** The file below `dist/docs` that a path stands for; a folder stands for its start page. */
export function docsFile(path: string): string | undefined {
  const file = path.slice(docsPrefix.length).replace(/(^|\/)$/, "$1index.html");
  return path.startsWith(docsPrefix) && docsNames.test(file) ? file : undefined;
}

/** `…/clientlib-widgets.lc-<key>-lc.min.js`, as AEM includes a client library. */
export const loaderAddress = (content: Buffer | string) => `${widgets}.lc-${longCacheKey(content)}-lc.min.js`;

/** The same for the site's style sheet. */
export const styleAddress = (content: string) => `${site}.lc-${longCacheKey(content)}-lc.min.css`;

const longCache = String.raw`(\.lc-[0-9a-f]+-lc)?(\.min)?`;
const loaderNames = new RegExp(`^${widgets}(${longCache}|/js/loader)\\.js$`);
const styleNames = new RegExp(`^${site}${longCache}\\.css$`);

/** Any key is served, as AEM does; without one too, and under the name of the debug mode. */
export const isLoader = (path: string) => loaderNames.test(path);
export const isStyle = (path: string) => styleNames.test(path);
