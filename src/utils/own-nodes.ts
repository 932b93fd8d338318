import { pageDocument, unclobbered } from "./page-document";

const mark = "data-vetrina-own";
const selector = `[${mark}]`;

/** The marked nodes that this page's library has made. Copies of them are not in the set. */
const ownNodes = new WeakSet<Element>();

/**
 * Marks an element that the library adds to the page's own tree. A copy of the rendered page, for example a saved one,
 * has the mark too: `removeCopies` removes it, because no code acts on it.
 */
export function markOwn<Node extends Element>(element: Node): Node {
  element.setAttribute(mark, "");
  ownNodes.add(element);
  return element;
}

/** Properties of the scroll lock (`src/ui/dialog/scroll-lock.ts`) on the root and, in iOS, on the body. */
const lockOfRoot = ["overflow", "scrollbar-gutter"];
const lockOfBody = ["position", "top", "left", "width", "box-sizing"];

function removeImportant({ style }: HTMLElement, names: readonly string[]): void {
  for (const name of names) if (style.getPropertyPriority(name)) style.removeProperty(name);
}

/**
 * Removes copies of the library's elements in and below a node. Authors' slotted children inside them are kept. In a
 * whole document, which is a copy when the library starts in it, the scroll lock of a copied dialog goes too.
 */
export function removeCopies(root: ParentNode & Node): void {
  const found = [...unclobbered(() => root).querySelectorAll(selector)];
  if (root instanceof Element && root.matches(selector)) found.push(root);
  for (const copy of found) {
    if (ownNodes.has(copy)) continue;
    copy.parentElement?.append(...copy.querySelectorAll(`:scope > * > [slot]:not(${selector})`));
    copy.remove();
    if (root.nodeType !== Node.DOCUMENT_NODE || !copy.hasAttribute("open")) continue;
    removeImportant(pageDocument.documentElement, lockOfRoot);
    removeImportant(pageDocument.body, lockOfBody);
  }
}
