/** What hides an element of the page. */
export interface Hiding {
  /** The opening tag of the element that hides, with what tells it from others, and by what it hides. */
  readonly by: string;
  /** The same without id and classes, which are the site's own words. */
  readonly plain: string;
}

function hiding(element: Element, style = ""): Hiding {
  const id = element.id && ` id="${element.id}"`;
  const classes =
    element.classList.length > 0 ? ` class="${[...element.classList].slice(0, 3).join(" ")}"` : "";
  const rest = `${element.hasAttribute("hidden") ? " hidden" : ""}>${style && ` (${style})`}`;
  return { by: `<${element.localName}${id}${classes}${rest}`, plain: `<${element.localName}${rest}` };
}

/** The element around this one as it is drawn: the slot's, the parent, or the host of its shadow root. */
function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Why this element alone hides itself and what is inside it; undefined if it does not. */
function ownHiding(element: Element): Hiding | undefined {
  const parent = element.parentElement;
  if (parent?.shadowRoot && !element.assignedSlot) return hiding(parent);
  if (element.hasAttribute("hidden")) return hiding(element);
  const { display, visibility } = getComputedStyle(element);
  if (display === "none") return hiding(element, "display: none");
  if (visibility === "hidden") return hiding(element, "visibility: hidden");
  const isClosed = parent?.localName === "details" && !parent.hasAttribute("open");
  return isClosed && element.localName !== "summary" ? hiding(parent) : undefined;
}

/**
 * What hides an element, itself or around it; undefined if nothing does.
 *
 * @param hidesItself the element has nothing to show, and its own styles take it out of the page
 */
export function hiddenBy(element: Element, hidesItself: boolean): Hiding | undefined {
  for (let box = hidesItself ? around(element) : element; box; box = around(box)) {
    const found = ownHiding(box);
    if (found) return found;
  }
  return undefined;
}
