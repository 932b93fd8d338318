import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { describeEach, itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const path = "/test/recovery";
const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';
const space = '<div style="height:3000px"></div>';

/** A page whose loader retries without a delay, with a time limit that is long enough for a slow machine. */
function preparePage(body = picker, timeout = 10_000): void {
  site.sandbox.page(path, {
    library: false,
    head: ({ loaderUrl }) => `
      <script>
        window.notifications = [];
        document.addEventListener("vetrina:error", ({ detail }) => window.notifications.push([detail.code, detail.tag ?? null, detail.error instanceof Error]));
      </script>
      <script src="${loaderUrl}" async data-timeout="${timeout}" data-backoff="1"></script>`,
    body,
  });
}

const notifications = (page: Page) =>
  page.evaluate(() => (window as unknown as { notifications: unknown[] }).notifications);
const isReady = (page: Page) => page.locator('#picker[data-state="ready"]').waitFor();

async function expectFallback(page: Page): Promise<void> {
  await page.locator('#picker[data-state="error"]').waitFor();
  expect(await page.locator("#picker b").isVisible()).toBe(true);
}

/** An event that triggers another load without a reload of the page. */
interface Chance {
  readonly name: string;
  readonly body?: string;
  readonly take: (page: Page) => Promise<void>;
}

/** Used only in the slow tests, because the test of a temporarily missing chunk uses the same event. */
const online: Chance = {
  name: "the browser comes online",
  async take(page) {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
};

const chances: readonly Chance[] = [
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
    name: "the page calls Vetrina.load",
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
  { part: "bootstrap", tag: null },
  { part: "main", tag: null },
  { part: "widget-date-picker", tag: "vetrina-date-picker" },
  { part: "ui-", tag: "vetrina-date-picker" },
] as const;

describeEach(
  parts.filter(({ part }) => part === "widget-date-picker"),
  parts.filter(({ part }) => part !== "widget-date-picker"),
)("a page on which $part does not load", ({ part, tag }) => {
  itEach(chances, [online])(
    "shows the fallback with an error event after three attempts, and loads the file when $name",
    async ({ body, take }) => {
      preparePage(body);
      site.sandbox.fault({ match: part, status: 503, times: 3 });
      const { page } = await site.visit(path);
      await expectFallback(page);
      expect(await notifications(page)).toEqual([["chunk", tag, true]]);
      const requests = site.libraryRequests().filter((name) => name === part.replace(/-$/, ""));
      expect(requests, "no fourth attempt before the event").toHaveLength(3);
      await take(page);
      await isReady(page);
      expect(await notifications(page), "one failure, notifications once").toHaveLength(1);
    },
  );
});

describe("scrolling to the widget at the moment of the failure", () => {
  itEach(["dependencies"], ["widget-date-picker"])("triggers another load (%s)", async (part) => {
    preparePage(
      `${space}${picker}<script>document.addEventListener("vetrina:error", () => scrollTo(0, 3000))</script>`,
    );
    site.sandbox.fault({ match: part, status: 503, times: 3 });
    const { page } = await site.visit(path);
    await isReady(page);
    expect(await notifications(page)).toHaveLength(1);
  });
});

describe("a page on which nothing loads", () => {
  itEach(
    [["the browser comes online", (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")))]],
    [
      [
        "the page calls Vetrina.load",
        (page: Page) =>
          page.evaluate(() =>
            (window as unknown as { Vetrina: { load(tag: string): Promise<void> } }).Vetrina.load(
              "vetrina-date-picker",
            ),
          ),
      ],
    ],
  )("loads everything after one event: %s", async (_, take) => {
    preparePage();
    site.sandbox.fault({ match: "/resources/", status: 503 });
    const { page } = await site.visit(path);
    await expectFallback(page);
    // The fallback appears after the first failed file, while the other file still has an attempt left.
    const attempts = () => site.libraryRequests().filter((name) => name === "dependencies").length;
    await expect.poll(attempts).toBe(3);
    site.sandbox.model.faults.clear();
    await take(page);
    await isReady(page);
    expect(await notifications(page)).toHaveLength(1);
  });
});

describe("automatic retries", () => {
  itEach(["main-"], ["widget-date-picker"])(
    "back off for %s, even if the page keeps inserting elements",
    async (part) => {
      preparePage();
      site.sandbox.fault({ match: part, status: 503 });
      const { page } = await site.visit(path);
      await expectFallback(page);
      await page.evaluate(async () => {
        const element = document.querySelector("#picker") as Element;
        for (let round = 0; round < 120; round += 1) {
          element.remove();
          document.body.append(element);
          await new Promise(requestAnimationFrame);
        }
      });
      const requests = site.libraryRequests().filter((name) => part.startsWith(name));
      // Allows three attempts of the first load, a second load without a delay, and at most two more loads in
      // these two seconds.
      expect(requests.length).toBeLessThanOrEqual(12);
    },
  );

  it("carry out a logout by URL after any number of network failures", async () => {
    preparePage("<p>niente</p>");
    const { page } = await site.visit(path);
    await page
      .context()
      .addCookies(["JWT", "login"].map((name) => ({ name, value: "x", url: site.sandbox.siteUrl })));
    site.sandbox.fault({ match: "network-", status: 503, times: 6 });
    await page.goto(`${site.sandbox.siteUrl}${path}?action=logout&x=1`);
    await expect.poll(async () => (await notifications(page)).length).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(async () => (await notifications(page)).length).toBe(2);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => new URL(page.url()).search).toBe("?x=1");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("JWT");
  });
});

describe("a temporarily missing chunk (R10)", () => {
  itEach(
    [["404", { status: 404 }]] as const,
    [
      ["503", { status: 503 }],
      ["HTML instead of a script", { body: "html" }],
    ] as const,
  )("loads without a reload when the browser comes online after %s", async (_, fault) => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", ...fault });
    const { page } = await site.visit(path);
    await expectFallback(page);
    expect(await notifications(page)).toEqual([["chunk", "vetrina-date-picker", true]]);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    site.sandbox.model.faults.clear();
    await online.take(page);
    await isReady(page);
    expect(await notifications(page), "one failure, notifications once").toHaveLength(1);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await page.locator("#picker button").first().press("Enter");
    await page.locator("#picker").getByRole("grid").waitFor();
  });
});

describe("two retries with back-off (R10)", () => {
  itEach(
    [
      ["two responses with 503", { status: 503, times: 2 }],
      ["one HTML page", { body: "html", times: 1 }],
    ] as const,
    [
      ["two responses with 404", { status: 404, times: 2 }],
      ["two cut connections", { drop: true, times: 2 }],
      ["once half a file", { body: "malformed", times: 1 }],
    ] as const,
  )("recover from %s", async (_, fault) => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", ...fault });
    const { page } = await site.visit(path);
    await isReady(page);
    expect(await notifications(page)).toEqual([]);
    expect(
      site.libraryRequests().filter((name) => name === "dependencies"),
      "others are not requested twice",
    ).toHaveLength(1);
  });

  it("start after the time limit of a file that never arrives", async () => {
    preparePage(picker, 1500);
    site.sandbox.fault({ match: "widget-date-picker", delay: 60_000, times: 1 });
    const { page } = await site.visit(path);
    await isReady(page);
  });

  it("do not run a file with wrong content, and request it three times", async () => {
    preparePage();
    site.sandbox.fault({ match: "widget-date-picker", body: "html" });
    const { page, consoleMessages } = await site.visit(path);
    await expectFallback(page);
    expect(site.libraryRequests().filter((name) => name === "widget-date-picker")).toHaveLength(3);
    expect(consoleMessages.errors.join()).toMatch(/widget-date-picker-\w+\.js: HTTP 200, text\/html/);
  });
});

describe("one failing widget", () => {
  it("does not stop widgets that need no network", async () => {
    preparePage(
      `${picker}<vetrina-balance-header id="header"><a href="/conto">Conto</a></vetrina-balance-header>`,
    );
    site.sandbox.fault({ match: "network-", status: 500 });
    const { page } = await site.visit(path);
    await isReady(page);
    await page.locator('#header[data-state="error"]').waitFor();
    expect(await page.locator("#header a").isVisible()).toBe(true);
    site.sandbox.model.faults.clear();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator('#header[data-state="logged-out"]').waitFor();
  });
});
