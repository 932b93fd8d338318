import { createIntersectionObserver } from "../platform/observers";

/** Elements within this distance of the viewport are near, pixels: about one screen of a phone. */
const margin = 600;

/** Whether an element has a box near the viewport now. */
export const isNear = (element: Element): boolean =>
  [...element.getClientRects()].some(({ top, bottom }) => bottom >= -margin && top < innerHeight + margin);

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `onNear` once when the element is near the viewport; the returned function stops waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= createIntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) finish(target, true);
    },
    { rootMargin: `${margin}px` },
  );
  waiting.set(element, onNear);
  if (observer) observer.observe(element);
  // Not at once, as the observer would not call it at once either.
  else queueMicrotask(() => finish(element, true));
  return () => finish(element, false);
}

function finish(element: Element, isNear: boolean): void {
  const onNear = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  if (isNear) onNear?.();
}
