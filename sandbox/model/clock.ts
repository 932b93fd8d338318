/** The model's own time: the time around it, moved forward by what tests ask for. */
export interface ModelClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the model's time forward; negative values move it back. */
  advance(milliseconds: number): void;
  /** Back to the time around the model. */
  reset(): void;
}

/** @param around where time comes from: `Date.now` in a server, a constant in a test. */
export function createModelClock(around: () => number): ModelClock {
  let advanced = 0;
  return {
    now: () => around() + advanced,
    advance(milliseconds) {
      advanced += milliseconds;
    },
    reset() {
      advanced = 0;
    },
  };
}
