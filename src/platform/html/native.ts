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

/** Newer than the compiler's own types. */
type Sanitising = HTMLElement & { setHTML(markup: string, options: { sanitizer: SanitizerConfig }): void };

/** By the browser's own sanitiser. It works in a document without a window, where nothing loads and nothing runs. */
export function sanitiseNatively(html: string): DocumentFragment {
  const inert = document.implementation.createHTMLDocument("");
  (inert.body as Sanitising).setHTML(html, { sanitizer: configuration });
  const fragment = inert.createDocumentFragment();
  fragment.append(...inert.body.childNodes);
  return fragment;
}

export const hasNativeSanitiser = () => "setHTML" in Element.prototype;
