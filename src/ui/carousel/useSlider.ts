import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Slider, SliderLayout, SliderPosition } from "./slider-types";
import { startSliding } from "./sliding";

export interface SliderState {
  readonly position: SliderPosition;
  /** Returns the index of the new first slide; undefined while the slides cannot move. */
  readonly moveBy: (steps: number) => number | undefined;
}

/** The position until the slider reports its own, which happens before the first frame. */
const initialPosition: SliderPosition = { index: 0, last: 1 };

/**
 * Makes the slides of a container movable if not all of them fit.
 *
 * @param content identifies the slides: a change makes the slider measure again
 */
export function useSlider(
  containerRef: RefObject<HTMLElement | null>,
  layout: SliderLayout,
  count: number,
  content: string,
): SliderState {
  const { perView, gap } = layout;
  const [position, setPosition] = useState<SliderPosition>(initialPosition);
  const sliderRef = useRef<Slider>(undefined);
  const isMovable = count > perView;

  useLayoutEffect(() => {
    const container = containerRef.current;
    if (!container || !isMovable) return;
    const slider = startSliding(container, setPosition);
    sliderRef.current = slider;
    return () => {
      slider.destroy();
      sliderRef.current = undefined;
    };
  }, [containerRef, isMovable]);

  useLayoutEffect(() => {
    sliderRef.current?.layOut({ perView, gap });
  }, [perView, gap, content, isMovable]);

  return {
    position,
    moveBy: (steps) => sliderRef.current?.moveBy(steps),
  };
}
