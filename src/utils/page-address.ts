/**
 * The address of the page. The frame of an editor may have one that no path can be joined to (`blob:`); then it is that
 * of its site.
 */
export function pageAddress(): URL {
  const { href, origin, protocol } = location;
  return new URL(protocol === "blob:" && origin !== "null" ? origin : href);
}
