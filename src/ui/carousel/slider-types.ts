/** Where the slides stand: the first one in view, and the last one that can be first. */
export interface Standing {
  readonly index: number;
  readonly last: number;
}

export interface SliderLayout {
  /** How many slides are seen at once. */
  readonly perView: number;
  /** Pixels between slides. */
  readonly gap: number;
}

/** What moves the slides of a container. */
export interface Slider {
  /** Measures again: after another layout, another width of the container, other slides. */
  layOut(layout: SliderLayout): void;
  /** Goes so many slides on, not beyond the ends, and tells where that is. */
  moveBy(steps: number): number;
  destroy(): void;
}
