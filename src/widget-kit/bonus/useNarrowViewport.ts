import { useEffect, useState } from "react";
import { narrowViewport } from "./BonusPicture";

/** Milliseconds after the last resize (specification section 9). */
const resizeDebounce = 500;

const isNarrowNow = () => matchMedia(narrowViewport).matches;

/**
 * Which variant of the pictures the viewport asks for. This is what the specification debounces: nothing is fetched
 * while somebody still draws the window's edge. The slider measures at once, as it would be wrong in between.
 */
export function useNarrowViewport(): boolean {
  const [isNarrow, setNarrow] = useState(isNarrowNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNarrow(isNarrowNow()), resizeDebounce);
    };
    addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener("resize", onResize);
    };
  }, []);
  return isNarrow;
}
