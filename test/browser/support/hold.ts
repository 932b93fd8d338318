import type { BrowserContext, Page } from "playwright-core";

/** Lets the calls to an address go on only when the condition holds, so that a slow machine changes nothing. */
export async function holdCalls(
  heldIn: Page | BrowserContext,
  address: string,
  condition: () => Promise<unknown>,
): Promise<void> {
  await heldIn.route(`**${address}*`, async (route) => {
    await condition();
    await route.continue();
  });
}
