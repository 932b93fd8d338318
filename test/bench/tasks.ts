import type { Page } from "playwright-core";

/** Runs in the page before anything of it: notes the longest task that it has seen so far. */
export const watchTasks = `
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: "longtask" });
`;

export const longestTask = (page: Page) =>
  page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);

/** What came before, such as the page's own start, counts no more. */
export const forgetTasks = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { longestTask: number }).longestTask = 0;
  });
