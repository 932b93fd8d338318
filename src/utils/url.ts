/**
 * The use of a URL. Links may be `mailto:` and `tel:` URLs, and images may be `data:` URLs of raster formats.
 */
export type UrlUse = "link" | "image";

const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

function isAllowed(url: URL, base: URL, use: UrlUse): boolean {
  switch (url.protocol) {
    case "https:":
      return true;
    case "http:":
      // A page that was loaded over http may use http URLs of its own origin.
      return isLocalhost(url.hostname) || (base.protocol === "http:" && url.origin === base.origin);
    case "mailto:":
    case "tel:":
      return use === "link";
    default:
      return false;
  }
}

/**
 * Checks a URL before it becomes a link, an image or a navigation (S04). This is the only such check;
 * comments call it the safe-URL check.
 * @returns the absolute URL; undefined if it is not a URL, has a scheme that is not allowed, or contains
 * credentials
 */
export function safeUrl(value: unknown, base: URL, use: UrlUse = "link"): string | undefined {
  if (typeof value !== "string") return undefined;
  if (use === "image" && rasterData.test(value)) return value;
  try {
    const url = new URL(value, base);
    const hasCredentials = url.username || url.password;
    return !hasCredentials && isAllowed(url, base, use) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a host name is that of the developer's own machine. */
export const isLocalhost = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/**
 * The URL of the page. The iframe of an editor may have a URL that cannot be joined with a path (`blob:`); in
 * that case it is the URL of its site.
 */
export function pageUrl(): URL {
  const { href, origin, protocol } = location;
  return new URL(protocol === "blob:" && origin !== "null" ? origin : href);
}
