import { longCacheKey } from "./files";

const clientLibraries = "/etc.clientlibs";
const widgets = `${clientLibraries}/vetrina/clientlibs/clientlib-widgets`;
const site = `${clientLibraries}/demo/clientlibs/clientlib-site`;

/** Everything below is the library's: written into the journal. */
export const libraryPrefix = `${clientLibraries}/vetrina/`;

/** Where the chunks are. */
export const resourcesPrefix = `${widgets}/resources/`;

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
