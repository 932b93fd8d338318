import type { Page } from "../platform/page";
import { safeUrl } from "../utils/url";
import { NotConfigured } from "./call-errors";

/** The URL of a call, as it is configured. */
export interface ServicePath {
  /** The configuration key of the path. */
  readonly key: string;
  /** A path or an absolute URL. */
  readonly path: string | undefined;
  /**
   * Origin of the service.
   * @default the page's origin
   */
  readonly origin: string | undefined;
}

/**
 * The absolute URL of a call, which has passed the safe-URL check.
 * @throws NotConfigured if the path is missing or does not pass the check
 */
export function serviceUrl({ key, path, origin }: ServicePath, page: Page): string {
  const base = new URL(origin ?? "/", page.url());
  const url = path && safeUrl(path, base);
  if (!url) throw new NotConfigured(key);
  return url;
}
