import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite({ visitors: "new" });

const card =
  '<vetrina-live-casino-card data-provider="CasinoGamePT" data-game-id="pt-001" data-network="italia" data-heading="Roulette">x</vetrina-live-casino-card>';
const header = "<vetrina-balance-header>conto</vetrina-balance-header>";
const modal = "<vetrina-login-modal></vetrina-login-modal>";
const far = '<div style="height: 3000px"></div>';

/**
 * Script that runs before the page's own scripts and records the priority with which the loader fetches each
 * file.
 */
const watchPriorities = `
  window.priorities = {};
  const before = window.fetch;
  window.fetch = (input, options) => {
    const name = /resources\\/(.*)-\\w+\\.js$/.exec(String(input))?.[1];
    if (name) window.priorities[name] ??= options.priority;
    return before(input, options);
  };
`;

async function open(body: string, held?: string) {
  site.sandbox.page("/test/order", { body: `<main><h1>Prova</h1>${body}</main>` });
  const visit = await site.visit("/?loader=off");
  const release = held === undefined ? undefined : await holdCalls(visit.page, held);
  await visit.page.addInitScript(watchPriorities);
  await visit.page.goto(`${site.sandbox.siteUrl}/test/order`);
  await visit.page.waitForFunction("window.Vetrina?.version !== undefined");
  return { ...visit, release };
}

const prioritiesOf = (page: Page) => page.evaluate<Record<string, string>>("window.priorities");
const ready = (page: Page, tag: string) =>
  page.locator(`${tag}[data-state="ready"]`).waitFor({ state: "attached" });

describe("the loader", () => {
  it("fetches code for the viewport with a high priority, and code below the viewport with a low one", async () => {
    const { page } = await open(
      `${header}${far}<vetrina-bonus-carousel>riserva</vetrina-bonus-carousel>${card}`,
    );
    expect(await prioritiesOf(page)).toMatchObject({
      dependencies: "high",
      main: "high",
      "widget-balance-header": "high",
      network: "high",
      "widget-bonus-carousel": "low",
      bonus: "low",
    });
    await page.locator("vetrina-balance-header[data-state]").waitFor();
    expect(Object.keys(await prioritiesOf(page)), "code of a table far below").not.toContain(
      "widget-live-casino-card",
    );
    await page.locator("vetrina-live-casino-card").scrollIntoViewIfNeeded();
    await ready(page, "vetrina-live-casino-card");
  });

  it("fetches the code of a table in the viewport before the core has loaded, with a high priority", async () => {
    const { page } = await open(card, "/main-");
    expect(await prioritiesOf(page)).toMatchObject({ "widget-live-casino-card": "high" });
  });

  it("fetches the login modal after all other chunks, when the page is idle", async () => {
    const { page, release } = await open(`${header}${modal}`, "/widget-balance-header-");
    await page.waitForFunction("window.Vetrina.load !== undefined && window.priorities.main");
    expect(Object.keys(await prioritiesOf(page))).not.toContain("widget-login-modal");
    await release?.();
    await ready(page, "vetrina-login-modal");
  });

  it.each([
    ["a pointer", (page: Page) => page.mouse.move(200, 200)],
    ["the focus", (page: Page) => page.keyboard.press("Tab")],
  ])("fetches the login modal at the first sign of use: %s", async (_, use) => {
    // The header never arrives, so the page is never idle.
    const { page } = await open(`<a href="#x">x</a>${header}${modal}`, "/widget-balance-header-");
    await page.waitForFunction(
      "customElements.get('vetrina-login-modal') === undefined && window.Vetrina.q?.push !== Array.prototype.push",
    );
    expect(Object.keys(await prioritiesOf(page))).not.toContain("widget-login-modal");
    await use(page);
    await ready(page, "vetrina-login-modal");
  });

  it("opens the login modal on the first click, although its code is late", async () => {
    const { page, release } = await open(`${header}${modal}`, "/widget-login-modal-");
    await page.locator("vetrina-balance-header[data-state]").waitFor();
    await page.getByRole("button", { name: "Accedi" }).click();
    await release?.();
    await page.getByRole("dialog").waitFor();
  });

  it("fetches the login modal at once if the page requires a session", async () => {
    site.sandbox.page("/test/session", {
      body: `<main><h1>Prova</h1>${header}${modal}</main>`,
      config: { session: { required: true } },
    });
    const { page } = await site.visit("/?loader=off");
    await holdCalls(page, "/widget-balance-header-");
    // Hold back React: the services request the login before React and the elements have loaded.
    const release = await holdCalls(page, "/dependencies-");
    await page.addInitScript(() =>
      addEventListener("vetrina:login-request", () => Object.assign(window, { isRequested: true })),
    );
    await page.goto(`${site.sandbox.siteUrl}/test/session`);
    await page.waitForFunction("window.isRequested");
    await release();
    await page.getByRole("dialog").waitFor();
  });
});
