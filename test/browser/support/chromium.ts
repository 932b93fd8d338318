import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import type { FaceName } from "../../../sandbox/server/site/fonts";
import { findChromium, findWholeChromium } from "../../../scripts/install.mjs";
import { giveFace } from "./faces";

/** The visitor's time zone of this run; `npm test` runs everything in two. */
const visitorZone = process.env.VETRINA_ZONE ?? "Europe/Rome";

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are as wide as the face says, whatever the machine's font settings are.
  "--font-render-hinting=none",
];

/** @param more switches of the browser, beside those that every test has */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({ executablePath, args: [...switches, ...more] });
}

export interface VisitorOptions extends BrowserContextOptions {
  /**
   * The face that pages may use.
   *
   * @default "usual"
   */
  readonly face?: FaceName;
}

/** The whole browser with its back/forward cache, which playwright switches off and the headless shell has not. */
export async function launchWithPageCache(): Promise<Browser> {
  const executablePath = findWholeChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({
    executablePath,
    args: switches,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** A fresh visitor, with nothing in cookies, storage or cache. */
export async function newVisitor(browser: Browser, options: VisitorOptions = {}): Promise<BrowserContext> {
  const { face = "usual", ...ofContext } = options;
  const context = await browser.newContext({
    timezoneId: visitorZone,
    locale: "it-IT",
    viewport: { width: 1280, height: 800 },
    ...ofContext,
  });
  await giveFace(context, face);
  return context;
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
