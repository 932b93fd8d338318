import { viewportBox } from "../viewport-box";

/** Whether a part of an element is in the viewport. */
export function isInView(element: Element): boolean {
  const { top, height } = viewportBox(element);
  return top + height > 0 && top < innerHeight;
}
