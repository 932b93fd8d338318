import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { createSlider, type Slider, type SliderLayout, type Standing } from "./slider";

export interface SliderInUse {
  readonly standing: Standing;
  /** Undefined while there is nothing to move. */
  readonly moveBy: (steps: number) => number | undefined;
}

/** Where a slider will stand before it has started. */
const atFirst = (count: number, { perView }: SliderLayout): Standing => ({
  index: 0,
  last: Math.max(0, Math.ceil(count - perView)),
});

/**
 * A slider on a container that has slides. It measures before the first paint, again whenever the
 * container has another width (keen-slider looks only at the window), and never while it is hidden.
 *
 * @param content what a change of means other slides
 */
export function useSlider(
  containerRef: RefObject<HTMLElement | null>,
  layout: SliderLayout,
  count: number,
  content: string,
): SliderInUse {
  const { perView, gap } = layout;
  const [standing, setStanding] = useState<Standing>();
  const sliderRef = useRef<Slider>(undefined);

  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let width = -1;
    const fit = () => {
      if (container.offsetWidth === width) return;
      width = container.offsetWidth;
      if (width === 0) return;
      if (sliderRef.current) sliderRef.current.layOut({ perView, gap });
      else sliderRef.current = createSlider(container, { perView, gap }, setStanding);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(container);
    return () => observer.disconnect();
  }, [containerRef, perView, gap, content]);

  useLayoutEffect(
    () => () => {
      sliderRef.current?.destroy();
      sliderRef.current = undefined;
    },
    [],
  );

  return {
    standing: standing ?? atFirst(count, layout),
    moveBy: (steps) => sliderRef.current?.moveBy(steps),
  };
}
