import { describe, expect, it } from "vitest";
import { engineName } from "./support/engine";
import {
  type EnginePage,
  waitUntilPresent,
  waitUntilVisible,
  setAttribute,
  textOf,
  type Vetrina,
} from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

const path = "/test/loader";
const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';
const space = '<div style="height:3000px"></div>';
const files = ["bootstrap", "calendar", "dependencies", "main", "ui", "widget-date-picker"];

const isReady = (page: EnginePage) => waitUntilPresent(page, '#picker[data-state="ready"]');

/**
 * Requested files, without duplicates in WebKit. Under WebDriver it has no HTTP cache, so each import
 * requests fetched files again.
 */
function requests(): string[] {
  const all = site.libraryRequests();
  return engineName === "webkit" ? [...new Set(all)] : all;
}

/** Registers a page whose loader retries without pauses and whose errors are recorded. */
function preparePage(body = picker, timeout = 10_000): void {
  site.page(path, {
    library: false,
    head: ({ loaderUrl }) => `
      <script>
        window.reported = [];
        document.addEventListener("vetrina:error", ({ detail }) => window.reported.push([detail.code, detail.tag ?? null]));
      </script>
      <script src="${loaderUrl}" async data-timeout="${timeout}" data-backoff="1"></script>`,
    body,
  });
}

const reportedErrors = (page: EnginePage) =>
  page.evaluate(() => (window as unknown as { reported: unknown[] }).reported);

async function expectFallback(page: EnginePage): Promise<void> {
  await waitUntilVisible(page, '#picker[data-state="error"] b');
}

const loadAgain = (page: EnginePage) =>
  page.evaluate(() =>
    (window as unknown as { Vetrina: Vetrina }).Vetrina.load("vetrina-date-picker").catch(String),
  );

describe("the start of the library", () => {
  it.each(["", "?preload=1"])(
    "requests each file once, and none on a visit with a warm cache (%s)",
    async (variant) => {
      site.page(path, { body: picker });
      const { page, openTab, consoleMessages } = await site.visit(path + variant);
      await isReady(page);
      expect(requests().toSorted()).toEqual(files);
      const second = await openTab(site.sandbox.siteUrl + path + variant);
      await isReady(second);
      expect(requests()).toHaveLength(files.length);
      expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
    },
  );

  it("stops a second copy of the loader with one warning", async () => {
    site.page(path, {
      head: ({ loaderUrl }) => `<script src="${loaderUrl}" defer></script>`,
      body: picker,
    });
    const { page, consoleMessages } = await site.visit(path);
    await isReady(page);
    await expect
      .poll(async () => (await consoleMessages()).warnings)
      .toEqual([expect.stringContaining("is already on this page")]);
    expect(requests()).toHaveLength(files.length);
    expect((await consoleMessages()).errors).toEqual([]);
  });

  it("finds widgets that are added later, even in a shadow root that the page passes to discover()", async () => {
    site.page(path, { body: picker });
    const { page } = await site.visit(path);
    await isReady(page);
    await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
      for (const parent of [document.body, root])
        parent.append(document.createElement("vetrina-date-picker"));
      (window as unknown as { Vetrina: Vetrina }).Vetrina.discover(root);
    });
    await waitUntilPresent(page, 'body > vetrina-date-picker:not(#picker)[data-state="ready"]');
    await waitUntilPresent(page, 'div >>> vetrina-date-picker[data-state="ready"]');
  });

  it("succeeds under a strict policy with Trusted Types, without console messages", async () => {
    const { page, consoleMessages } = await site.visit("/calendario?csp=trusted-types");
    await waitUntilPresent(page, '#dal[data-state="ready"]');
    await waitUntilPresent(page, 'vetrina-balance-header[data-state="logged-out"]');
    expect(await consoleMessages()).toEqual({ errors: [], warnings: [] });
  });
});

describe("the loader (R10)", () => {
  it.each([
    ["dependencies", "the browser comes online", null],
    ["main", "the element is inserted again", null],
    ["main", "the element comes into view", null],
    ["main", "the page calls Vetrina.load", null],
    ["widget-date-picker", "the browser comes online", "vetrina-date-picker"],
    ["widget-date-picker", "the element is inserted again", "vetrina-date-picker"],
    ["widget-date-picker", "the element comes into view", "vetrina-date-picker"],
    ["ui-", "the page calls Vetrina.load", "vetrina-date-picker"],
  ] as const)("recovers from a failure of %s without a reload when %s", async (part, trigger, tag) => {
    preparePage(trigger === "the element comes into view" ? space + picker : picker);
    site.sandbox.fault({ match: part, status: 503, times: 3 });
    const { page } = await site.visit(path);
    await expectFallback(page);
    expect(await reportedErrors(page)).toEqual([["chunk", tag]]);
    const triggers: Readonly<Record<typeof trigger, () => Promise<unknown>>> = {
      "the browser comes online": () => page.evaluate(() => void dispatchEvent(new Event("online"))),
      "the element is inserted again": () => page.on("#picker", (element) => document.body.append(element)),
      "the element comes into view": () => page.evaluate(() => scrollTo(0, 3000)),
      "the page calls Vetrina.load": () => loadAgain(page),
    };
    await triggers[trigger]();
    await isReady(page);
    expect(await reportedErrors(page), "reported once").toHaveLength(1);
  });

  it.each([
    ["a response with 404", { status: 404, times: 2 }],
    ["a cut connection", { drop: true, times: 2 }],
    ["an HTML page", { body: "html", times: 1 }],
    ["half a file", { body: "malformed", times: 1 }],
  ] as const)("recovers from %s within the two retries", async (_, fault) => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", ...fault });
    const { page } = await site.visit(path);
    await isReady(page);
    expect(await reportedErrors(page)).toEqual([]);
  });

  it("retries after a timeout for a request without a response", async () => {
    preparePage(picker, 1500);
    site.sandbox.fault({ match: "widget-date-picker", delay: 60_000, times: 1 });
    const { page } = await site.visit(path);
    await isReady(page);
  });

  it("rejects a file that fails the integrity check, and starts all other widgets", async () => {
    preparePage(`${picker}<vetrina-balance-header>conto</vetrina-balance-header>`);
    site.sandbox.fault({ match: "widget-date-picker", body: "html" });
    const { page, consoleMessages } = await site.visit(path);
    await expectFallback(page);
    await waitUntilPresent(page, 'vetrina-balance-header[data-state="logged-out"]');
    expect((await consoleMessages()).errors.join()).toMatch(/widget-date-picker-\w+\.js: /);
    site.sandbox.model.faults.clear();
    await loadAgain(page);
    await isReady(page);
  });

  it("does not load anything for a disabled widget, and the widget keeps its fallback content", async () => {
    site.page(path, { body: picker, config: { disabledElements: ["vetrina-date-picker"] } });
    const { page } = await site.visit(path);
    await expect
      .poll(() => page.evaluate(() => "ready" in (window as unknown as { Vetrina: object }).Vetrina))
      .toBe(true);
    expect(requests()).not.toContain("widget-date-picker");
    await setAttribute(page, "#picker", "data-link-text", "Dal");
    expect(await textOf(page, "#picker")).toBe("riserva");
    expect(await loadAgain(page)).toContain("switched off");
  });
});
