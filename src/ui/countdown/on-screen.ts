import { type RefObject, useEffect, useState } from "react";

type Listener = (isOnScreen: boolean) => void;

// One observer for all elements of the page.
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is in the viewport. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => (ref.current ? observe(ref.current, setOnScreen) : undefined), [ref]);
  return isOnScreen;
}
