import { safeUrl } from "./url";

/** The rules of a page for images whose URL comes from outside (S20). */
export interface ImageRules {
  /** The page's URL. */
  readonly base: URL;
  /** The origins of allowed images, in addition to the page's own. An empty list allows any https host. */
  readonly imageOrigins: readonly string[];
}

/** Names of the visitor's own machine, as `URL` writes them. */
const loopback = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::(?:1|ffff:7f.+|ffff:0:0)?\])$/;

/** The origin of a URL; undefined if it is not an absolute URL. */
export const originOf = (written: string): string | undefined =>
  URL.canParse(written) ? new URL(written).origin : undefined;

/**
 * Checks the URL of an image (S20). It must pass the safe-URL check and have the page's own origin or an
 * allowed one. It may be on the visitor's own machine only if the page is too. For a data URL only the
 * safe-URL check applies, because it does not cause a request.
 * @returns the absolute URL; undefined if the image is refused
 */
export function imageUrl(value: unknown, { base, imageOrigins }: ImageRules): string | undefined {
  const url = safeUrl(value, base, "image");
  if (url === undefined || url.startsWith("data:")) return url;
  const { hostname, origin } = new URL(url);
  if (origin === base.origin) return url;
  if (loopback.test(hostname) && !loopback.test(base.hostname)) return undefined;
  return imageOrigins.length === 0 || imageOrigins.map(originOf).includes(origin) ? url : undefined;
}
