import { safeAddress } from "../../utils/url";
import { allowedAttributes, allowedElements, everywhere, unwrappedElements } from "./allow-list";

const allowed: ReadonlySet<string> = new Set(allowedElements);

function cleanAttributes(element: Element): void {
  const kept = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (name !== everywhere && !kept.includes(name)) element.removeAttribute(name);
  }
}

/** A link that leads nowhere, or where the gate does not let it, is no link: its words stay. */
function cleanLink(link: Element, base: URL): void {
  const address = safeAddress(link.getAttribute("href"), base);
  if (address === undefined) return link.replaceWith(...link.childNodes);
  link.setAttribute("href", address);
  link.setAttribute("rel", "noopener");
}

/**
 * The last look at what either engine let through, by our own rules and nobody's defaults: so both ways end alike,
 * and a gap in one of them is not ours.
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
