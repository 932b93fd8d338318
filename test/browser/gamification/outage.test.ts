import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { gamificationPaths } from "../../../sandbox/model";
import { pauseClock, timeUntilPause } from "../support/clock";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const state = (page: Page, words: string) => page.locator("#platform-state", { hasText: words }).waitFor();
const frames = (command: string) =>
  site.sandbox.model.journal.entries().filter(({ kind, method }) => kind === "frame" && method === command);

const rawSocket = `${gamificationPaths.socket}/websocket`;

it("a stopped broker is noticed at once, and its restart causes one CONNECT and one subscription per queue (R1)", async () => {
  const { page } = await site.visit("/gamification/sviluppo");
  await state(page, "connected");
  site.sandbox.model.gamification.faults.apply("stop");
  await state(page, "waiting");
  site.sandbox.model.journal.clear();
  site.sandbox.model.gamification.faults.apply("start");
  await state(page, "connected · websocket");
  expect(frames("CONNECT")).toHaveLength(1);
  await expect.poll(() => frames("SUBSCRIBE")).toHaveLength(2);
});

it(
  "a page whose gateway reports an outage of the broker reconnects after the broker's restart",
  slow,
  async () => {
    const { page } = await site.visit("/gamification/sviluppo");
    await state(page, "connected");
    site.sandbox.model.gamification.faults.apply("error");
    await state(page, "waiting");
    site.sandbox.model.journal.clear();
    await expect.poll(() => frames("CONNECT").length, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    await state(page, "waiting");
    site.sandbox.model.gamification.faults.apply("start");
    await state(page, "connected · websocket");
  },
);

it(
  "if the chunk of SockJS fails while WebSockets are blocked, it is loaded by a later attempt (R10)",
  slow,
  async () => {
    site.sandbox.fault({ match: rawSocket, status: 403 });
    // The loader tries three times itself.
    site.sandbox.fault({ match: "sockjs-", status: 503, times: 3 });
    const { page } = await site.visit("/gamification/sviluppo");
    await state(page, "waiting");
    await state(page, "connected · sockjs");
  },
);

it("a silent open socket is closed within 12.5 s and replaced (R2)", slow, async () => {
  const { page } = await site.newPage();
  await page.clock.install();
  await page.goto(`${site.sandbox.siteUrl}/gamification/sviluppo`);
  await state(page, "connected");
  site.sandbox.model.gamification.faults.apply("stall");
  await pauseClock(page);
  await page.clock.runFor(12_500 - timeUntilPause);
  await state(page, "waiting");
  site.sandbox.model.gamification.faults.apply("start");
  await page.clock.resume();
  await page.clock.fastForward(8000);
  await state(page, "connected");
});

itEach<
  readonly [string, { readonly status?: number; readonly drop?: boolean }],
  readonly [string, { readonly status?: number; readonly drop?: boolean }]
>([["refuses", { status: 403 }]], [["cuts", { drop: true }]])(
  "if the network %s WebSockets, SockJS loads and is used (R4)",
  async (_, fault) => {
    site.sandbox.fault({ match: rawSocket, ...fault });
    const { page, consoleMessages } = await site.visit("/gamification/sviluppo?csp=trusted-types", {
      isNewVisitor: true,
    });
    await state(page, "connected · sockjs");
    expect(site.libraryRequests().filter((path) => path.includes("sockjs"))).toHaveLength(1);
    await page.getByLabel("Nome").selectOption("getMember");
    await page.getByRole("button", { name: "Chiama" }).click();
    await page.locator("#platform-calls", { hasText: "getMember answered" }).waitFor();
    expect(consoleMessages.errors.filter((line) => !line.includes("WebSocket connection"))).toEqual([]);
  },
);
