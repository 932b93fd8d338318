/**
 * The URL of the page. The iframe of an editor may have a URL that cannot be joined with a path (`blob:`); then it is
 * the URL of its site.
 */
export function pageUrl(): URL {
  const { href, origin, protocol } = location;
  return new URL(protocol === "blob:" && origin !== "null" ? origin : href);
}
