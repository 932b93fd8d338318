import type { Page } from "playwright-core";

/**
 * Milliseconds from the current time of the page to the pause, enough for a slow machine to set the pause.
 */
export const timeUntilPause = 3000;

/** Pauses the page's installed clock after `timeUntilPause`. Timers that are due until then run. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((time) => Date.now() + time, timeUntilPause));
}

/**
 * Waits until React has rendered all pending changes. React schedules them with messages, which no fake clock
 * delays.
 */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        let left = 3;
        port1.onmessage = () => {
          left -= 1;
          if (left > 0) return port2.postMessage(0);
          port1.close();
          done();
        };
        port2.postMessage(0);
      }),
  );
