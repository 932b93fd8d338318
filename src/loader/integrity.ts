import { mergesImportMaps } from "./import-maps";
import { stringifyJson } from "./json";
import { chunkNames, fileOf, integrityOf } from "./manifest";
import { pageDocument } from "./page-document";
import type { Policy } from "./trusted-types-policy";

/** A name that only our import map assigns to a module, to detect whether the browser uses the map. */
const probe = "vetrina-integrity";

let isAdded = false;

/**
 * Whether the page itself contains the import map of the build (`importmap.json`). A second map would log a
 * warning per chunk.
 */
const isPrinted = () =>
  [...pageDocument.querySelectorAll("script[type=importmap]")].some(({ textContent }) =>
    textContent.includes(fileOf("bootstrap")),
  );

/**
 * Adds an import map with which the browser checks every import of a chunk, including static imports. Adds
 * none if it could affect the page's own import maps or if the page contains it already. Call this before the
 * first import. A policy of the page may forbid the map.
 */
export function addImportMap(base: string, nonce: string, policy: Policy | undefined): void {
  if (!mergesImportMaps() || isPrinted()) return;
  const integrity = Object.fromEntries(chunkNames.map((name) => [base + fileOf(name), integrityOf(name)]));
  const text = stringifyJson({ imports: { [probe]: base + fileOf("bootstrap") }, integrity });
  const map = pageDocument.createElement("script");
  map.type = "importmap";
  map.nonce = nonce;
  try {
    map.textContent = policy ? policy.createScript(text) : text;
    pageDocument.head.append(map);
    isAdded = true;
  } catch {
    // Happens if Trusted Types are enforced and no policy is allowed. The browser reports the failure.
  }
}

/**
 * Whether the browser uses the added import map, which is the case if it can import the main chunk by its
 * name in the map. Call this once, after the main chunk has been fetched.
 */
export const isMapUsed = async (): Promise<boolean> =>
  isAdded &&
  import(probe).then(
    () => true,
    // The error message distinguishes a name that is not in the map from a main chunk that fails to load.
    (error: unknown) => !String(error).includes("specifier"),
  );
