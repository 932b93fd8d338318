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
