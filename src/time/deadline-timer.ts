import type { Clock } from "./clock";

/** Browsers' timers go no further; nobody keeps a page open that long. */
const maxTimerDelay = 2 ** 31 - 1;

/** Rings at an instant of the site's clock. */
export interface DeadlineTimer {
  /** The one moment to ring at, in the place of an earlier one; undefined for none. */
  set(instant: number | undefined): void;
}

export function createDeadlineTimer(clock: Clock, ring: () => void): DeadlineTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(instant) {
      clearTimeout(timer);
      if (instant === undefined) return;
      timer = setTimeout(ring, Math.min(Math.max(instant - clock.now(), 0), maxTimerDelay));
    },
  };
}
