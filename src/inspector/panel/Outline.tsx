import { useEffect, useRef, useState } from "react";
import { type Box, viewportBox, zoomOf } from "../../platform/viewport-box";
import { stringifyJson } from "../../utils/json";

/** The position of the outline in its own pixels, because the page may have CSS `zoom`. */
function placeOf(element: Element, frame: Element | null): Box {
  const { left, top, width, height } = viewportBox(element);
  // The outline is rendered after the first measurement. Its position is corrected in the next animation
  // frame.
  const zoom = frame ? zoomOf(frame) : 1;
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom };
}

/**
 * Outlines an element of the page, and follows it while the page scrolls or changes. An element without a box
 * has no outline.
 */
export function Outline({ element }: { readonly element: HTMLElement | undefined }) {
  const [place, setPlace] = useState<Box>();
  const frameRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const update = () => {
      const next = placeOf(element, frameRef.current);
      setPlace((last) => (stringifyJson(last) === stringifyJson(next) ? last : next));
      frame = requestAnimationFrame(update);
    };
    update();
    return () => {
      cancelAnimationFrame(frame);
      setPlace(undefined);
    };
  }, [element]);
  return element && place?.width ? (
    <div ref={frameRef} className="outline" aria-hidden="true" style={place}>
      <span>{element.localName}</span>
    </div>
  ) : null;
}
