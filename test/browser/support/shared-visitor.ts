import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { newVisitor } from "./chromium";

/** A browser context that the tests of a file use one after the other. */
interface SharedVisitor {
  /**
   * Opens a page without cookies and storage.
   *
   * @returns undefined if a page of this test is open, or if an option needs a context of its own
   */
  newPage(options: BrowserContextOptions): Promise<Page | undefined>;
  /** Closes the pages of a test, and undoes what it has changed in the context. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Calls `onUse` when a test does what a context cannot undo: then no later test can use this context. */
function watchLastingChanges(context: BrowserContext, onUse: () => void): void {
  function watch<Name extends string>(
    target: Readonly<Record<Name, (...args: never[]) => unknown>>,
    name: Name,
  ) {
    const original = target[name];
    Object.assign(target, {
      [name](...args: never[]) {
        onUse();
        return original.apply(target, args);
      },
    });
  }
  for (const name of ["addInitScript", "exposeBinding", "exposeFunction"] as const) watch(context, name);
  // The clock of a page is that of its context.
  for (const name of ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const)
    watch(context.clock, name);
}

/** @param origins those whose storage is cleared between tests */
export function createSharedVisitor(browser: Browser, origins: readonly string[]): SharedVisitor {
  let context: BrowserContext | undefined;
  let isInUse = false;
  let isChanged = false;

  async function createContext(): Promise<BrowserContext> {
    const created = await newVisitor(browser);
    watchLastingChanges(created, () => (isChanged = true));
    return created;
  }

  async function close(): Promise<void> {
    await context?.close();
    context = undefined;
    isChanged = false;
  }

  /** Storage is cleared in a new page, because pages write to it until they are closed. */
  async function clearStorage(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    for (const origin of origins) {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    }
    await session.detach();
  }

  return {
    async newPage({ viewport, colorScheme, forcedColors, reducedMotion, ...ofContext }) {
      if (isInUse || Object.keys(ofContext).length > 0) return undefined;
      isInUse = true;
      context ??= await createContext();
      const page = await context.newPage();
      await clearStorage(page);
      if (viewport) await page.setViewportSize(viewport);
      if (colorScheme) await page.emulateMedia({ colorScheme });
      if (forcedColors) await page.emulateMedia({ forcedColors });
      if (reducedMotion) await page.emulateMedia({ reducedMotion });
      return page;
    },
    async leave() {
      isInUse = false;
      if (!context) return;
      if (isChanged) return close();
      await Promise.all(context.pages().map((page) => page.close()));
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
    },
    close,
  };
}
