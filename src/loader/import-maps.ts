import { pageDocument } from "./page-document";

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** The first major version of Chromium that merges all import maps of a page. */
const firstMergingVersion = 133;

/**
 * Whether the browser is known to merge all import maps of a page. Other browsers have a single map, which
 * the site may need. That map must not be ours, and it must precede the first import. A test for several maps
 * would use up the only one, so this function reads the version, which a browser states in secure contexts.
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
 * Resolves when an import cannot make the browser ignore an import map of the page. This is at once if the
 * browser merges maps or the page has a map or a module script, otherwise when the page is parsed.
 */
export async function untilImportsAllowed(): Promise<void> {
  const isAllowed = () =>
    mergesImportMaps() ||
    pageDocument.readyState !== "loading" ||
    pageDocument.querySelector("script[type=importmap],script[type=module]") !== null;
  if (isAllowed()) return;
  // Not `DOMContentLoaded`, because it waits for deferred scripts.
  await new Promise((resolve) => pageDocument.addEventListener("readystatechange", resolve, { once: true }));
}
