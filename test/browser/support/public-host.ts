import type { Page } from "playwright-core";
import { launchChromium } from "./chromium";
import { type TestSite, useTestSite } from "./site";

/** A host name that is not the developer's own machine; the browser resolves it to the sandbox. */
export const publicHost = "gioco.test";

/** A site that also has the name of a public host. */
export const usePublicSite = (): TestSite =>
  useTestSite({
    visitors: "new",
    launch: () => launchChromium([`--host-resolver-rules=MAP ${publicHost} 127.0.0.1`]),
  });

/** Whether a page has requested the code that checks for errors of authors. */
export const areMistakesLookedFor = (site: TestSite): boolean =>
  site.sandbox.model.journal.entries().some(({ path }) => path.includes("author-checks"));

/** Waits until the page has been idle, and until a chunk has loaded that was requested after that. */
export const idleWorkBegun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    const { Vetrina } = window as unknown as { Vetrina: { load(tag: string): Promise<void> } };
    await Vetrina.load("vetrina-tour");
  });
