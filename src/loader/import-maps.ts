import { pageDocument } from "./page-document";

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** The first major version of Chromium that merges all import maps of a page. */
const firstMergingVersion = 133;

/**
 * Whether the browser is known to merge all import maps of a page. Other browsers accept only one map, which
 * must precede the first import and which the site may need itself. A feature test would use up that map, so
 * this function reads the browser's version, which is available in secure contexts.
 */
export function mergesImportMaps(): boolean {
  try {
    const { userAgentData } = navigator as { userAgentData?: { readonly brands?: readonly Brand[] } };
    return !!userAgentData?.brands?.some(
      ({ brand, version }) => brand === "Chromium" && Number(version) >= firstMergingVersion,
    );
  } catch {
    return false;
  }
}

/**
 * Resolves once an import can no longer make the browser ignore an import map of the page. Resolves
 * immediately if the browser merges maps or the page has a map or a module script, otherwise once the page is
 * parsed.
 */
export async function untilImportsAllowed(): Promise<void> {
  const isAllowed = () =>
    mergesImportMaps() ||
    pageDocument.readyState !== "loading" ||
    pageDocument.querySelector("script[type=importmap],script[type=module]") !== null;
  if (isAllowed()) return;
  // Does not use `DOMContentLoaded`, because that event waits for deferred scripts.
  await new Promise((resolve) => pageDocument.addEventListener("readystatechange", resolve, { once: true }));
}
