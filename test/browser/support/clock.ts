import type { Page } from "playwright-core";

/** Time between the present of the page and the pause, milliseconds: enough for a slow machine to set the pause. */
export const timeUntilPause = 3000;

/** Pauses the page's installed clock `timeUntilPause` from now. Timers that are due until then run. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((time) => Date.now() + time, timeUntilPause));
}
