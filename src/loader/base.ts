import { pageDocument } from "./page-document";

/** The script's own URL. A `<base>` that comes into the page after the script moves no chunk to another origin. */
function sourceOf(script: HTMLScriptElement | null): URL | undefined {
  const written = script?.getAttribute("src");
  if (!script || !written) return undefined;
  const source = new URL(script.src);
  const isWhole = /^([a-z]+:)?\/\//i.test(written);
  // A document without an address of its own, such as `srcdoc`, has the base of its parent.
  return isWhole || location.origin === "null" ? source : new URL(location.origin + source.pathname);
}

/**
 * The folder of the chunks, from the script's own URL: without long-cache keys and, where AEM serves client libraries,
 * without its debug folder `js`. A file has no origin.
 */
function folderOf({ origin, pathname }: URL): string {
  const folder = pathname
    .replace(/(^\/apps\/.+|\/etc\.clientlibs\/.+)\/js\/[^/]+\.js$/i, "$1")
    .replace(/(\.lc-[0-9a-z]+-lc)?(\.min)?\.js$/i, "");
  return `${origin === "null" ? "file://" : origin}${folder}/resources/`;
}

/**
 * The base URL of the chunks: the script's own `data-base`, else `<meta name="vetrina-base">`, else a folder beside the
 * script. The first two must have the origin of the page or of the script (architecture section 6, S11).
 *
 * @throws Error if the base has another origin, or if nothing gives one
 */
export function chunkBase(script: HTMLScriptElement | null): string {
  const source = sourceOf(script);
  const meta = pageDocument.querySelector<HTMLMetaElement>('meta[name="vetrina-base"]');
  const configured = script?.dataset.base || meta?.content;
  if (configured) {
    const { origin, pathname } = new URL(configured, location.href);
    if (origin !== location.origin && origin !== source?.origin)
      throw new Error("the chunk base is of a foreign origin");
    return `${origin}${pathname.replace(/\/?$/, "/")}`;
  }
  if (!source) throw new Error('no chunk base: add <meta name="vetrina-base">');
  return folderOf(source);
}
