function sameOrigin(address: string, ...others: readonly string[]): boolean {
  const { origin } = new URL(address);
  return others.some((other) => other !== "" && new URL(other).origin === origin);
}

/** The folder that a script's own address stands for: long-cache keys and AEM's debug folder are taken off. */
function folderOf(source: string): string {
  const { origin, pathname } = new URL(source);
  const folder = pathname.replace(/(\/js\/[^/]+|(\.lc-[0-9a-z]+-lc)?(\.min)?)\.js$/i, "");
  return `${origin}${folder}/resources/`;
}

/**
 * Where the chunks are: the script's own `data-base`, else `<meta name="vetrina-base">`, else what its address
 * says. The first two count only on the origin of the page or of the script (architecture section 6, S11).
 */
export function chunkBase(script: HTMLScriptElement | null): string {
  const source = script?.src ?? "";
  const meta = document.querySelector('meta[name="vetrina-base"]');
  const written = script?.dataset.base || (meta instanceof HTMLMetaElement && meta.content);
  if (written) {
    const { origin, pathname, href } = new URL(written, location.href);
    if (sameOrigin(href, location.href, source)) return `${origin}${pathname.replace(/\/?$/, "/")}`;
    throw new Error("the chunk base is of a foreign origin");
  }
  if (source === "") throw new Error('no chunk base: add <meta name="vetrina-base">');
  return folderOf(source);
}
