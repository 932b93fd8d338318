import { type RefObject, useEffect, useState } from "react";

type Notice = (isOnScreen: boolean) => void;

// What is on the screen is one thing per page: one observer for all.
const notices = new WeakMap<Element, Notice>();
let observer: IntersectionObserver | undefined;

function observe(element: Element, notice: Notice): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) notices.get(target)?.(isIntersecting);
  });
  notices.set(element, notice);
  observer.observe(element);
  return () => {
    notices.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on the screen now. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => (ref.current ? observe(ref.current, setOnScreen) : undefined), [ref]);
  return isOnScreen;
}
