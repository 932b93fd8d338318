import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { begin, boxes, eventsOf, openTour, recordEvents, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

/** Opens a tour whose second step is on a page with a given response. */
async function openBefore(answer: { status: number; location?: string; body?: string }, last = "") {
  site.sandbox.page("/test/altra", { body: `<main><h1>Altra</h1>${boxes}</main>` });
  const steps = step("Qui") + step("Guasta", 'data-page="/test/guasta"') + last;
  const opened = await openTour(site, boxes + tourMarkup(steps));
  const { status, location, body = "" } = answer;
  await opened.page.route("**/test/guasta", (route) =>
    route.fulfill({
      status,
      contentType: "text/html",
      body,
      headers: location === undefined ? {} : { location },
    }),
  );
  await begin(opened.page);
  await opened.page.keyboard.press("ArrowRight");
  return opened;
}

const back = step("Di nuovo qui", 'data-page="/test/tour"');
const further = step("Altrove", 'data-page="/test/altra"');

/** HTML of a page of the site with the library, for a response with another status. */
const pageOfSite = async (page: Page) => (await page.request.get(page.url())).text();

describe("a step on an unreachable page", () => {
  it("is skipped and not counted if the page has no content", async () => {
    const { page, progress, button, consoleMessages } = await openBefore({ status: 204 }, back);
    await expect.poll(() => button("Avanti").getAttribute("aria-busy")).toBe("true");
    await shows(page, "Di nuovo qui");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
    expect(consoleMessages.warnings.join()).toContain("tour step 2: its page did not load");
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Qui");
    expect(await progress.textContent()).toBe("Passo 1 di 2");
  });

  it("ends the tour if it is the last step and the page has no content", async () => {
    const { page, host } = await openBefore({ status: 204 });
    await recordEvents(page);
    await expect.poll(() => host.count()).toBe(0);
    expect(await eventsOf(page)).toEqual(["end finished"]);
  });

  it("lets the visitor cancel the tour while the page does not load", async () => {
    const { page, host, button } = await openBefore({ status: 204 }, back);
    await expect.poll(() => button("Avanti").getAttribute("aria-busy")).toBe("true");
    await page.keyboard.press("Escape");
    await expect.poll(() => host.count()).toBe(0);
  });

  it("is skipped if the page redirects the visitor back", async () => {
    const { page, progress } = await openBefore({ status: 302, location: "/test/tour" }, back);
    await shows(page, "Di nuovo qui");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
  });

  it("is skipped if the page redirects the visitor elsewhere, and the tour continues from there", async () => {
    site.sandbox.page("/test/accesso", { body: "<main><h1>Accesso</h1></main>" });
    const { page, progress } = await openBefore({ status: 302, location: "/test/accesso" }, further);
    await page.waitForURL("**/test/altra");
    await shows(page, "Altrove");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
  });

  it("is skipped if the page is an error page of the site", async () => {
    const opened = await openTour(site, boxes + tourMarkup(step("Qui")));
    const body = await pageOfSite(opened.page);
    const { page, progress } = await openBefore({ status: 404, body }, further);
    await page.waitForURL("**/test/altra");
    await shows(page, "Altrove");
    expect(await progress.textContent()).toBe("Passo 2 di 2");
  });

  it("is skipped when the visitor goes back from an error page without the library", async () => {
    const { page, progress } = await openBefore({ status: 500, body: "Guasto" }, further);
    await page.waitForURL("**/test/guasta");
    await page.goBack();
    await shows(page, "Qui");
    expect(await progress.textContent()).toBe("Passo 1 di 2");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/test/altra");
    await shows(page, "Altrove");
  });
});
