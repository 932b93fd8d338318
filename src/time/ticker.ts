import type { Clock } from "./clock";

/** Hears the time, in milliseconds since 1970 by the page's clock. */
export type TickListener = (now: number) => void;

/** A page's one clockwork: it runs only while somebody listens and the page is visible. */
export interface Ticker {
  /**
   * Calls at every whole second, once more at the deadline itself, and at once when a hidden page is shown again.
   * The function given back ends it.
   */
  subscribe(listener: TickListener, deadline?: number): () => void;
}

/** What a ticker needs of the page and of the browser's timers. Tests give their own. */
export interface TickerEnvironment {
  isVisible(): boolean;
  /** Calls whenever the page is shown or hidden. */
  onVisibilityChange(listener: () => void): void;
  setTimer(callback: () => void, delay: number): unknown;
  clearTimer(timer: unknown): void;
}

const browser: TickerEnvironment = {
  isVisible: () => document.visibilityState === "visible",
  onVisibilityChange(listener) {
    document.addEventListener("visibilitychange", listener);
    // A page that comes back from the browser's cache does not always say so by its visibility.
    addEventListener("pageshow", listener);
  },
  setTimer: (callback, delay) => setTimeout(callback, delay),
  clearTimer: (timer) => clearTimeout(timer as number),
};

const second = 1000;

export function createTicker(clock: Pick<Clock, "now">, environment: TickerEnvironment = browser): Ticker {
  const deadlines = new Map<TickListener, number>();
  let timer: unknown;
  let isWatching = false;

  /** Until the next whole second, or until the first deadline before it. */
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
    // Timers may ring a little early; a tick before its second would show it late by a whole one.
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
