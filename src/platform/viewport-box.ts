import { pageDocument } from "../utils/page-document";
import { renderedParent } from "./visibility/rendered";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** `currentCSSZoom` is absent before Chrome 128, Firefox 126 and Safari 26. */
type Zoomed = Partial<Pick<Element, "currentCSSZoom">>;

/** The computed `zoom`; 1 in browsers that do not support this property. */
function computedZoom(element: Element): number {
  let zoom = 1;
  for (let box: Element | undefined = element; box; box = renderedParent(box))
    zoom *= Number.parseFloat(getComputedStyle(box).zoom) || 1;
  return zoom;
}

/**
 * The size of an element's CSS pixel in pixels of the viewport: the page may set CSS `zoom` on the element or on any
 * element around it. Lengths in its styles, `offsetWidth`, `clientWidth` and `scrollTop` are in the element's pixels.
 */
export const zoomOf = (element: Element): number =>
  (element as Zoomed).currentCSSZoom ?? computedZoom(element);

/** The box of an element in pixels of the viewport, from its upper left corner. */
export function viewportBox(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  if ((element as Zoomed).currentCSSZoom !== undefined) return { left, top, width, height };
  // WebKit without `currentCSSZoom` divides positions in the document by the zoom, but not positions in the
  // viewport.
  const zoom = computedZoom(element);
  return {
    left: (left + scrollX) * zoom - scrollX,
    top: (top + scrollY) * zoom - scrollY,
    width: width * zoom,
    height: height * zoom,
  };
}

/**
 * The size of a box in pixels of the viewport, without transforms, because an animation may move or scale the
 * box.
 */
export function layoutSize(element: HTMLElement): Size {
  const zoom = zoomOf(element);
  return { width: element.offsetWidth * zoom, height: element.offsetHeight * zoom };
}

/** The size of the viewport without scroll bars. In quirks mode, the root element has the height of the whole page. */
export function viewportSize(): Size {
  const { compatMode, body, documentElement } = pageDocument;
  const { clientWidth: width, clientHeight: height } = compatMode === "BackCompat" ? body : documentElement;
  return { width, height };
}

/** Sets `left` and `top` of a positioned box, given in pixels of the viewport. */
export function moveBox(box: HTMLElement, { left, top }: Pick<Box, "left" | "top">): void {
  const zoom = zoomOf(box);
  box.style.left = `${left / zoom}px`;
  box.style.top = `${top / zoom}px`;
}
