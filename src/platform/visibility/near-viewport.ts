import { createIntersectionObserver } from "../observers";

/** Elements within this distance of the viewport are near, pixels: about one screen of a phone. */
const margin = 600;

/** The same distance in a scrollable box, where browsers support `scrollMargin`. */
const marginInScroller = 160;

/** Whether an element has a box near the viewport now. */
export const isNear = (element: Element): boolean =>
  [...element.getClientRects()].some(({ top, bottom }) => bottom >= -margin && top < innerHeight + margin);

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls the listener when the element comes near the viewport, and when it is far from it or has no box.
 *
 * @returns a function that removes the listener
 */
export function followNear(element: Element, listener: Listener): () => void {
  // TypeScript does not know `scrollMargin` yet.
  const options: IntersectionObserverInit & { readonly scrollMargin: string } = {
    rootMargin: `${margin}px`,
    scrollMargin: `${marginInScroller}px`,
  };
  observer ??= createIntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, options);
  listeners.set(element, listener);
  if (observer) observer.observe(element);
  // In a microtask, because the observer would not call the listener at once either.
  else queueMicrotask(() => listeners.get(element)?.(true));
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Calls `onNear` once when the element is near the viewport; the returned function stops waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const stop = followNear(element, (isNearNow) => {
    if (!isNearNow) return;
    stop();
    onNear();
  });
  return stop;
}
