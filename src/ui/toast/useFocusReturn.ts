import { type RefObject, useLayoutEffect } from "react";
import { isHtmlElement } from "../../utils/kinds-of-objects";

/**
 * Returns the focus to its earlier element if it is in the region when the component is removed. Otherwise the focus
 * would be lost with the component.
 */
export function useFocusReturn(regionRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    let origin: HTMLElement | undefined;
    // The path contains the element inside open shadow roots; `relatedTarget` does not.
    const remember = (event: FocusEvent) => {
      const [target] = event.composedPath();
      if (isHtmlElement(target) && !region?.contains(target)) origin = target;
    };
    window.addEventListener("focusout", remember, true);
    return () => {
      window.removeEventListener("focusout", remember, true);
      if (region?.matches(":focus-within")) origin?.focus();
    };
  }, [regionRef]);
}
