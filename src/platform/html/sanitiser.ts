import DOMPurify, { type Config } from "dompurify";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

/** The part of the page's Trusted Types policy by which markup is parsed. */
export interface HtmlPolicy {
  createHTML(markup: string): unknown;
  createScriptURL(address: string): unknown;
}

const configuration: Config = {
  ALLOWED_TAGS: [...allowedElements, ...unwrappedElements],
  ALLOWED_ATTR: [everywhere, ...Object.values(allowedAttributes).flat()],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
  RETURN_DOM_FRAGMENT: true,
};

/** By DOMPurify, for browsers without a sanitiser of their own: this module is a chunk that they alone load. */
export function sanitiseByPurify(html: string, policy: HtmlPolicy | undefined): DocumentFragment {
  // Null, not undefined: it must never make a policy of its own.
  const trusted = { TRUSTED_TYPES_POLICY: policy ?? null } as unknown as Config;
  return DOMPurify.sanitize(html, { ...configuration, ...trusted, RETURN_DOM_FRAGMENT: true });
}
