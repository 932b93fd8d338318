import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "../support/site";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterEach(() => site.reset());
afterAll(() => site.close());

const path = "/test/recovery";
const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';
const space = '<div style="height:3000px"></div>';

/** A page whose loader loses its patience fast. */
function preparePage(body = picker): void {
  site.sandbox.page(path, {
    library: false,
    head: ({ loaderAddress }) => `
      <script>
        window.told = [];
        document.addEventListener("vetrina:error", ({ detail }) => window.told.push([detail.row, detail.tag ?? null, detail.error instanceof Error]));
      </script>
      <script src="${loaderAddress}" async data-timeout="400" data-backoff="1"></script>`,
    body,
  });
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
const isReady = (page: Page) => page.locator('#picker[data-state="ready"]').waitFor();

async function expectFallback(page: Page): Promise<void> {
  await page.locator('#picker[data-state="error"]').waitFor();
  expect(await page.locator("#picker b").isVisible()).toBe(true);
}

/** What brings back what could not be loaded, without a reload of the page. */
const chances: readonly {
  readonly name: string;
  readonly body?: string;
  readonly take: (page: Page) => Promise<void>;
}[] = [
  {
    name: "the browser comes online",
    async take(page) {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  },
  {
    name: "the element comes into view",
    body: space + picker,
    take: (page) => page.evaluate(() => scrollTo(0, 3000)),
  },
  {
    name: "the element is inserted again",
    take: (page) =>
      page.evaluate(() => {
        const element = document.querySelector("#picker") as Element;
        element.remove();
        document.body.append(element);
      }),
  },
  {
    name: "the page asks with Vetrina.load",
    take: (page) =>
      page.evaluate(() =>
        (window as unknown as { Vetrina: { load(tag: string): Promise<void> } }).Vetrina.load(
          "vetrina-date-picker",
        ),
      ),
  },
];

const parts = [
  { part: "dependencies", tag: null },
  { part: "main", tag: null },
  { part: "widget-date-picker", tag: "vetrina-date-picker" },
  { part: "ui-", tag: "vetrina-date-picker" },
] as const;

describe.each(parts)("when $part cannot be loaded", ({ part, tag }) => {
  it.each(chances)(
    "the fallback stays, the page is told, and it is tried again when $name",
    async ({ body, take }) => {
      preparePage(body);
      site.sandbox.fault({ match: part, status: 503, times: 3 });
      const { page } = await site.visit(path);
      await expectFallback(page);
      expect(await told(page)).toEqual([["chunk", tag, true]]);
      await take(page);
      await isReady(page);
      expect(await told(page), "one failure, told once").toHaveLength(1);
    },
  );
});

describe("two retries with back-off", () => {
  it.each([
    ["two answers 503", { status: 503, times: 2 }],
    ["two answers 404", { status: 404, times: 2 }],
    ["two cut connections", { drop: true, times: 2 }],
    ["a file that never comes", { delay: 60_000, times: 1 }],
    ["once a page of HTML", { body: "html", times: 1 }],
    ["once half a file", { body: "malformed", times: 1 }],
  ] as const)("heal %s", async (_, fault) => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", ...fault });
    const { page } = await site.visit(path);
    await isReady(page);
    expect(await told(page)).toEqual([]);
    expect(
      site.libraryRequests().filter((name) => name === "dependencies"),
      "others are not asked twice",
    ).toHaveLength(1);
  });

  it("a third failure is the last one until something changes", async () => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", status: 500 });
    const { page } = await site.visit(path);
    await expectFallback(page);
    expect(site.libraryRequests().filter((name) => name === "widget-date-picker")).toHaveLength(3);
  });

  it("a file of the wrong content is asked for twice, not three times, and nothing of it runs", async () => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", body: "html" });
    const { page, overheard } = await site.visit(path);
    await expectFallback(page);
    expect(site.libraryRequests().filter((name) => name === "widget-date-picker")).toHaveLength(2);
    expect(overheard.errors.join()).toContain("not what was built");
  });
});

describe("one failing widget", () => {
  it("stops no other", async () => {
    preparePage(
      `${picker}<vetrina-login-modal></vetrina-login-modal><vetrina-balance-header></vetrina-balance-header>`,
    );
    site.sandbox.fault({ match: "widget-date-picker", status: 500 });
    const { page } = await site.visit(path);
    await expectFallback(page);
    await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
  });

  it("a missing network leaves those that need none alone", async () => {
    preparePage(
      `${picker}<vetrina-balance-header id="header"><a href="/conto">Conto</a></vetrina-balance-header>`,
    );
    site.sandbox.fault({ match: "network-", status: 500, times: 3 });
    const { page } = await site.visit(path);
    await isReady(page);
    await page.locator('#header[data-state="error"]').waitFor();
    expect(await page.locator("#header a").isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator('#header[data-state="logged-out"]').waitFor();
  });
});
