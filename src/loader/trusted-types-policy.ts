/*
 * Creates the page's only Trusted Types policy, `vetrina`. The loader needs it for the import map before any
 * chunk has loaded, and imports nothing from the rest of the library. The rest receives the policy through
 * `src/entries/runtime.ts`, in the types of `src/platform/trusted-types-policy.ts`.
 */

/** A Trusted Types policy whose functions return their argument. */
export interface Policy {
  createHTML(markup: string): string;
  createScript(text: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const identity = (value: string) => value;

/**
 * Creates the policy; undefined if the browser has no Trusted Types or the page's CSP does not allow the
 * policy.
 */
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
