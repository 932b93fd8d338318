import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import {
  begin,
  boxes,
  eventsOf,
  hasFocus,
  openTour,
  partsOf,
  recordEvents,
  shows,
  step,
  tourMarkup,
} from "./tour-page";

const site = useTestSite();

const auto = (version: string) => tourMarkup(undefined, `data-start="auto" data-version="${version}"`);

describe("a reload (T7)", () => {
  it("keeps the current step, and restarts a finished tour only if its version is new", async () => {
    const { page, host } = await openTour(site, boxes + auto("1"));
    await shows(page, "Primo");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
    await page.reload();
    await shows(page, "Secondo");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Terzo");
    await page.keyboard.press("Enter");
    await expect.poll(() => host.count()).toBe(0);
    await page.reload();
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { ready: Promise<unknown> } }).Vetrina.ready.then(() => true),
    );
    expect(await host.count()).toBe(0);
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name.replace(/^.*\//, "")),
    );
    expect(files.filter((name) => /^widget-tour-/.test(name))).not.toEqual([]);
    expect(files.filter((name) => /^tour-\w+\.js$/.test(name))).toEqual([]);
    site.sandbox.page("/test/tour", { body: `<main><h1>Prova</h1>${boxes}${auto("2")}</main>` });
    await page.reload();
    await shows(page, "Primo");
  });

  it("continues a tour that a script has started without an element", async () => {
    site.sandbox.page("/test/script", { body: `<main><h1>Prova</h1>${boxes}</main>` });
    const { page } = await site.visit("/test/script");
    await page.waitForFunction(() => "tour" in ((window as unknown as { Vetrina?: object }).Vetrina ?? {}));
    await page.evaluate(() => {
      const { Vetrina } = window as unknown as {
        Vetrina: { tour: { start(steps: object[]): Promise<boolean>; next(): void } };
      };
      return Vetrina.tour.start([
        { title: "Uno", target: "#uno" },
        { title: "Due", target: "#due" },
      ]);
    });
    await shows(page, "Uno");
    await page.evaluate(() =>
      (window as unknown as { Vetrina: { tour: { next(): void } } }).Vetrina.tour.next(),
    );
    await shows(page, "Due");
    await page.reload();
    await shows(page, "Due");
    await page.keyboard.press("Escape");
    await expect.poll(() => partsOf(page).host.count()).toBe(0);
  });
});

describe("pages of a tour", () => {
  const replaceUrl = (page: Page, url: string) =>
    page.evaluate((to) => history.replaceState(null, "", to), url);

  it(
    "are recognised, even after a reload, if a script changes the query parameters or fragment of the URL",
    slow,
    async () => {
      const { page } = await openTour(site, boxes + tourMarkup(), { query: "?utm_source=lettera" });
      await begin(page);
      await replaceUrl(page, "/test/tour#qui");
      await page.evaluate(() => void Object.assign(window, { isSame: true }));
      await page.keyboard.press("ArrowRight");
      await shows(page, "Secondo");
      expect(await page.evaluate(() => "isSame" in window)).toBe(true);
      await page.reload();
      await shows(page, "Secondo");
      await replaceUrl(page, "/test/tour?gclid=1");
      await page.keyboard.press("ArrowRight");
      await shows(page, "Terzo");
    },
  );

  it("keep their query string when the tour returns to its first page", slow, async () => {
    site.sandbox.page("/test/altra", { body: `<main><h1>Altra</h1>${boxes}</main>` });
    const steps = step("Qui", 'data-target="#uno"') + step("Là", 'data-page="/test/altra"');
    const { page } = await openTour(site, boxes + tourMarkup(steps), { query: "?utm_source=x&gioco=7" });
    await begin(page);
    await replaceUrl(page, "/test/tour?gioco=7");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/test/altra");
    await shows(page, "Là");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL("**/test/tour?gioco=7");
    await shows(page, "Qui");
  });

  it("change with the steps of the tour, and the browser's Back button works", slow, async () => {
    site.sandbox.page("/test/altra", { body: `<main><h1>Altra</h1>${boxes}</main>` });
    const steps =
      step("Qui", 'data-target="#uno"') + step("Là", 'data-page="/test/altra" data-target="#due"');
    const { page, progress } = await openTour(site, boxes + tourMarkup(steps));
    await begin(page);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/test/altra");
    await shows(page, "Là");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL("**/test/tour");
    await shows(page, "Qui");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/test/altra");
    await shows(page, "Là");
    await page.goBack();
    await page.waitForURL("**/test/tour");
    await shows(page, "Qui");
  });
});

const asNewVisitor = { options: { isNewVisitor: true } };

describe("the code of a tour (T8)", () => {
  it("loads only when the tour starts, in one file with driver.js", async () => {
    const { page } = await openTour(site, boxes + tourMarkup(), asNewVisitor);
    const first = site.libraryRequests();
    expect(first).toContain("widget-tour");
    expect(first.filter((name) => /^(tour|network)$/.test(name))).toEqual([]);
    await begin(page);
    expect(site.libraryRequests().slice(first.length)).toEqual(["tour"]);
  });

  it("shows an error if it fails to load, and loads again on the next press of the button", async () => {
    const { page, opener } = await openTour(site, boxes + tourMarkup(), asNewVisitor);
    await page.route(/\/tour-[0-9a-z]+\.js/, (route) => route.abort());
    await opener.click();
    await page.locator("vetrina-tour").getByRole("alert").waitFor({ timeout: 40_000 });
    await page.unroute(/\/tour-[0-9a-z]+\.js/);
    await begin(page);
  });
});

describe("a disabled tour", () => {
  it("shows an author its steps, and does not start", async () => {
    const { page, host } = await openTour(site, boxes + tourMarkup(undefined, 'data-start="auto"'), {
      config: { editMode: true },
    });
    const list = page.locator("vetrina-tour").getByRole("list", { includeHidden: true });
    await list.waitFor();
    expect(await list.locator("li").allTextContents()).toEqual(["Primo #uno", "Secondo #due", "Terzo #tre"]);
    expect(await host.count()).toBe(0);
  });

  it("is not started by a script on a page that disables the element", async () => {
    site.sandbox.page("/test/off", {
      body: `<main>${boxes}</main>`,
      config: { disabledElements: ["vetrina-tour"] },
    });
    const { page } = await site.visit("/test/off");
    await page.waitForFunction(() => "tour" in ((window as unknown as { Vetrina?: object }).Vetrina ?? {}));
    const started = await page.evaluate(() =>
      (
        window as unknown as { Vetrina: { tour: { start(steps: object[]): Promise<boolean> } } }
      ).Vetrina.tour.start([{ title: "No" }]),
    );
    expect(started).toBe(false);
  });
});

it("a tour from the configuration reports its start, its steps and its end as events", async () => {
  const { page, host } = await openTour(site, boxes + tourMarkup(""), {
    config: { tour: { tours: [{ id: "prova", version: "7", steps: [{ title: "Dalla configurazione" }] }] } },
  });
  await recordEvents(page);
  await begin(page);
  await shows(page, "Dalla configurazione");
  await page.evaluate(() =>
    (window as unknown as { Vetrina: { tour: { stop(): void } } }).Vetrina.tour.stop(),
  );
  await expect.poll(() => host.count()).toBe(0);
  expect(await eventsOf(page)).toEqual(["start", "step 1", "end stopped"]);
  await begin(page);
  await hasFocus(page);
  expect(await page.evaluate(() => localStorage.getItem("vetrina-tour-seen:prova"))).toBe("7");
});
