import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import { launchChromium, listen, newVisitor, type Overheard } from "./chromium";

/** The demo site with a browser before it: one for each test file. */
export interface TestSite {
  readonly sandbox: Sandbox;
  /** A fresh visitor on a page of the site. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
  /** Paths of all library files that were asked for, without hashes, in order. */
  libraryRequests(): string[];
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

export async function openTestSite(): Promise<TestSite> {
  const [sandbox, browser] = await Promise.all([
    createSandbox({
      port: 0,
      quiet: true,
      ...(process.env.VETRINA_DIST && { distDir: process.env.VETRINA_DIST }),
    }),
    launchChromium(),
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

async function visit(
  browser: Browser,
  sandbox: Sandbox,
  path: string,
  options?: BrowserContextOptions,
): Promise<Visit> {
  const context = await newVisitor(browser, options);
  const page = await context.newPage();
  const overheard = listen(page);
  await page.goto(new URL(path, sandbox.siteUrl).href);
  return { context, page, overheard };
}
