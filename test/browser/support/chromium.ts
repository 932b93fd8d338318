import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findChromium } from "../../../scripts/install.mjs";

/** The visitor's time zone of this run; `npm test` runs everything in two. */
export const visitorZone = process.env.VETRINA_ZONE ?? "Europe/Rome";

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({ executablePath, args: switches });
}

/** A fresh visitor, with nothing in cookies, storage or cache. */
export function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    timezoneId: visitorZone,
    locale: "it-IT",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
}

/** What a page said in its console, by level, and what it threw. */
export interface Overheard {
  readonly errors: string[];
  readonly warnings: string[];
}

export function listen(page: Page): Overheard {
  const overheard: Overheard = { errors: [], warnings: [] };
  page.on("console", (message) => {
    if (message.type() === "error") overheard.errors.push(message.text());
    if (message.type() === "warning") overheard.warnings.push(message.text());
  });
  page.on("pageerror", (error) => overheard.errors.push(String(error)));
  return overheard;
}
