import type { Page } from "playwright-core";

/** Runs in the page before its own scripts. Records the longest task so far. */
export const watchTasks = `
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: "longtask" });
`;

export const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);

/** Resets the record, so that earlier tasks, such as the start of the page, do not count. */
export const forgetTasks = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { longestTask: number }).longestTask = 0;
  });

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
