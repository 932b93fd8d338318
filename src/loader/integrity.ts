import { chunkNames, fileOf, integrityOf } from "./manifest";
import { pageDocument } from "./page-document";

/** The page's only Trusted Types policy; the rest of the library receives it from the loader. */
export interface Policy {
  createHTML(markup: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const identity = (value: string) => value;

/** Undefined if the browser has no Trusted Types or the page's CSP does not allow the policy. */
export function createPolicy(): Policy | undefined {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  try {
    return trustedTypes?.createPolicy("vetrina", {
      createHTML: identity,
      createScript: identity,
      createScriptURL: identity,
    });
  } catch {
    return undefined;
  }
}

/** A name that only our import map gives to a module, to see whether the browser uses the map. */
const probe = "vetrina-integrity";

/**
 * Makes the browser check every chunk, static imports included. Call it before the first import. Firefox ignores a map
 * that comes after a module script of the page; a policy may forbid it.
 */
export function addImportMap(base: string, nonce: string, policy: Policy | undefined): void {
  const integrity = Object.fromEntries(chunkNames.map((name) => [base + fileOf(name), integrityOf(name)]));
  const text = JSON.stringify({ imports: { [probe]: base + fileOf("main") }, integrity });
  const map = pageDocument.createElement("script");
  map.type = "importmap";
  map.nonce = nonce;
  try {
    map.textContent = policy ? policy.createScript(text) : text;
    pageDocument.head.append(map);
  } catch {
    // Trusted Types without an allowed policy; `isMapUsed` reports it.
  }
}

/** How Chromium, Firefox and WebKit say that a name is not in the map. A file that fails to load says something else. */
const unknownName = /specifier|not resolve/;

/** Imports the main chunk by its name in the map, and warns if the browser does not know it. Call it once. */
export const isMapUsed = (): Promise<boolean> =>
  import(probe).then(
    () => true,
    (error: unknown) => {
      if (!unknownName.test(String(error))) return true;
      console.warn("[vetrina] no integrity map: a policy forbids it, or a module script came first");
      return false;
    },
  );
