import type { Browser, CDPSession, Page } from "playwright-core";
import { newVisitor, usualViewport } from "../browser/support/chromium";
import type { Sample } from "./bench";
import { openMeter } from "./measure";

/** Network and CPU of the visitor. */
export interface Conditions {
  readonly title: string;
  readonly network?: { readonly latency: number; readonly bytesPerSecond: number };
  readonly cpuSlowdown?: number;
}

export const fast: Conditions = { title: "unthrottled" };
export const slow: Conditions = {
  title: "slow 4G (562 ms, 1.44 Mbit/s), CPU ×4",
  network: { latency: 562, bytesPerSecond: 1_440_000 / 8 },
  cpuSlowdown: 4,
};

/** Measurements in the page while it loads. */
interface Notes {
  readonly ready: number;
  readonly shift: number;
  readonly blocking: number;
  readonly longest: number;
}

/** Runs in the page before its own scripts. */
const watch = (isReady: string) => `
  const notes = { ready: 0, shift: 0, blocking: 0, longest: 0 };
  window.benchNotes = notes;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) notes.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      notes.blocking += duration - 50;
      notes.longest = Math.max(notes.longest, duration);
    }
  }).observe({ type: "longtask", buffered: true });
  // Not by animation frames: each would make the browser update the page's rendering.
  const check = () => {
    if (${isReady}) notes.ready = performance.now();
    else setTimeout(check, 16);
  };
  check();
`;

/** Throttles network and CPU from now on. */
export async function throttle(session: CDPSession, { network, cpuSlowdown }: Conditions): Promise<void> {
  if (network) {
    const { latency, bytesPerSecond } = network;
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  if (cpuSlowdown) await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
}

/** Counts bytes on the network, including headers, and requests. Files from the cache are not counted. */
async function countTraffic(session: CDPSession): Promise<{ bytes: number; requests: number }> {
  const traffic = { bytes: 0, requests: 0 };
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    traffic.bytes += encodedDataLength;
    traffic.requests += 1;
  });
  return traffic;
}

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);

/** Visitor of a page, and the screen. */
export interface Visitor {
  /** Runs before the page is opened, for example to log a player in. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** CSS pixels. @default the size of a desktop screen */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A first visit with an empty cache, until the page's widgets are ready and all requests have ended. */
export async function visit(
  browser: Browser,
  url: string,
  isReady: string,
  conditions: Conditions,
  { prepare, viewport = usualViewport }: Visitor = {},
): Promise<Sample> {
  const context = await newVisitor(browser, { viewport });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    const meter = await openMeter(page);
    const traffic = await countTraffic(meter.session);
    await throttle(meter.session, conditions);
    await page.addInitScript(watch(isReady));
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForFunction(() => (window as unknown as { benchNotes: Notes }).benchNotes.ready > 0);
    const notes = await page.evaluate(() => (window as unknown as { benchNotes: Notes }).benchNotes);
    const { mainThread } = await meter.read();
    const paint = await firstPaint(page);
    await meter.collectGarbage();
    const { heap } = await meter.read();
    return {
      "wire KB": traffic.bytes / 1000,
      requests: traffic.requests,
      "paint ms": paint,
      "ready ms": notes.ready,
      "main thread ms": mainThread,
      "longest task ms": notes.longest,
      "blocking ms": notes.blocking,
      shift: notes.shift,
      "heap KB": heap,
    };
  } finally {
    await context.close();
  }
}
