import type { BrowserContext, Page, Route } from "playwright-core";

/** Lets go of what waits; from then on nothing waits any more. */
export type Release = () => Promise<void>;

/**
 * Keeps calls back in the browser until `release` is called, so that a test looks at what stands there meanwhile however
 * slow the machine is. The sandbox hears of them only then, and what disturbs them does so then.
 *
 * @param address a part of their path
 * @param passing how many of them pass before the first that waits
 */
export function holdCalls(heldIn: Page | BrowserContext, address: string, passing = 0): Promise<Release> {
  let passed = 0;
  return hold(heldIn, address, async (route, released) => {
    passed += 1;
    if (passed > passing) await released;
    await route.continue();
  });
}

/** Keeps back the answer to the first call alone, which the sandbox hears at once; the others have theirs. */
export function holdAnswer(heldIn: Page | BrowserContext, address: string): Promise<Release> {
  let isFirst = true;
  return hold(heldIn, address, async (route, released) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
}

/** A fault's delay that is longer than any test. */
export const forEver = 600_000;

/** Lets more time pass, on the page's clock that was installed before, than any call is waited for. */
export const passTimeLimits = (page: Page) => page.clock.fastForward(61_000);

async function hold(
  heldIn: Page | BrowserContext,
  address: string,
  handle: (route: Route, released: Promise<void>) => Promise<void>,
): Promise<Release> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const handled: Promise<void>[] = [];
  await heldIn.route(
    ({ pathname }) => pathname.includes(address),
    (route) => {
      const end = handle(route, released);
      handled.push(end);
      return end;
    },
  );
  return async () => {
    letGo();
    await Promise.all(handled);
  };
}
