import { isElement } from "./objects";
import { unclobbered } from "./page-document";

const mark = "data-vetrina-own";
const selector = `[${mark}]`;

/** The marked nodes that the library of this page has created. Copies of them are not in the set. */
const ownNodes = new WeakSet<Element>();

/**
 * Marks an element that the library adds to the page's own tree. A copy of the rendered page, for example a
 * saved page, has the mark too. `removeCopies` removes such an element, because no code controls it.
 */
export function markOwn<Node extends Element>(element: Node): Node {
  element.setAttribute(mark, "");
  ownNodes.add(element);
  return element;
}

/** Removes copies of the library's elements in and below a node. Authors' slotted children inside them are kept. */
export function removeCopies(root: ParentNode & Node): void {
  const found = [...unclobbered(() => root).querySelectorAll(selector)];
  if (isElement(root) && root.matches(selector)) found.push(root);
  for (const copy of found) {
    if (ownNodes.has(copy)) continue;
    copy.parentElement?.append(...copy.querySelectorAll(`:scope > * > [slot]:not(${selector})`));
    copy.remove();
  }
}
