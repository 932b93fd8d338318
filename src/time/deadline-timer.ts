import type { Clock } from "./clock";
import { maxTimerDelay } from "./time-limits";

/** Calls a function once at an instant of the site's clock, never before it. */
export interface DeadlineTimer {
  /** Replaces the instant (milliseconds since 1970). With undefined, the timer stops. */
  set(instant: number | undefined): void;
}

export function createDeadlineTimer(clock: Clock, onDeadline: () => void): DeadlineTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;

  function stop() {
    clearTimeout(timer);
    unsubscribe?.();
    unsubscribe = undefined;
  }

  function waitUntil(instant: number) {
    clearTimeout(timer);
    const delay = Math.min(Math.max(Math.ceil(instant - clock.now()), 0), maxTimerDelay);
    timer = setTimeout(() => {
      // The longest possible delay of a timer may end before the instant, so the timer starts again.
      if (clock.now() < instant) return waitUntil(instant);
      stop();
      onDeadline();
    }, delay);
  }

  return {
    set(instant) {
      stop();
      if (instant === undefined) return;
      unsubscribe = clock.onChange(() => {
        waitUntil(instant);
      });
      waitUntil(instant);
    },
  };
}
