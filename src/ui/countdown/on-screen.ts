import { type RefObject, useEffect, useState } from "react";
import { followInViewport } from "../../platform/visibility/near-viewport";

/** Whether an element is in the viewport. */
export function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => (ref.current ? followInViewport(ref.current, setOnScreen) : undefined), [ref]);
  return isOnScreen;
}
