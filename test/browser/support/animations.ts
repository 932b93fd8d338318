import type { Page } from "playwright-core";

/**
 * Ends animations and transitions of the page at once, including open shadow roots. Endless ones continue.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
    ];
    for (const animation of within(document))
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}

/**
 * Waits for fade-in animations, because half-transparent text has a different contrast. Reads their states,
 * because the promise of an animation far outside the viewport never resolves.
 */
export async function settleAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const within = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations(),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot) : [])),
    ];
    const isFading = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    return !within(document).some(isFading);
  });
}
