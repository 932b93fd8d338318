import DOMPurify, { type Config } from "dompurify";
import type { PagePolicy } from "../script";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

const configuration: Config = {
  ALLOWED_TAGS: ["#text", ...allowedElements, ...unwrappedElements],
  ALLOWED_ATTR: [everywhere, ...Object.values(allowedAttributes).flat()],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
};

/** By DOMPurify, for browsers without a sanitiser of their own: this module is a chunk that they alone load. */
export function sanitiseByPurify(html: string, policy: PagePolicy | undefined): DocumentFragment {
  // Null, not undefined: it must never make a policy of its own.
  const trusted = { TRUSTED_TYPES_POLICY: policy ?? null } as unknown as Config;
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...configuration,
    ...trusted,
    RETURN_DOM_FRAGMENT: true,
  });
  // In spite of its types: what leaves no body behind, a frameset for one, comes back as nothing.
  return clean ?? document.createDocumentFragment();
}
