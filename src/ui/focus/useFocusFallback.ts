import { type RefObject, useLayoutEffect } from "react";

type ElementRef = RefObject<HTMLElement | null>;

/** Focuses `fallbackRef` when the element is removed while it has the focus; the browser would focus the body. */
export function useFocusFallback(ref: ElementRef, fallbackRef: ElementRef): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Read at clean-up: the fallback may be mounted later than the element.
    const fallback = () => fallbackRef.current;
    return () => {
      if (element?.matches(":focus-within")) fallback()?.focus();
    };
  }, [ref, fallbackRef]);
}
