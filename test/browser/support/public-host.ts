import type { Page } from "playwright-core";
import { launchChromium } from "./chromium";
import { type TestSite, useTestSite } from "./site";

/**
 * A host name that the browser resolves to the sandbox, but that does not look like a developer's machine.
 */
export const publicHost = "gioco.test";

/** A test site that can also be opened under the name of a public host. */
export const usePublicSite = (): TestSite =>
  useTestSite({
    visitors: "new",
    launch: () => launchChromium([`--host-resolver-rules=MAP ${publicHost} 127.0.0.1`]),
  });

/** Whether a page has requested the code that checks for authoring errors. */
export const areMistakesLookedFor = (site: TestSite): boolean =>
  site.sandbox.model.journal.entries().some(({ path }) => path.includes("author-checks"));

/** Waits until the page has been idle and a chunk that was requested after that has loaded. */
export const idleWorkBegun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
    const { Vetrina } = window as unknown as { Vetrina: { load(tag: string): Promise<void> } };
    await Vetrina.load("vetrina-tour");
  });
