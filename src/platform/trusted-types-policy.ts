/*
 * The page has one Trusted Types policy, `vetrina` (S08). If the loader starts the library, the loader
 * creates it (`src/loader/trusted-types-policy.ts`) and passes it on. Users of the npm package pass their
 * own. The rest of the library receives it in these types and never creates a policy, because a page's CSP
 * may allow a policy name only once.
 */

/** The part of the policy that `script.src` needs where Trusted Types are enforced. */
export interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** The part of the policy that the library uses outside of the loader. */
export interface PagePolicy extends ScriptPolicy {
  createHTML(markup: string): unknown;
}
