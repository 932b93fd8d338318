import type { PagePolicy } from "../trusted-types-policy";
import { finish } from "./finish";
import { hasNativeSanitiser, sanitiseNatively } from "./native";

/**
 * Sanitises markup from outside the library. A fragment that is returned synchronously can be shown in the
 * same frame.
 */
export type Sanitise = (html: string) => DocumentFragment | Promise<DocumentFragment>;

/**
 * Creates the only function that turns a string into markup (S01, S02). It uses the browser's sanitiser or,
 * if missing, DOMPurify, which it loads when needed.
 * @param base the page's URL, for the check of links
 * @param policy the page's only Trusted Types policy, which the loader creates
 */
export function createSanitiser(base: URL, policy?: PagePolicy): Sanitise {
  return (html) => {
    const markup = withoutInlineCode(html);
    return hasNativeSanitiser()
      ? finish(sanitiseNatively(markup), base)
      : import("./sanitiser").then(({ sanitiseByPurify }) => finish(sanitiseByPurify(markup, policy), base));
  };
}

/** A start tag whose end is unambiguous for every parser. */
const startTag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** An attribute with its value. */
const attribute = /(?<=[\s"'/])([^\s"'=<>/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

/**
 * Removes inline styles and event handlers. No sanitiser keeps them, but parsers report them to the page's content
 * security policy, even in an inert document (S02). The result is as untrusted as the input.
 */
export const withoutInlineCode = (html: string): string =>
  html.replace(startTag, (written) =>
    written.replace(attribute, (whole, name: string) => (/^(?:style|on.+)$/i.test(name) ? "" : whole)),
  );
