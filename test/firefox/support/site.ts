import type { Browser, BrowserContext, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { createSandbox, type Sandbox } from "../../../sandbox/server";
import { bundleFixture } from "../../browser/support/bundle";
import type { Overheard } from "../../browser/support/chromium";
import { launchFirefox, listen } from "./firefox";

/** What a visitor brings along: the size of the screen, the time of the device, what the browser calls itself. */
export interface Visitor {
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  readonly userAgent?: string;
  readonly timeZone?: string;
  /** What the device's clock says and goes on saying. */
  readonly at?: string;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly overheard: Overheard;
}

/** The demo site with a Firefox before it. */
export interface FirefoxSite {
  readonly sandbox: Sandbox;
  /** A fresh visitor on a page of the site. */
  visit(path: string, visitor?: Visitor): Promise<Visit>;
  /** A fresh visitor on a page that holds a bundled fixture and the markup of a test. */
  openFixture(fixture: string, body?: string): Promise<Visit>;
  /** Names of the library's files that were asked for, without hashes, in order. */
  libraryRequests(): string[];
}

/** Runs in the page: its clock stands still. */
function stopClock(at: string): void {
  const now = Date.parse(at);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given): object => Reflect.construct(target, given.length === 0 ? [now] : given),
    get: (target, name) => (name === "now" ? () => now : Reflect.get(target, name)),
  });
}

async function prepare(page: Page, visitor: Visitor): Promise<void> {
  const { width = 1280, height = 800, hasTouch = false, timeZone = "Europe/Rome" } = visitor;
  await page.setViewport({ width, height, hasTouch });
  await page.emulateTimezone(timeZone);
  if (visitor.userAgent) await page.setUserAgent({ userAgent: visitor.userAgent });
  if (visitor.at) await page.evaluateOnNewDocument(stopClock, visitor.at);
}

const withoutHash = (path: string) => path.replace(/^.*\//, "").replace(/-[0-9a-z]{8}\.js$/, "");

/** A site for the tests of one file; what a test leaves behind is cleared away, so that the next one meets a new site. */
export function useFirefoxSite(): FirefoxSite {
  let opened: { readonly sandbox: Sandbox; readonly browser: Browser } | undefined;
  const fixtures = new Map<string, Promise<string>>();
  const visits: BrowserContext[] = [];

  beforeAll(async () => {
    const [sandbox, browser] = await Promise.all([createSandbox({ port: 0, quiet: true }), launchFirefox()]);
    opened = { sandbox, browser };
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map((context) => context.close()));
    opened?.sandbox.model.reset();
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.sandbox.close();
  });

  const site = () => {
    if (!opened) throw new Error("the site is there only while tests run");
    return opened;
  };
  const bundled = (fixture: string) => {
    const script = fixtures.get(fixture) ?? bundleFixture(fixture);
    fixtures.set(fixture, script);
    return script;
  };

  async function visit(path: string, visitor: Visitor = {}): Promise<Visit> {
    const { browser, sandbox } = site();
    const context = await browser.createBrowserContext();
    visits.push(context);
    const page = await context.newPage();
    const overheard = listen(page);
    await prepare(page, visitor);
    await page.goto(new URL(path, sandbox.siteUrl).href);
    return { context, page, overheard };
  }

  return {
    get sandbox() {
      return site().sandbox;
    },
    visit,
    async openFixture(fixture, body = "") {
      const { sandbox } = site();
      sandbox.file("/test/fixture.js", { body: await bundled(fixture), type: "text/javascript" });
      sandbox.page("/test/fixture", {
        library: false,
        config: false,
        body: `${body}<script src="/test/fixture.js"></script>`,
      });
      return visit("/test/fixture");
    },
    libraryRequests: () =>
      site()
        .sandbox.model.journal.entries()
        .filter(({ path }) => path.includes("/resources/"))
        .map(({ path }) => withoutHash(path)),
  };
}
