import { type RefObject, useLayoutEffect } from "react";

type ElementRef = RefObject<HTMLElement | null>;

/** When what has the focus goes, the focus goes to its heir and not to the page's beginning. */
export function useFocusFallback(ref: ElementRef, heirRef: ElementRef): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // The heir is looked for in that moment: it may be there later than what it inherits from.
    const heir = () => heirRef.current;
    return () => {
      if (element?.matches(":focus-within")) heir()?.focus();
    };
  }, [ref, heirRef]);
}
