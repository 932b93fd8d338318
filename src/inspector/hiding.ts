/** The opening tag of an element, with what tells it from others. */
function openingTag(element: Element): string {
  const id = element.id && ` id="${element.id}"`;
  const classes =
    element.classList.length > 0 ? ` class="${[...element.classList].slice(0, 3).join(" ")}"` : "";
  return `<${element.localName}${id}${classes}${element.hasAttribute("hidden") ? " hidden" : ""}>`;
}

/** The element around this one as it is drawn: the slot's, the parent, or the host of its shadow root. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Why this element alone hides itself and what is inside it; undefined if it does not. */
function ownHiding(element: Element): string | undefined {
  const parent = element.parentElement;
  if (parent?.shadowRoot && !element.assignedSlot) return openingTag(parent);
  if (element.hasAttribute("hidden")) return openingTag(element);
  const { display, visibility } = getComputedStyle(element);
  if (display === "none") return `${openingTag(element)} (display: none)`;
  if (visibility === "hidden") return `${openingTag(element)} (visibility: hidden)`;
  const isClosed = parent?.localName === "details" && !parent.hasAttribute("open");
  return isClosed && element.localName !== "summary" ? openingTag(parent) : undefined;
}

/**
 * The element that hides this one, as an opening tag, and by what; undefined if nothing does.
 *
 * @param hidesItself the element has nothing to show, and its own styles take it out of the page
 */
export function hiddenBy(element: Element, hidesItself: boolean): string | undefined {
  for (let box = hidesItself ? around(element) : element; box; box = around(box)) {
    const hiding = ownHiding(box);
    if (hiding !== undefined) return hiding;
  }
  return undefined;
}
