import { type RefObject, useEffect, useState } from "react";
import { createIntersectionObserver } from "../../platform/observers";

type Listener = (isOnScreen: boolean) => void;

// One observer for all elements of the page.
const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, listener: Listener): () => void {
  observer ??= createIntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  });
  listeners.set(element, listener);
  if (observer) observer.observe(element);
  else listener(true);
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
