import type { Clock } from "./clock";
import { maxTimerDelay } from "./max-timer-delay";

/** Calls a function once at an instant of the site's clock. */
export interface DeadlineTimer {
  /** Replaces the instant, milliseconds since 1970; undefined for none. */
  set(instant: number | undefined): void;
}

export function createDeadlineTimer(clock: Clock, onDeadline: () => void): DeadlineTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(instant) {
      clearTimeout(timer);
      if (instant === undefined) return;
      timer = setTimeout(onDeadline, Math.min(Math.max(instant - clock.now(), 0), maxTimerDelay));
    },
  };
}
