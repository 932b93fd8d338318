import puppeteer, { type Browser, type Page } from "puppeteer-core";
import type { Overheard } from "../../browser/support/chromium";
import { findFirefox } from "../../../scripts/install.mjs";

/** Debian's Firefox, over WebDriver BiDi, with a profile of its own that is gone afterwards. */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("no Firefox found; `npm run test:firefox` installs one");
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "it-IT,it" },
  });
}

export function listen(page: Page): Overheard {
  const overheard: Overheard = { errors: [], warnings: [] };
  page.on("console", (message) => {
    if (message.type() === "error") overheard.errors.push(message.text());
    if (message.type() === "warn") overheard.warnings.push(message.text());
  });
  page.on("pageerror", (error) => overheard.errors.push(String(error)));
  return overheard;
}
