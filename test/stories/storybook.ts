import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { newVisitor } from "../browser/support/chromium";

const folder = new URL("../../dist-storybook/", import.meta.url);

export interface StoryEntry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** All stories and documentation pages of the built Storybook. */
export function storyEntries(): StoryEntry[] {
  const index = JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(index.entries);
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves the built Storybook on a free port. */
export async function serveStorybook(): Promise<{ readonly origin: string; close(): void }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const file = fileURLToPath(new URL(`.${pathname}`, folder));
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
    } catch {
      // Browsers request an icon even if no link names one.
      response.statusCode = pathname === "/favicon.ico" ? 204 : 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = server.address();
  if (typeof url !== "object" || url === null) throw new Error("the server has no port");
  return { origin: `http://127.0.0.1:${url.port}`, close: () => server.close() };
}

/** A message that Storybook sends while it renders and plays a story. */
interface ChannelMessage {
  readonly event: string;
  readonly message: string;
}

const ends = ["storyFinished", "docsRendered", "storyMissing", "storyErrored", "storyThrewException"];
const failures = [
  "storyMissing",
  "storyErrored",
  "storyThrewException",
  "playFunctionThrewException",
  "unhandledErrorsWhilePlaying",
];

/** Channel between Storybook and its pages. */
interface Channel {
  on(event: string, listener: (detail: unknown) => void): void;
  emit(event: string, detail: unknown): void;
}

interface StorybookPage {
  readonly channelMessages: ChannelMessage[];
  /** Runs when a story has ended. */
  onStoryEnd?: () => void;
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/**
 * Creates a page whose Storybook does not wait for animations, because the browser has the name of
 * Storybook's test runner.
 */
export async function newStorybookPage(browser: Browser, visitor: BrowserContextOptions = {}): Promise<Page> {
  const session = await browser.newBrowserCDPSession();
  const { userAgent } = await session.send("Browser.getVersion");
  const context = await newVisitor(browser, { ...visitor, userAgent: `${userAgent} StorybookTestRunner` });
  return context.newPage();
}

/** Opens Storybook's page of stories. Records the messages of its channel from the start. */
export async function openStorybook(page: Page, url: string): Promise<void> {
  await page.addInitScript(
    ({ endEvents, events }) => {
      const channelMessages: ChannelMessage[] = [];
      let channel: Channel | undefined;
      const storybookPage = Object.assign(window as unknown as StorybookPage, { channelMessages });
      Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
        configurable: true,
        get: () => channel,
        set(newChannel: Channel) {
          channel = newChannel;
          for (const event of events)
            newChannel.on(event, (detail) => {
              const { message = "" } = ([detail].flat()[0] ?? {}) as { message?: string };
              channelMessages.push({ event, message });
              if (endEvents.includes(event)) storybookPage.onStoryEnd?.();
            });
        },
      });
    },
    { endEvents: ends, events: [...ends, ...failures] },
  );
  await page.goto(url);
  await page.waitForFunction(
    (events) =>
      (window as unknown as StorybookPage).channelMessages.some(({ event }) => events.includes(event)),
    ends,
  );
}

/** Selects a story and waits until it has ended. Resolves with the messages of the story. */
function selectStory(page: Page, { id, type }: StoryEntry): Promise<ChannelMessage[]> {
  return page.evaluate(
    async (selection) => {
      const storybookPage = window as unknown as StorybookPage;
      // Removes messages of an earlier story whose wait was cancelled.
      storybookPage.channelMessages.length = 0;
      const ended = new Promise<void>((resolve) => {
        storybookPage.onStoryEnd = resolve;
      });
      storybookPage.__STORYBOOK_ADDONS_CHANNEL__.emit("setCurrentStory", selection);
      await ended;
      return storybookPage.channelMessages.splice(0);
    },
    { storyId: id, viewMode: type },
  );
}

/** Selects a story and waits until its play function has ended. Resolves with its failures. */
export async function playStory(page: Page, entry: StoryEntry): Promise<string[]> {
  const channelMessages = await selectStory(page, entry);
  return channelMessages
    .filter(({ event }) => failures.includes(event))
    .map(({ event, message }) => `${event}: ${message}`);
}
