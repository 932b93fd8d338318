import { pageDocument } from "./page-document";

/**
 * The script's own URL. Ignores a `<base>` that was added after the script, because it could move chunks to
 * another origin.
 */
function sourceOf(script: HTMLScriptElement | null): URL | undefined {
  const written = script?.getAttribute("src");
  if (!script || !written) return undefined;
  const source = new URL(script.src);
  // An optimiser may have turned the script into a `data:` or `blob:` URL, which is not in a folder.
  if (!/^(https?|file):$/.test(source.protocol)) return undefined;
  const isWhole = /^([a-z]+:)?\/\//i.test(written);
  // A document without its own URL, such as `srcdoc`, uses the base URL of its parent.
  return isWhole || location.origin === "null" ? source : new URL(location.origin + source.pathname);
}

/**
 * The folder of the chunks, derived from the script's own URL without AEM's long-cache keys and debug folder
 * `js`. A local file has no origin.
 */
function folderOf({ origin, pathname }: URL): string {
  const folder = pathname
    .replace(/(^\/apps\/.+|\/etc\.clientlibs\/.+)\/js\/[^/]+\.js$/i, "$1")
    .replace(/(\.lc-[0-9a-z]+-lc)?(\.min)?\.js$/i, "");
  return `${origin === "null" ? "file://" : origin}${folder}/resources/`;
}

/**
 * A setting of the chunk folder in the page: its place (an attribute or a `meta` tag), and its value as
 * written.
 */
export interface BaseSetting {
  readonly place: string;
  readonly written: string;
}

/**
 * The script's own `data-base` or, if missing, `<meta name="vetrina-base">`; undefined if both are missing.
 */
export function baseSetting(script: HTMLScriptElement | null): BaseSetting | undefined {
  // Uses `getAttribute`, because `dataset` also has the members of `Object.prototype`.
  const own = script?.getAttribute("data-base");
  if (own) return { place: "data-base", written: own };
  const meta = pageDocument.querySelector<HTMLMetaElement>('meta[name="vetrina-base"]');
  return meta?.content ? { place: '<meta name="vetrina-base">', written: meta.content } : undefined;
}

/**
 * The base URL of the chunks: the script's own `data-base`, otherwise `<meta name="vetrina-base">`, otherwise a folder
 * next to the script. The first two must have the origin of the page or of the script (architecture section 6, S11).
 *
 * @throws Error if the base has another origin or is not a URL, or if none is given
 */
export function chunkBase(script: HTMLScriptElement | null): string {
  const source = sourceOf(script);
  const setting = baseSetting(script);
  if (setting) {
    const { origin, pathname } = new URL(setting.written, location.href);
    if (origin !== location.origin && origin !== source?.origin)
      throw new Error("the chunk base is of a foreign origin");
    return `${origin}${pathname.replace(/\/?$/, "/")}`;
  }
  if (!source) throw new Error('no chunk base: add <meta name="vetrina-base">');
  return folderOf(source);
}
