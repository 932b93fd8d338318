import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import { launchChromium, listen, newVisitor, type Overheard, type VisitorOptions } from "./chromium";

/** The demo site with a browser before it. */
export interface TestSite {
  readonly sandbox: Sandbox;
  /** A fresh visitor on a page of the site. */
  visit(path: string, options?: VisitorOptions): Promise<Visit>;
  /** Paths of all library files that were asked for, without hashes, in order. */
  libraryRequests(): string[];
}

/** What needs the simulated services alone, whatever browser is before them. */
export type WithSandbox = Pick<TestSite, "sandbox">;

interface OpenSite extends TestSite {
  /** Puts the simulated services back to their beginning and ends all visits. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly overheard: Overheard;
}

const withoutHash = (path: string) => path.replace(/^.*\//, "").replace(/-[0-9a-z]{8}\.js$/, "");

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
    libraryRequests: () =>
      sandbox.model.journal
        .entries()
        .filter(({ path }) => path.includes("/resources/"))
        .map(({ path }) => withoutHash(path)),
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
 * A site for the tests of one file, which starts before them and is gone after them.
 *
 * @param visits what a test leaves behind: by default it is cleared away, so that the next one meets a new site
 * @param launch starts the browser, where it must be another than the usual one
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
    if (!site) throw new Error("the site is there only while tests run");
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
  const overheard = listen(page);
  await page.goto(new URL(path, sandbox.siteUrl).href);
  return { context, page, overheard };
}
