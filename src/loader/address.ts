/** A path, or a whole address: without credentials, and without anything that leads a path to another origin. */
const pathOrWhole = /^(https?:\/)?\/[\w.[-][^@]*$/i;

const safeOrigin = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;

/**
 * A configured address as an absolute one, for a request before the library is there. It lets nothing pass that the
 * address gate of `src/utils/url.ts` refuses (S04), and less: a test compares them.
 */
export function configuredAddress(written: unknown, base: string | URL = location.href): URL | undefined {
  if (typeof written !== "string" || !pathOrWhole.test(written)) return undefined;
  try {
    const url = new URL(written, base);
    return safeOrigin.test(url.href) ? url : undefined;
  } catch {
    return undefined;
  }
}
