import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { findChromium, findWholeChromium } from "../../../scripts/install.mjs";
import { browserFonts } from "./browser-fonts";
import { isDemoMistake } from "./demo-mistakes";

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Disables hinting, because the width of text must not depend on the machine's font settings.
  "--font-render-hinting=none",
];

const env = { ...(process.env as Record<string, string>), ...browserFonts() };

/** @param more additional command-line switches */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({ executablePath, args: [...switches, ...more], env });
}

let shared: Promise<Browser> | undefined;

/** The browser that all test files of a worker share. It closes with the worker. */
export const sharedChromium = (): Promise<Browser> => (shared ??= launchChromium());

/** Starts a browser with classic scroll bars, which take space. Playwright hides them. */
export async function launchWithScrollBars(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({ executablePath, args: switches, env, ignoreDefaultArgs: ["--hide-scrollbars"] });
}

/** Starts the full browser with its back/forward cache. Playwright disables it, and the headless shell lacks it. */
export async function launchWithPageCache(): Promise<Browser> {
  const executablePath = findWholeChromium();
  if (!executablePath) throw new Error("no Chromium found; `npm test` installs one");
  return chromium.launch({
    executablePath,
    args: switches,
    env,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/** Size in CSS pixels. */
export const usualViewport = { width: 1280, height: 800 };

/** Creates a visitor without cookies, storage and cache. */
export const newVisitor = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    timezoneId: "Europe/Rome",
    locale: "it-IT",
    viewport: usualViewport,
    ...options,
  });

/** Console messages of a page by level, including uncaught errors. */
export interface ConsoleMessages {
  readonly errors: string[];
  readonly warnings: string[];
}

/**
 * On a page for authors, the console advises to open the inspector after a message about an authoring error.
 */
const isAdvice = (line: string) => line.includes("?vetrina-inspect");

/**
 * Records what a page writes to the console, except for deliberate errors in the demo's bonuses and the
 * advice that follows an error.
 */
export function recordConsole(page: Page): ConsoleMessages {
  const consoleMessages: ConsoleMessages = { errors: [], warnings: [] };
  page.on("console", (message) => {
    if (message.type() === "error") consoleMessages.errors.push(message.text());
    const text = message.text();
    if (message.type() === "warning" && !isDemoMistake(text) && !isAdvice(text))
      consoleMessages.warnings.push(text);
  });
  page.on("pageerror", (error) => consoleMessages.errors.push(String(error)));
  return consoleMessages;
}
