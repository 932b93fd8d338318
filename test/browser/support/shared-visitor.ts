import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import type { Sandbox } from "../../../sandbox/server";
import { newVisitor, usualViewport } from "./chromium";

/** Common options of the tests that share a visitor. */
export interface VisitorKind {
  /** Options of the browser context. */
  readonly context: BrowserContextOptions;
  /**
   * Whether each test sets a fixed time, which requires a separate context, because the clock of a context
   * cannot be restored.
   */
  readonly hasFixedTime: boolean;
}

/** A page that several tests use, one after the other. */
export interface SharedVisitor {
  /**
   * Passes an empty page without cookies and storage to a test.
   *
   * @returns undefined if this test already has the page
   */
  newPage(options: PageOptions): Promise<Page | undefined>;
  /** Reverts the changes of a test. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Options that can be applied to a page and undone after the test. */
export type PageOptions = Pick<
  BrowserContextOptions,
  "viewport" | "colorScheme" | "forcedColors" | "reducedMotion"
>;

interface OpenPage {
  readonly page: Page;
  readonly session: CDPSession;
}

type Methods<Name extends string> = Readonly<Record<Name, (...args: never[]) => unknown>>;

/** Calls `onUse` before each call of the named methods. */
function watch<Name extends string>(target: Methods<Name>, names: readonly Name[], onUse: () => void): void {
  for (const name of names) {
    const original = target[name];
    Object.assign(target, {
      [name](...args: never[]) {
        onUse();
        return original.apply(target, args);
      },
    });
  }
}

const modifiers = ["Shift", "Control", "Alt", "Meta"];
const mouseButtons = ["left", "right", "middle"] as const;

async function release({ keyboard, mouse }: Page): Promise<void> {
  for (const key of modifiers) await keyboard.up(key);
  for (const button of mouseButtons) await mouse.up({ button });
}

/** Methods of a page and of its context with effects that no other method can revert. */
const lasting = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
] as const;

/**
 * Events of a context that tests listen to. "close" is not among them, because Playwright itself needs it.
 */
const contextEvents = [
  "console",
  "dialog",
  "page",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
];

/** @param sandbox the storage of both its origins is cleared between two tests */
export function createSharedVisitor(browser: Browser, sandbox: Sandbox, kind: VisitorKind): SharedVisitor {
  let context: BrowserContext | undefined;
  let open: OpenPage | undefined;
  let isInUse = false;
  /** Whether a test has made a change that cannot be reverted in its page or in its context. */
  let isPageChanged = false;
  let isContextChanged = false;
  /** Whether a test may have left a key or a mouse button down. */
  let isHeld = false;

  async function createContext(): Promise<BrowserContext> {
    const created = await newVisitor(browser, kind.context);
    const onUse = () => (isContextChanged = true);
    watch(created, [...lasting, "setGeolocation", "setHTTPCredentials"], onUse);
    watch(created, ["newCDPSession"], () => (isPageChanged = true));
    // All pages of a context share its clock.
    watch(created.clock, ["install", "pauseAt", "setSystemTime"], onUse);
    if (!kind.hasFixedTime) watch(created.clock, ["setFixedTime"], onUse);
    return created;
  }

  async function clearStorage(session: CDPSession): Promise<void> {
    for (const origin of [sandbox.siteUrl, sandbox.accountUrl]) {
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    }
  }

  async function openPage(): Promise<OpenPage> {
    context ??= await createContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    watch(page, [...lasting, "addLocatorHandler", "close"], () => (isPageChanged = true));
    watch(page.keyboard, ["down"], () => (isHeld = true));
    watch(page.mouse, ["down"], () => (isHeld = true));
    isPageChanged = false;
    await clearStorage(session);
    return { page, session };
  }

  async function close(): Promise<void> {
    await context?.close();
    context = undefined;
    open = undefined;
    isContextChanged = false;
  }

  async function closeOthers(kept: Page | undefined): Promise<void> {
    const others = context?.pages().filter((page) => page !== kept) ?? [];
    await Promise.all(others.map((page) => page.close()));
  }

  async function clearContext(used: BrowserContext): Promise<void> {
    const kept = isPageChanged ? undefined : open;
    await closeOthers(kept?.page);
    for (const event of contextEvents) used.removeAllListeners(event);
    await used.unrouteAll({ behavior: "ignoreErrors" });
    await Promise.all([used.clearCookies(), used.clearPermissions(), used.setOffline(false)]);
    if (kept) await clean(kept);
    open = kept;
  }

  async function clean({ page, session }: OpenPage): Promise<void> {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    if (isHeld) await release(page);
    isHeld = false;
    await page.mouse.move(-1, -1);
    // Clears the storage after leaving the page, because a page may write to it until it closes.
    await page.goto(sandbox.file("/test/empty", { type: "text/html", body: "" }));
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = "";
    });
    await clearStorage(session);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      forcedColors: null,
      reducedMotion: null,
      contrast: null,
    });
    await page.setViewportSize(usualViewport);
  }

  return {
    async newPage({ viewport, colorScheme, forcedColors, reducedMotion }) {
      if (isInUse) return undefined;
      isInUse = true;
      open ??= await openPage();
      const { page } = open;
      // A window that the last step of a test opens may appear only after the end of the test.
      await closeOthers(page);
      if (viewport) await page.setViewportSize(viewport);
      if (colorScheme) await page.emulateMedia({ colorScheme });
      if (forcedColors) await page.emulateMedia({ forcedColors });
      if (reducedMotion) await page.emulateMedia({ reducedMotion });
      return page;
    },
    async leave() {
      if (!isInUse || !context) return;
      isInUse = false;
      if (isContextChanged) return close();
      // Cleaning fails if, for example, the page has crashed.
      await clearContext(context).catch(close);
    },
    close,
  };
}
