import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import { findFirefox } from "../../../scripts/install.mjs";
import type { ConsoleMessages } from "../../browser/support/chromium";
import { isDemoMistake } from "../../browser/support/demo-mistakes";
import type { Engine, EngineVisit, Visitor } from "../../engines/support/engine";
import type { EnginePage } from "../../engines/support/page";

/**
 * Preferences of a computer with a mouse, which points exactly (2) and hovers (4). A headless Firefox does
 * not detect a pointer.
 */
const mousePreferences = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Debian's Firefox over WebDriver BiDi, with a temporary profile. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("Firefox was not found; `npm run test:firefox` installs it");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "it-IT,it", ...mousePreferences },
  });
  return {
    head: () => "",
    visit: (url, visitor) => visit(browser, url, visitor),
    close: () => browser.close(),
  };
}

async function visit(browser: Browser, url: string, visitor: Visitor): Promise<EngineVisit> {
  const context = await browser.createBrowserContext();
  const first = await context.newPage();
  const consoleMessages = listen(first);
  await prepare(first, visitor);
  await first.goto(url);
  let known = 1;
  return {
    page: enginePage(first),
    async openTab(to) {
      const tab = await context.newPage();
      known += 1;
      await tab.goto(to);
      return enginePage(tab);
    },
    async nextTab() {
      for (;;) {
        const tab = (await context.pages())[known];
        if (!tab) {
          await new Promise((later) => setTimeout(later, 50));
          continue;
        }
        known += 1;
        return enginePage(tab);
      }
    },
    setWidth: (width) => first.setViewport({ width, height: visitor.height ?? 800 }),
    tabs: async () => (await context.pages()).length,
    cookies: () => cookiesOf(context),
    consoleMessages: () => Promise.resolve(consoleMessages),
    close: () => context.close(),
  };
}

async function prepare(page: Page, visitor: Visitor): Promise<void> {
  const { width = 1280, height = 800, hasTouch = false, timeZone = "Europe/Rome", userAgent } = visitor;
  await page.setViewport({ width, height, hasTouch });
  await page.emulateTimezone(timeZone);
  if (userAgent) await page.setUserAgent({ userAgent });
}

function listen(page: Page): ConsoleMessages {
  const consoleMessages: ConsoleMessages = { errors: [], warnings: [] };
  page.on("console", (message) => {
    if (message.type() === "error") consoleMessages.errors.push(message.text());
    if (message.type() === "warn" && !isDemoMistake(message.text()))
      consoleMessages.warnings.push(message.text());
  });
  page.on("pageerror", (error) => consoleMessages.errors.push(String(error)));
  return consoleMessages;
}

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ secure = false, path = "", ...cookie }) => ({ ...cookie, path, secure }));

function enginePage(page: Page): EnginePage {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    on: (selector, run, ...args) => page.$eval(selector, run as never, ...args),
    count: async (selector) => (await page.$$(selector)).length,
    click: (selector, times = 1) => page.locator(selector).click({ count: times }),
    async press(keys) {
      const [key = "", ...modifiers] = keys.split("+").toReversed() as KeyInput[];
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(key as KeyInput);
      for (const modifier of modifiers) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    wheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
    async isKnownAs(selector, role, name) {
      const parts = selector.split(" >>> ");
      const within = parts.length > 1 ? `${parts.slice(0, -1).join(" >>> ")} >>> ` : "";
      return (await page.$(`${within}::-p-aria([name="${name}"][role="${role}"])`)) !== null;
    },
  };
}
