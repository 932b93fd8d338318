import { renderedParent } from "../platform/visibility/rendered";

/**
 * The element that hides another one, as its opening tag and its style. `plain` omits id and classes, because
 * they are the site's words.
 */
export interface Hiding {
  readonly own: string;
  readonly plain: string;
}

function hiding(element: Element, style = ""): Hiding {
  const id = element.id && ` id="${element.id}"`;
  const classes =
    element.classList.length > 0 ? ` class="${[...element.classList].slice(0, 3).join(" ")}"` : "";
  const rest = `${element.hasAttribute("hidden") ? " hidden" : ""}>${style && ` (${style})`}`;
  return { own: `<${element.localName}${id}${classes}${rest}`, plain: `<${element.localName}${rest}` };
}

/** The reason why this element hides itself and its content; undefined if it does not. */
function ownHiding(element: Element): Hiding | undefined {
  const { display, opacity, visibility, contentVisibility } = getComputedStyle(element);
  const parent = element.parentElement;
  if (parent?.shadowRoot && !element.assignedSlot) return hiding(parent);
  if (display === "none") return hiding(element, element.hasAttribute("hidden") ? "" : "display: none");
  if (opacity === "0") return hiding(element, "opacity: 0");
  if (contentVisibility === "hidden") return hiding(element, "content-visibility: hidden");
  const isInherited = parent && getComputedStyle(parent).visibility === visibility;
  if (visibility !== "visible" && !isInherited) return hiding(element, `visibility: ${visibility}`);
  const isClosed = parent?.localName === "details" && !parent.hasAttribute("open");
  return isClosed && element.localName !== "summary" ? hiding(parent) : undefined;
}

/** States in which an element's own styles may hide it. */
const hidesItself = /^(empty|restricted|opted-out|logged-out)$/;

/** The element and style that hide an element of the library; undefined if no style does. */
export function hiddenBy(element: HTMLElement): Hiding | undefined {
  let box = hidesItself.test(element.dataset.state ?? "") ? renderedParent(element) : element;
  for (; box; box = renderedParent(box)) {
    const found = ownHiding(box);
    if (found) return found;
  }
  return undefined;
}
