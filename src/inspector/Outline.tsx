import { useEffect, useState } from "react";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element; without one, that of the closest element around it. */
function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const outer = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return (width > 0 && height > 0) || !outer ? { left, top, width, height } : placeOf(outer);
}

/** Frames an element of the page, and follows it while the page scrolls or changes. */
export function Outline({ element }: { readonly element: HTMLElement | undefined }) {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const follow = () => {
      const next = placeOf(element);
      setPlace((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      setPlace(undefined);
    };
  }, [element]);
  if (!element || !place) return null;
  return (
    <div className="outline" aria-hidden="true" style={place}>
      <span>{element.localName}</span>
    </div>
  );
}
