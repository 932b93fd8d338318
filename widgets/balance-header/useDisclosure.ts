import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useState,
} from "react";
import { isElement } from "../../src/utils/objects";
import { pageDocument } from "../../src/utils/page-document";

/**
 * The state of a panel and of the button that opens it. One area contains both, and the button is the area's
 * first button. Esc closes the panel and focuses the button. The panel also closes on a click elsewhere, and
 * when the focus leaves the area. A click on one of its links closes it, because the link may point to the
 * same page.
 */
export function useDisclosure(areaRef: RefObject<Element | null>) {
  const [isOpen, setOpen] = useState(false);
  const focusButton = () => areaRef.current?.querySelector("button")?.focus();
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: Event) => {
      if (areaRef.current && !event.composedPath().includes(areaRef.current)) setOpen(false);
    };
    pageDocument.addEventListener("pointerdown", onPointerDown);
    return () => pageDocument.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen, areaRef]);

  return {
    isOpen,
    toggle() {
      setOpen(!isOpen);
      // Safari does not focus a clicked button, but the panel is above the page only while the focus is
      // inside.
      focusButton();
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== "Escape" || !isOpen) return;
      setOpen(false);
      focusButton();
    },
    onClick({ target }: MouseEvent) {
      if (isElement(target) && target.closest("a")) setOpen(false);
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      // If `relatedTarget` is null, the browser window has lost the focus, or a click follows.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
