import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Slider, SliderLayout, Standing } from "./slider-types";
import { startSliding } from "./sliding";

export interface SliderInUse {
  readonly standing: Standing;
  /** Undefined while there is nothing to move. */
  readonly moveBy: (steps: number) => number | undefined;
}

/** Where slides stand that nobody has moved yet. */
const atFirst = (count: number, { perView }: SliderLayout): Standing => ({
  index: 0,
  last: Math.max(0, Math.ceil(count - perView)),
});

/**
 * Makes the slides of a container move where there are more than are seen at once.
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
  const moves = count > perView;

  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container || !moves) return;
    const slider = startSliding(container, setStanding);
    sliderRef.current = slider;
    return () => {
      slider.destroy();
      sliderRef.current = undefined;
    };
  }, [containerRef, moves]);

  useLayoutEffect(() => {
    sliderRef.current?.layOut({ perView, gap });
  }, [perView, gap, content, moves]);

  return {
    standing: standing ?? atFirst(count, layout),
    moveBy: (steps) => sliderRef.current?.moveBy(steps),
  };
}
