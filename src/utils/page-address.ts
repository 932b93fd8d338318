let last: { readonly text: string; readonly url: URL } | undefined;

/**
 * The address of the page. The frame of an editor may have one that no path can be joined to (`blob:`); then it is that
 * of its site.
 *
 * @returns the same object until the address changes, because a page may have hundreds of addresses to check
 */
export function pageAddress(): Readonly<URL> {
  const { href, origin, protocol } = location;
  const text = protocol === "blob:" && origin !== "null" ? origin : href;
  if (last?.text !== text) last = { text, url: new URL(text) };
  return last.url;
}
