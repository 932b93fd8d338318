import { createIntersectionObserver } from "../layout";

/** Elements within this distance of the viewport count as near, pixels: about one screen of a phone. */
const margin = 600;

/** The distance for elements in a scrollable box, in browsers that support `scrollMargin`. */
const marginInScroller = 160;

/** Whether an element has a box near the viewport now. */
export const isNear = (element: Element): boolean =>
  [...element.getClientRects()].some(({ top, bottom }) => bottom >= -margin && top < innerHeight + margin);

type Listener = (isInside: boolean) => void;

/**
 * Creates a function that registers a listener for an element. The listener is called asynchronously: when
 * the element is in an area around the viewport, and when it has left the area or has no box. Each element
 * has one listener, and one observer serves all elements.
 */
function createViewportObserver(options?: IntersectionObserverInit) {
  const listeners = new WeakMap<Element, Listener>();
  let observer: IntersectionObserver | undefined;

  return (element: Element, listener: Listener): (() => void) => {
    observer ??= createIntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    }, options);
    listeners.set(element, listener);
    if (observer) observer.observe(element);
    // Uses a microtask, because the observer does not call the listener synchronously either.
    else queueMicrotask(() => listeners.get(element)?.(true));
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}

// TypeScript's types do not include `scrollMargin` yet.
const nearViewport: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: `${margin}px`,
  scrollMargin: `${marginInScroller}px`,
};

/**
 * Calls the listener when the element comes near the viewport, and when the element is far from it or has no
 * box.
 *
 * @returns a function that removes the listener
 */
export const observeNearViewport = createViewportObserver(nearViewport);

/**
 * Calls the listener when a part of the element comes into the viewport, and when the element has left it or
 * has no box.
 *
 * @returns a function that removes the listener
 */
export const observeInViewport = createViewportObserver();

/** Calls `onNear` once when the element is near the viewport; the returned function stops waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const stop = observeNearViewport(element, (isNearNow) => {
    if (!isNearNow) return;
    stop();
    onNear();
  });
  return stop;
}

/** Waits for elements that come into the viewport. */
export interface EnteringWatch {
  /** Adds an element to wait for. Its arrival counts only after it has been outside the viewport. */
  add(element: Element): void;
  stop(): void;
}

/** Calls `onEnter` each time an added element comes into the viewport after it was outside. */
export function watchEnteringViewport(onEnter: () => void): EnteringWatch {
  const outOfView = new WeakSet<Element>();
  const observer = createIntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) outOfView.add(target);
      else if (outOfView.has(target)) return onEnter();
    }
  });
  return {
    add(element) {
      // The observer's first entry may arrive after a scroll, so the element's current position is measured.
      if (element.getBoundingClientRect().top > innerHeight) outOfView.add(element);
      observer?.observe(element);
    },
    stop: () => observer?.disconnect(),
  };
}
