import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import { libraryRequests } from "../../support/library-requests";
import {
  launchChromium,
  recordConsole,
  newVisitor,
  type ConsoleMessages,
  type VisitorOptions,
} from "./chromium";

/** The demo site and a browser. */
export interface TestSite {
  readonly sandbox: Sandbox;
  /** Opens a page of the site as a new visitor. */
  visit(path: string, options?: VisitorOptions): Promise<Visit>;
  /**
   * The names of all requested library files, without hashes, in order. The checks of contrast and of mistakes are left
   * out: tests run on localhost, where an author looks, and they come at any time when the page is idle.
   */
  libraryRequests(): string[];
}

/** The part of `TestSite` that does not depend on the browser. */
export type WithSandbox = Pick<TestSite, "sandbox">;

interface OpenSite extends TestSite {
  /** Resets the simulated services and closes all visits. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
}

async function openTestSite(launch: typeof launchChromium): Promise<OpenSite> {
  const [sandbox, browser] = await Promise.all([
    createSandbox({
      port: 0,
      quiet: true,
      fonts: false,
      ...(process.env.VETRINA_DIST && { distDir: process.env.VETRINA_DIST }),
    }),
    launch(),
  ]);
  return {
    sandbox,
    visit: (path, options) => visit(browser, sandbox, path, options),
    libraryRequests: () => libraryRequests(sandbox),
    async reset() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      sandbox.model.reset();
    },
    async close() {
      await browser.close();
      await sandbox.close();
    },
  };
}

/**
 * Starts a site for the tests of one file and closes it after them.
 *
 * @param visits "one test" resets the site after each test; "whole file" keeps its state for the next test
 * @param launch starts the browser
 */
export function useTestSite(
  visits: "one test" | "whole file" = "one test",
  launch = launchChromium,
): TestSite {
  let site: OpenSite | undefined;
  beforeAll(async () => {
    site = await openTestSite(launch);
  });
  afterEach(() => (visits === "one test" ? site?.reset() : undefined));
  afterAll(() => site?.close());
  const opened = () => {
    if (!site) throw new Error("the site is available only while a test runs");
    return site;
  };
  return {
    get sandbox() {
      return opened().sandbox;
    },
    visit: (path, options) => opened().visit(path, options),
    libraryRequests: () => opened().libraryRequests(),
  };
}

async function visit(
  browser: Browser,
  sandbox: Sandbox,
  path: string,
  options?: VisitorOptions,
): Promise<Visit> {
  const context = await newVisitor(browser, options);
  const page = await context.newPage();
  const consoleMessages = recordConsole(page);
  await page.goto(new URL(path, sandbox.siteUrl).href);
  return { context, page, consoleMessages };
}
