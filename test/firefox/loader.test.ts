import type { Page } from "puppeteer-core";
import { describe, expect, it } from "vitest";
import { present, seen, setAttribute, textOf, type Vetrina } from "./support/page";
import { useFirefoxSite } from "./support/site";

const site = useFirefoxSite();

const path = "/test/loader";
const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';
const space = '<div style="height:3000px"></div>';
const files = ["bootstrap", "dependencies", "dialog", "main", "ui", "widget-date-picker"];

const isReady = (page: Page) => present(page, '#picker[data-state="ready"]');

/** A page whose loader pauses for no time and notes what the page is told. */
function preparePage(body = picker, timeout = 10_000): void {
  site.sandbox.page(path, {
    library: false,
    head: ({ loaderAddress }) => `
      <script>
        window.told = [];
        document.addEventListener("vetrina:error", ({ detail }) => window.told.push([detail.row, detail.tag ?? null]));
      </script>
      <script src="${loaderAddress}" async data-timeout="${timeout}" data-backoff="1"></script>`,
    body,
  });
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);

async function expectFallback(page: Page): Promise<void> {
  await seen(page, '#picker[data-state="error"] b');
}

const loadAgain = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { Vetrina: Vetrina }).Vetrina.load("vetrina-date-picker").catch(String),
  );

describe("the start", () => {
  it.each(["", "?preload=1"])(
    "asks for each file once, and on a warm visit for none (%s)",
    async (variant) => {
      site.sandbox.page(path, { body: picker });
      const { page, context, overheard } = await site.visit(path + variant);
      await isReady(page);
      expect(site.libraryRequests().toSorted()).toEqual(files);
      const second = await context.newPage();
      await second.goto(page.url());
      await isReady(second);
      expect(site.libraryRequests()).toHaveLength(files.length);
      expect(overheard).toEqual({ errors: [], warnings: [] });
    },
  );

  it("a second copy stops with one warning", async () => {
    site.sandbox.page(path, {
      head: ({ loaderAddress }) => `<script src="${loaderAddress}" defer></script>`,
      body: picker,
    });
    const { page, overheard } = await site.visit(path);
    await isReady(page);
    await expect.poll(() => overheard.warnings).toEqual([expect.stringContaining("is already on this page")]);
    expect(site.libraryRequests()).toHaveLength(files.length);
    expect(overheard.errors).toEqual([]);
  });

  it("finds widgets that come later, in the page and in a shadow root that it is shown", async () => {
    site.sandbox.page(path, { body: picker });
    const { page } = await site.visit(path);
    await isReady(page);
    await page.evaluate(() => {
      const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
      for (const home of [document.body, root]) home.append(document.createElement("vetrina-date-picker"));
      (window as unknown as { Vetrina: Vetrina }).Vetrina.discover(root);
    });
    await present(page, 'body > vetrina-date-picker:not(#picker)[data-state="ready"]');
    await present(page, 'div >>> vetrina-date-picker[data-state="ready"]');
  });

  it("a strict policy with Trusted Types is kept", async () => {
    const { page, overheard } = await site.visit("/calendario?csp=trusted-types");
    await present(page, '#dal[data-state="ready"]');
    await present(page, 'vetrina-balance-header[data-state="logged-out"]');
    expect(overheard).toEqual({ errors: [], warnings: [] });
  });
});

describe("what fails (R10)", () => {
  it("Firefox keeps a failed import for the page's life: the reason why we fetch first", async () => {
    site.sandbox.page(path, { library: false });
    const { page } = await site.visit(path);
    // A text, so that no tool turns this import into one of its own.
    const outcome = (address: string) =>
      page.evaluate(`import("${address}").then(() => "came", () => "failed")`);
    expect(await outcome("/test/late.js")).toBe("failed");
    site.sandbox.file("/test/late.js", { body: "export {}", type: "text/javascript" });
    expect(await outcome("/test/late.js")).toBe("failed");
    expect(await outcome("/test/late.js?again"), "the file itself is there").toBe("came");
  });

  it.each([
    ["dependencies", "the browser comes online", null],
    ["bootstrap", "the element is inserted again", null],
    ["main", "the element comes into view", null],
    ["main", "the page asks with Vetrina.load", null],
    ["widget-date-picker", "the browser comes online", "vetrina-date-picker"],
    ["widget-date-picker", "the element is inserted again", "vetrina-date-picker"],
    ["widget-date-picker", "the element comes into view", "vetrina-date-picker"],
    ["ui-", "the page asks with Vetrina.load", "vetrina-date-picker"],
  ] as const)("%s comes without a reload when %s", async (part, chance, tag) => {
    preparePage(chance === "the element comes into view" ? space + picker : picker);
    site.sandbox.fault({ match: part, status: 503, times: 3 });
    const { page } = await site.visit(path);
    await expectFallback(page);
    expect(await told(page)).toEqual([["chunk", tag]]);
    const take: Readonly<Record<typeof chance, () => Promise<unknown>>> = {
      async "the browser comes online"() {
        await page.setOfflineMode(true);
        await page.setOfflineMode(false);
      },
      "the element is inserted again": () =>
        page.$eval("#picker", (element) => document.body.append(element)),
      "the element comes into view": () => page.evaluate(() => scrollTo(0, 3000)),
      "the page asks with Vetrina.load": () => loadAgain(page),
    };
    await take[chance]();
    await isReady(page);
    expect(await told(page), "told once").toHaveLength(1);
  });

  it.each([
    ["an answer 404", { status: 404, times: 2 }],
    ["a cut connection", { drop: true, times: 2 }],
    ["a page of HTML", { body: "html", times: 1 }],
    ["half a file", { body: "malformed", times: 1 }],
  ] as const)("%s heals within the two retries", async (_, fault) => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", ...fault });
    const { page } = await site.visit(path);
    await isReady(page);
    expect(await told(page)).toEqual([]);
  });

  it("a file that never comes is given up and asked for again", async () => {
    preparePage(picker, 1500);
    site.sandbox.fault({ match: "widget-date-picker", delay: 60_000, times: 1 });
    const { page } = await site.visit(path);
    await isReady(page);
  });

  it("a file of other content is refused, and its widget alone stays behind", async () => {
    preparePage(`${picker}<vetrina-balance-header>conto</vetrina-balance-header>`);
    site.sandbox.fault({ match: "widget-date-picker", body: "html" });
    const { page, overheard } = await site.visit(path);
    await expectFallback(page);
    await present(page, 'vetrina-balance-header[data-state="logged-out"]');
    expect(overheard.errors.join()).toContain("not what was built");
    site.sandbox.model.faults.clear();
    await loadAgain(page);
    await isReady(page);
  });

  it("a widget that is switched off keeps its fallback and loads nothing", async () => {
    site.sandbox.page(path, { body: picker, config: { disabled: ["vetrina-date-picker"] } });
    const { page } = await site.visit(path);
    await page.waitForFunction(() => "ready" in (window as unknown as { Vetrina: object }).Vetrina);
    expect(site.libraryRequests().toSorted()).toEqual(["bootstrap", "dependencies", "main"]);
    await setAttribute(page, "#picker", "data-link-text", "Dal");
    expect(await textOf(page, "#picker")).toBe("riserva");
    expect(await loadAgain(page)).toContain("switched off");
  });
});
