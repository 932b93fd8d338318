/** What an address is for: links may also write a mail or dial, images may be inline raster data. */
export type AddressUse = "link" | "image";

const rasterData = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

function isAllowed(url: URL, base: URL, use: AddressUse): boolean {
  switch (url.protocol) {
    case "https:":
      return true;
    case "http:":
      // A page that itself came over plain http may point at its own host, never elsewhere.
      return isThisMachine(url.hostname) || (base.protocol === "http:" && url.origin === base.origin);
    case "mailto:":
    case "tel:":
      return use === "link";
    default:
      return false;
  }
}

/**
 * The one gate that every address passes before it becomes a link, an image or a navigation (S04).
 * The absolute address, or undefined for `javascript:`, foreign schemes, credentials in the address, and nonsense.
 */
export function safeAddress(value: unknown, base: URL, use: AddressUse = "link"): string | undefined {
  if (typeof value !== "string") return undefined;
  if (use === "image" && rasterData.test(value)) return value;
  try {
    const url = new URL(value, base);
    const carriesCredentials = url.username !== "" || url.password !== "";
    return !carriesCredentials && isAllowed(url, base, use) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
