import type { PagePolicy } from "../script";
import { finish } from "./finish";
import { hasNativeSanitiser, sanitiseNatively } from "./native";

/** Makes markup from outside harmless. What comes back at once can be shown in the same frame. */
export type Sanitise = (html: string) => DocumentFragment | Promise<DocumentFragment>;

/**
 * The one way from text to markup (S01, S02): the browser's sanitiser, else DOMPurify, loaded then.
 *
 * @param base the page's address, for the gate that every link passes
 * @param policy the page's one Trusted Types policy, made by the loader
 */
export function createSanitiser(base: URL, policy?: PagePolicy): Sanitise {
  return (html) =>
    hasNativeSanitiser()
      ? finish(sanitiseNatively(html), base)
      : import("./sanitiser").then(({ sanitiseByPurify }) => finish(sanitiseByPurify(html, policy), base));
}
