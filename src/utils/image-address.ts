import { safeAddress } from "./url";

/** The rules of a page for images whose address comes from outside (S20). */
export interface ImageRules {
  /** The page's address. */
  readonly base: URL;
  /** The origins that images may come from, beside the page's own; with none, any https host. */
  readonly imageOrigins: readonly string[];
}

/** Names of the visitor's own machine, as `URL` writes them. */
const loopback = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::(?:1|ffff:7f.+|ffff:0:0)?\])$/;

/** The origin of an address; undefined if it is not an absolute URL. */
export const originOf = (written: string): string | undefined =>
  URL.canParse(written) ? new URL(written).origin : undefined;

/**
 * Checks the address of an image (S20): it passes the address gate, is on the visitor's own machine only if the page is
 * too, and comes from the page's own origin or from an allowed one. A data URL sends no request.
 * @returns the absolute address; undefined if the image is refused
 */
export function imageAddress(value: unknown, { base, imageOrigins }: ImageRules): string | undefined {
  const address = safeAddress(value, base, "image");
  if (address === undefined || address.startsWith("data:")) return address;
  const { hostname, origin } = new URL(address);
  if (origin === base.origin) return address;
  if (loopback.test(hostname) && !loopback.test(base.hostname)) return undefined;
  return imageOrigins.length === 0 || imageOrigins.map(originOf).includes(origin) ? address : undefined;
}
