import { useEffect, useState } from "react";
import { narrowViewport } from "../../bonus/images";
import { matchesMedia } from "../../platform/layout";

/** Milliseconds after the last resize (specification section 9). */
const resizeDebounce = 500;

const isNarrowNow = () => matchesMedia(narrowViewport);

/**
 * Whether the viewport needs the narrow images. The value is debounced, as specified, so that no image is fetched
 * during a resize. The slider is not debounced: its layout must be correct at every moment.
 */
export function useNarrowViewport(): boolean {
  const [isNarrow, setNarrow] = useState(isNarrowNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setNarrow(isNarrowNow()), resizeDebounce);
    };
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, []);
  return isNarrow;
}
