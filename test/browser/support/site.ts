import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import { type FaceName, faceRule } from "../../../sandbox/server/site/fonts";
import { libraryRequests } from "../../support/library-requests";
import { type ConsoleMessages, newVisitor, recordConsole, sharedChromium } from "./chromium";
import { createSharedVisitors } from "./shared-visitors";

export interface VisitOptions extends BrowserContextOptions {
  /**
   * Opens the page as a new visitor, who has an empty HTTP cache. Other visitors have the cache of earlier
   * tests.
   *
   * @default false
   */
  readonly isNewVisitor?: boolean;
  /** Fixed time of the pages, ISO 8601. @default the real time */
  readonly fixedTime?: string;
  /** Typeface of the pages. @default the page's own typeface, which is "usual" */
  readonly face?: FaceName;
}

/** The demo site and a browser, for tests. */
export interface TestSite {
  readonly sandbox: Sandbox;
  /** Opens a page of the site as another visitor, without cookies and storage. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /**
   * Opens an empty page as another visitor, for tests that prepare the browser before they open a page of the
   * site.
   */
  newPage(options?: VisitOptions): Promise<Visit>;
  /**
   * Names of all requested library files, without hashes, in order. The checks for contrast and for authoring
   * errors are excluded: on localhost they also run, and they load at any time while the page is idle.
   */
  libraryRequests(): string[];
}

/** Part of `TestSite` that does not depend on the browser. */
export type WithSandbox = Pick<TestSite, "sandbox">;

interface OpenSite extends TestSite {
  /** Resets the simulated services and ends all visits. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly consoleMessages: ConsoleMessages;
}

export interface TestSiteOptions {
  /**
   * "one test" resets the site after each test; "whole file" keeps its state for the next test of the file.
   * @default "one test"
   */
  readonly lasts?: "one test" | "whole file";
  /**
   * Launches a separate browser and site for this file. @default all files of a worker share a browser and a
   * site
   */
  readonly launch?: () => Promise<Browser>;
  /** "new" makes `isNewVisitor` true for all visits. @default "returning" */
  readonly visitors?: "new" | "returning";
}

/** Adds a style sheet to the document. Runs in the page. */
function addStyleSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

async function openTestSite(launch: () => Promise<Browser>): Promise<OpenSite> {
  const [sandbox, browser] = await Promise.all([
    createSandbox({
      port: 0,
      quiet: true,
      fonts: false,
      // The simulated data do not change on their own.
      pace: 0,
      ...(process.env.VETRINA_DIST && { distDir: process.env.VETRINA_DIST }),
    }),
    launch(),
  ]);
  const shared = createSharedVisitors(browser, sandbox);
  const others: BrowserContext[] = [];

  async function openPage({ isNewVisitor = false, ...options }: Omit<VisitOptions, "face">): Promise<Page> {
    const page = isNewVisitor ? undefined : await shared.newPage(options);
    if (page) return page;
    const { fixedTime: _, ...ofContext } = options;
    const context = await newVisitor(browser, ofContext);
    others.push(context);
    return context.newPage();
  }

  async function newPage({ face, ...options }: VisitOptions = {}): Promise<Visit> {
    const page = await openPage(options);
    if (options.fixedTime) await page.clock.setFixedTime(options.fixedTime);
    if (face) await page.addInitScript(addStyleSheet, faceRule(face));
    return { context: page.context(), page, consoleMessages: recordConsole(page) };
  }

  const closeVisits = () => Promise.all(others.splice(0).map((context) => context.close()));

  return {
    sandbox,
    newPage,
    async visit(path, options) {
      const visit = await newPage(options);
      await visit.page.goto(new URL(path, sandbox.siteUrl).href);
      return visit;
    },
    libraryRequests: () => libraryRequests(sandbox),
    async reset() {
      try {
        await Promise.all([closeVisits(), shared.leave()]);
      } finally {
        sandbox.model.reset();
      }
    },
    async close() {
      await Promise.all([closeVisits(), shared.close()]);
      await browser.close();
      await sandbox.close();
    },
  };
}

let ofWorker: Promise<OpenSite> | undefined;

/** Site that all test files of a worker share. It closes with the worker. */
const sharedSite = (): Promise<OpenSite> => (ofWorker ??= openTestSite(sharedChromium));

/** Provides a site for the tests of a file. */
export function useTestSite({ lasts, launch, visitors }: TestSiteOptions = {}): TestSite {
  let site: OpenSite | undefined;
  beforeAll(async () => {
    site = await (launch ? openTestSite(launch) : sharedSite());
  });
  afterEach(() => (lasts === "whole file" ? undefined : site?.reset()));
  afterAll(() => (launch ? site?.close() : site?.reset()));
  const opened = () => {
    if (!site) throw new Error("the site is available only while a test runs");
    return site;
  };
  const isNewVisitor = visitors === "new";
  return {
    get sandbox() {
      return opened().sandbox;
    },
    visit: (path, options) => opened().visit(path, { isNewVisitor, ...options }),
    newPage: (options) => opened().newPage({ isNewVisitor, ...options }),
    libraryRequests: () => opened().libraryRequests(),
  };
}
