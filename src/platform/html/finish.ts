import { safeUrl } from "../../utils/url";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

const allowed: ReadonlySet<string> = new Set(allowedElements);

function cleanAttributes(element: Element): void {
  const kept = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (name !== everywhere && !kept.includes(name)) element.removeAttribute(name);
  }
}

/** Replaces a link with its content if it has no URL or its URL does not pass the safe-URL check. */
function cleanLink(link: Element, base: URL): void {
  const url = safeUrl(link.getAttribute("href"), base);
  if (url === undefined) return link.replaceWith(...link.childNodes);
  link.setAttribute("href", url);
  link.setAttribute("rel", "noopener");
}

/**
 * Checks the output of either sanitiser against our own allow list, so that both return the same result and a gap in
 * one of them has no effect.
 */
export function finish(fragment: DocumentFragment, base: URL): DocumentFragment {
  for (const box of fragment.querySelectorAll(unwrappedElements.join())) box.replaceWith(...box.childNodes);
  for (const element of fragment.querySelectorAll("*")) {
    if (!allowed.has(element.localName) || element.namespaceURI !== "http://www.w3.org/1999/xhtml") {
      element.remove();
      continue;
    }
    cleanAttributes(element);
    if (element.localName === "a") cleanLink(element, base);
  }
  return fragment;
}
