/** The model's time: a real or fixed time, plus the offset that tests set. */
export interface ModelClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the model's time forward; a negative value moves it back. */
  advance(milliseconds: number): void;
  /** Makes the model's time run `speed` times as fast from now on; 1 is the usual speed. */
  setSpeed(speed: number): void;
  /** Removes the offset and restores the usual speed. */
  reset(): void;
}

/** @param time the time without offset: `Date.now` in a server, a constant in a test */
export function createModelClock(time: () => number): ModelClock {
  let offset = 0;
  let speed = 1;
  /** The time at which the speed was set. */
  let since = 0;
  const now = () => Math.round(time() + offset + (speed - 1) * (time() - since));
  return {
    now,
    advance(milliseconds) {
      offset += milliseconds;
    },
    setSpeed(next) {
      offset = now() - time();
      since = time();
      speed = next;
    },
    reset() {
      offset = 0;
      speed = 1;
    },
  };
}
