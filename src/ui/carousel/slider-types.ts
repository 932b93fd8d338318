/** Indexes of the first visible slide and of the last slide that can be first. */
export interface SliderPosition {
  readonly index: number;
  readonly last: number;
}

export interface SliderLayout {
  /** The number of slides that are visible at once. */
  readonly perView: number;
  /** Pixels between slides. */
  readonly gap: number;
}

/** Moves the slides of a container. */
export interface Slider {
  /** Measures again after a change of the layout, of the container's width or of the slides. */
  layOut(layout: SliderLayout): void;
  /**
   * Moves by a number of slides, but not beyond the ends.
   *
   * @returns the index of the new first slide
   */
  moveBy(steps: number): number;
  destroy(): void;
}
