import { useEffect, useState } from "react";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const placeOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Frames an element of the page, and follows it while the page scrolls or changes. One without a box has no frame. */
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
  return element && place?.width ? (
    <div className="outline" aria-hidden="true" style={place}>
      <span>{element.localName}</span>
    </div>
  ) : null;
}
