import { chunkNames, digestOf, fileOf } from "./manifest";

/** The page's one Trusted Types policy; the rest of the library gets it from here. */
export interface Policy {
  createHTML(markup: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const asIs = (value: string) => value;

/** Undefined where the browser has no Trusted Types or the page allows no such policy. */
export function createPolicy(): Policy | undefined {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy("vetrina", {
      createHTML: asIs,
      createScript: asIs,
      createScriptURL: asIs,
    });
  } catch {
    return undefined;
  }
}

/** Lets the browser itself check every chunk, static imports included; must come before the first import. */
export function addImportMap(base: string, nonce: string, policy: Policy | undefined): void {
  const integrity = Object.fromEntries(
    chunkNames().map((name) => [base + fileOf(name), `sha384-${digestOf(name)}`]),
  );
  const text = JSON.stringify({ integrity });
  const map = document.createElement("script");
  map.type = "importmap";
  map.nonce = nonce;
  try {
    map.textContent = policy ? policy.createScript(text) : text;
    document.head.append(map);
  } catch {
    console.warn('[vetrina] no Trusted Types policy "vetrina" allowed: no integrity map');
  }
}

/** Where the browser can, a file is checked before it is imported: what went wrong is then known by name. */
export async function matchesDigest(content: ArrayBuffer, expected: string | undefined): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  // Only secure pages have it; the import map checks on all.
  if (!(subtle as SubtleCrypto | undefined)) return true;
  const digest = new Uint8Array(await subtle.digest("SHA-384", content));
  return btoa(String.fromCharCode(...digest)) === expected;
}
