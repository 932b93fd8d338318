import DOMPurify, { type Config } from "dompurify";
import { pageDocument } from "../../utils/page-document";
import type { PagePolicy } from "../trusted-types-policy";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

const configuration: Config = {
  ALLOWED_TAGS: ["#text", ...allowedElements, ...unwrappedElements],
  ALLOWED_ATTR: [everywhere, ...Object.values(allowedAttributes).flat()],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: false,
};

/** Uses DOMPurify. Only browsers without a sanitiser load this chunk. */
export function sanitiseByPurify(html: string, policy: PagePolicy | undefined): DocumentFragment {
  // Uses null instead of undefined, because with undefined DOMPurify would create its own policy.
  const trusted = { TRUSTED_TYPES_POLICY: policy ?? null } as unknown as Config;
  const clean: DocumentFragment | null = DOMPurify.sanitize(html, {
    ...configuration,
    ...trusted,
    RETURN_DOM_FRAGMENT: true,
  });
  // Despite its type, the result is null for markup that replaces the body, such as a frameset.
  return clean ?? pageDocument.createDocumentFragment();
}
