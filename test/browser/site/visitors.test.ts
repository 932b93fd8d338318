import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite, type Visit } from "../support/site";

const site = useTestSite();

const url = () => site.sandbox.page("/test/visitor", { body: "<h1>Prova</h1>", library: false });

/** Returns all state that a page can leave behind in a browser. Runs in the page. */
async function findTraces() {
  const { held = [], pending = [] } = await navigator.locks.query();
  return {
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    locks: [...held, ...pending].map(({ name }) => name),
    name: window.name,
    globals: ["mark", "initMark"].filter((name) => name in window),
    isOnline: navigator.onLine,
    clipboard: (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
    width: innerWidth,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    hasContrast: matchMedia("(prefers-contrast: more)").matches,
    isYearReal: new Date().getFullYear() > 2001,
  };
}

/** Stores data of every kind (cookies, storage, caches, locks, …) in the browser. Runs in the page. */
async function leaveTraces() {
  document.cookie = "mark=1";
  localStorage.setItem("mark", "1");
  sessionStorage.setItem("mark", "1");
  await new Promise((done) => (indexedDB.open("mark").onsuccess = done));
  await caches.open("mark");
  await new Promise<void>((done) => {
    void navigator.locks.request("mark", () => {
      done();
      return new Promise(() => undefined);
    });
  });
  window.name = "mark";
  Object.assign(window, { mark: true });
  // A page may write to its storage once more while it closes.
  addEventListener("pagehide", () => localStorage.setItem("late", "1"));
}

/** Mouse buttons that the page considers pressed. */
const buttonsDown = async (page: Page) => {
  const buttons = await page.evaluateHandle(() => ({
    heard: new Promise((done) => addEventListener("mousemove", (event) => done(event.buttons))),
  }));
  await page.mouse.move(5, 5);
  return buttons.evaluate(({ heard }) => heard);
};

describe("tests in the same file", () => {
  let traces: Awaited<ReturnType<typeof findTraces>>;
  let before: Visit;
  let ofKind: Visit;
  let heardRequests = 0;
  let crashed: Page;

  /**
   * Leaves behind every kind of state (cookies, storage, input, routes, …) that must not leak into the next
   * test.
   */
  async function disturb({ page, context }: Visit): Promise<void> {
    await page.evaluate(leaveTraces);
    const { accountUrl } = site.sandbox;
    await context.addCookies([{ name: "mark", value: "1", url: accountUrl, httpOnly: true }]);
    await context.grantPermissions(["clipboard-read"]);
    await context.route("**/*", (route) => route.abort());
    await page.route("**/*", (route) => route.abort());
    await page.setViewportSize({ width: 400, height: 400 });
    await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
    await page.keyboard.down("Shift");
    await page.mouse.down({ button: "right" });
    context.on("request", () => (heardRequests += 1));
    await context.newPage();
    await context.setOffline(true);
  }

  it("can leave cookies, storage and other state in the browser", async () => {
    const visit = await site.visit(url());
    traces = await visit.page.evaluate(findTraces);
    before = visit;
    await disturb(visit);
    expect(await visit.page.evaluate(findTraces)).toEqual({
      cookies: "mark=1",
      local: ["mark"],
      session: ["mark"],
      databases: ["mark"],
      caches: ["mark"],
      locks: ["mark"],
      name: "mark",
      globals: ["mark"],
      isOnline: false,
      clipboard: "granted",
      width: 400,
      isDark: true,
      hasContrast: true,
      isYearReal: true,
    });
  });

  it("do not find state that an earlier test has left, although they share a page", async () => {
    const { page, context, consoleMessages } = await site.visit(url());
    expect(page).toBe(before.page);
    expect(context.pages()).toEqual([page]);
    expect(consoleMessages).not.toBe(before.consoleMessages);
    expect(await page.evaluate(findTraces)).toEqual(traces);
    expect(await buttonsDown(page)).toBe(0);
    const heard = heardRequests;
    await page.reload();
    expect(heardRequests).toBe(heard);
    expect(await context.cookies([site.sandbox.siteUrl, site.sandbox.accountUrl])).toEqual([]);
  });

  it("can run an init script in their page", async () => {
    const { page } = await site.newPage();
    await page.addInitScript(() => Object.assign(window, { initMark: true }));
    await page.goto(url());
    expect(await page.evaluate(findTraces)).toMatchObject({ globals: ["initMark"] });
  });

  it("have a new page after a test with an init script", async () => {
    const { page, context } = await site.visit(url());
    expect(page).not.toBe(before.page);
    expect(context).toBe(before.context);
    expect(await page.evaluate(findTraces)).toEqual(traces);
  });

  it("can change the clock, and run an init script in all pages", async () => {
    const { page, context } = await site.visit(url());
    await page.clock.install({ time: new Date("2001-01-01") });
    await context.addInitScript(() => Object.assign(window, { initMark: true }));
    await page.reload();
    expect(await page.evaluate(findTraces)).toMatchObject({ isYearReal: false, globals: ["initMark"] });
  });

  it("have a new browser context after a test with init scripts in all pages", async () => {
    const { page, context } = await site.visit(url());
    expect(context).not.toBe(before.context);
    expect(await page.evaluate(findTraces)).toEqual(traces);
  });

  it("can use a phone context with a fixed time", async () => {
    ofKind = await site.visit(url(), { fixedTime: "2001-01-01T12:00:00Z", hasTouch: true });
    expect(await ofKind.page.evaluate(findTraces)).toMatchObject({ isYearReal: false });
    await ofKind.page.evaluate(leaveTraces);
  });

  it("share the browser context of a phone with other tests that fix the time", async () => {
    const { page, context } = await site.visit(url(), {
      fixedTime: "2030-01-01T12:00:00Z",
      hasTouch: true,
    });
    expect(context).toBe(ofKind.context);
    expect(await page.evaluate(findTraces)).toEqual(traces);
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(2030);
  });

  it("have the real time and another browser context on a phone without a fixed time", async () => {
    const { page, context } = await site.visit(url(), { hasTouch: true });
    expect(context).not.toBe(ofKind.context);
    const year = await page.evaluate(() => new Date().getFullYear());
    expect(year).toBe(new Date().getFullYear());
  });

  it("can send additional headers", async () => {
    const { page } = await site.newPage();
    await page.setExtraHTTPHeaders({ "x-mark": "1" });
    const response = await page.goto(url());
    expect(await response?.request().headerValue("x-mark")).toBe("1");
  });

  it("have a page without additional headers after a test that sends some", async () => {
    const { page } = await site.newPage();
    const response = await page.goto(url());
    expect(await response?.request().headerValue("x-mark")).toBeNull();
    expect(await page.evaluate(findTraces)).toEqual(traces);
  });

  it("can crash their page", async () => {
    const { page } = await site.visit(url());
    crashed = page;
    const hasCrashed = page.waitForEvent("crash");
    await page.goto("chrome://crash").catch(() => undefined);
    await hasCrashed;
  });

  it("have another, working page after a crash", async () => {
    const { page } = await site.visit(url());
    expect(page).not.toBe(crashed);
    expect(await page.evaluate(findTraces)).toEqual(traces);
  });

  it("have a separate browser context for each visitor", async () => {
    const first = await site.visit(url());
    const second = await site.visit(url());
    expect(second.context).not.toBe(first.context);
  });
});
