import { pageDocument } from "../../utils/page-document";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

const configuration: SanitizerConfig = {
  elements: [
    ...allowedElements.map((name) => ({
      name,
      attributes: [...(allowedAttributes[name] ?? []), everywhere],
    })),
    ...unwrappedElements.map((name) => ({ name, attributes: [] })),
  ],
  attributes: [],
  comments: false,
  dataAttributes: false,
};

/** TypeScript's types do not include `setHTML` yet. */
type Sanitising = HTMLElement & { setHTML(markup: string, options: { sanitizer: SanitizerConfig }): void };

/** Uses the browser's sanitiser, in a document without a window, where nothing is loaded and no script runs. */
export function sanitiseNatively(html: string): DocumentFragment {
  const inert = pageDocument.implementation.createHTMLDocument("");
  (inert.body as Sanitising).setHTML(html, { sanitizer: configuration });
  const fragment = inert.createDocumentFragment();
  fragment.append(...inert.body.childNodes);
  return fragment;
}

export const hasNativeSanitiser = () => "setHTML" in pageDocument.documentElement;
