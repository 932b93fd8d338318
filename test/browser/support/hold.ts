import type { BrowserContext, Page, Route } from "playwright-core";
import type { WithSandbox } from "./site";

/** Releases all held calls. Later calls are not held back. */
export type Release = () => Promise<void>;

/**
 * Holds back calls in the browser until the test calls the result, so that the test can check the page
 * meanwhile. The sandbox receives the calls, and applies its faults, only after the release.
 *
 * @param url part of the calls' path
 * @param passing number of calls that pass before the first one that is held back
 */
export function holdCalls(heldIn: Page | BrowserContext, url: string, passing = 0): Promise<Release> {
  let passed = 0;
  return hold(heldIn, url, async (route, released) => {
    passed += 1;
    if (passed > passing) await released;
    await route.continue();
  });
}

/** Holds back only the response to the first call. The sandbox receives the call at once. */
export function holdAnswer(heldIn: Page | BrowserContext, url: string): Promise<Release> {
  let isFirst = true;
  return hold(heldIn, url, async (route, released) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
}

/** Holds back calls of the messaging broker until the test calls the result. */
export function holdBrokerCalls({ sandbox }: WithSandbox, call: string, times = 1): () => void {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  sandbox.fault({ match: `/gapi/${call}`, until, times });
  return release;
}

/** Milliseconds of a delay that is longer than any test. */
export const endlessDelay = 600_000;

/** Advances the page's installed clock beyond every time limit of calls. */
export const passTimeLimits = (page: Page) => page.clock.fastForward(61_000);

async function hold(
  heldIn: Page | BrowserContext,
  url: string,
  handle: (route: Route, released: Promise<void>) => Promise<void>,
): Promise<Release> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handled: Promise<void>[] = [];
  await heldIn.route(
    ({ pathname }) => pathname.includes(url),
    (route) => {
      const end = handle(route, released);
      handled.push(end);
      return end;
    },
  );
  return async () => {
    release();
    await Promise.all(handled);
  };
}
