import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { faceRule } from "../../../sandbox/server/site/fonts";
import { bundleFixture } from "./bundle";
import { newVisitor, sharedChromium } from "./chromium";

const origin = "https://fixture.invalid/";

const style = `<style>${faceRule("usual")}</style>`;

/** Opens an HTTPS page with a script, without the sandbox. */
async function openFixture(browser: Browser, script: string, body = ""): Promise<Page> {
  const context = await newVisitor(browser);
  await context.route(`${origin}**`, (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><html lang="it"><title>Prova</title>${style}<body>${body}<script src="/fixture.js"></script>`,
        }),
  );
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** Uses a fixture in the tests of one file. @returns a function that opens a page with the fixture and some markup */
export function useFixture(fixture: string): (body?: string) => Promise<Page> {
  let browser: Browser | undefined;
  let script = "";
  beforeAll(async () => {
    [browser, script] = await Promise.all([sharedChromium(), bundleFixture(fixture)]);
  });
  const opened: Page[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
  return async (body) => {
    if (!browser) throw new Error("the browser is available only while a test runs");
    const page = await openFixture(browser, script, body);
    opened.push(page);
    return page;
  };
}
