/** The model's time: a real or fixed time, plus the offset that tests set. */
export interface ModelClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the model's time forward; a negative value moves it back. */
  advance(milliseconds: number): void;
  /** Removes the offset. */
  reset(): void;
}

/** @param time the time without offset: `Date.now` in a server, a constant in a test */
export function createModelClock(time: () => number): ModelClock {
  let offset = 0;
  return {
    now: () => time() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
    reset() {
      offset = 0;
    },
  };
}
