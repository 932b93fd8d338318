import type { Page } from "playwright-core";

/** Records the time from each press to the next frame, from now on. */
export const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { presses: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Longest time since the last call, milliseconds; the browser records no times below 16. */
export const longestPress = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { presses } = window as unknown as { presses: number[] };
    return Math.max(16, ...presses.splice(0));
  });
