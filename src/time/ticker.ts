import { pageDocument } from "../utils/page-document";
import type { Clock } from "./clock";

/** Receives the time of the site's clock, milliseconds since 1970. */
export type TickListener = (now: number) => void;

/** The only timer of a page for all countdowns. It runs only with listeners and on a visible page. */
export interface Ticker {
  /**
   * Calls the listener at every whole second, at the deadline, and when a hidden page becomes visible.
   * @param deadline milliseconds since 1970; none by default
   * @returns a function that removes the listener
   */
  subscribe(listener: TickListener, deadline?: number): () => void;
}

/** Dependencies of a ticker on the page and on the browser's timers. Tests replace them. */
export interface TickerEnvironment {
  isVisible(): boolean;
  /** Calls the listener when the page becomes visible or hidden. */
  onVisibilityChange(listener: () => void): void;
  setTimer(callback: () => void, delay: number): unknown;
  clearTimer(timer: unknown): void;
}

const browser: TickerEnvironment = {
  isVisible: () => pageDocument.visibilityState === "visible",
  onVisibilityChange(listener) {
    pageDocument.addEventListener("visibilitychange", listener);
    // A page that is restored from the back/forward cache does not always send `visibilitychange`.
    window.addEventListener("pageshow", listener);
  },
  setTimer: (callback, delay) => setTimeout(callback, delay),
  clearTimer: (timer) => clearTimeout(timer as number),
};

const second = 1000;

export function createTicker(clock: Pick<Clock, "now">, environment: TickerEnvironment = browser): Ticker {
  const deadlines = new Map<TickListener, number>();
  let timer: unknown;
  let isWatching = false;

  /** Milliseconds until the next whole second, or until an earlier deadline. */
  function delayFrom(now: number): number {
    const toSecond = second - (((now % second) + second) % second);
    const toDeadlines = [...deadlines.values()]
      .map((deadline) => deadline - now)
      .filter((delay) => delay > 0);
    return Math.min(toSecond, ...toDeadlines);
  }

  function stop(): void {
    if (timer !== undefined) environment.clearTimer(timer);
    timer = undefined;
  }

  function schedule(): void {
    stop();
    if (deadlines.size === 0 || !environment.isVisible()) return;
    // Rounds up, because a tick just before a whole second would show that second one second late.
    timer = environment.setTimer(tick, Math.ceil(delayFrom(clock.now())));
  }

  function tick(): void {
    const now = clock.now();
    for (const listener of [...deadlines.keys()]) listener(now);
    schedule();
  }

  function watchPage(): void {
    if (isWatching) return;
    isWatching = true;
    environment.onVisibilityChange(() => {
      if (environment.isVisible()) tick();
      else stop();
    });
  }

  return {
    subscribe(listener, deadline = Infinity) {
      watchPage();
      deadlines.set(listener, deadline);
      schedule();
      return () => {
        deadlines.delete(listener);
        schedule();
      };
    },
  };
}
