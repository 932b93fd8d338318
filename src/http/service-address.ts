import { NotConfigured } from "./not-configured";
import type { Page } from "../platform/page";
import { safeAddress } from "../utils/url";

/** Where a configured path of a service is, for a call. */
export interface ServicePath {
  /** The configuration key of the path. */
  readonly key: string;
  /** A path, or a whole address. */
  readonly path: string | undefined;
  /** Of the service; the page's by default. */
  readonly origin: string | undefined;
}

/**
 * The absolute address of a service's path, through the address gate.
 * @throws NotConfigured
 */
export function serviceAddress({ key, path, origin }: ServicePath, page: Page): string {
  const base = new URL(origin ?? "/", page.address());
  const address = path && safeAddress(path, base);
  if (!address) throw new NotConfigured(key);
  return address;
}
