/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export type ModelClock = ReturnType<typeof createModelClock>;

/**
 * The model's time: a real or fixed time, plus the offset that tests set.
 *
 * @param time the time without offset: `Date.now` in a server, a constant in a test
 */
export function createModelClock(time: () => number) {
  let offset = 0;
  let speed = 1;
  /** The time at which the speed was set. */
  let since = 0;
  const now = () => Math.round(time() + offset + (speed - 1) * (time() - since));
  return {
    /** Milliseconds since 1970. */
    now,
    /** Moves the model's time forward; a negative value moves it back. */
    advance(milliseconds: number) {
      offset += milliseconds;
    },
    /** Makes the model's time run `next` times as fast from now on; 1 is the normal speed. */
    setSpeed(next: number) {
      offset = now() - time();
      since = time();
      speed = next;
    },
    /** Removes the offset and restores the normal speed. */
    reset() {
      offset = 0;
      speed = 1;
    },
  };
}
