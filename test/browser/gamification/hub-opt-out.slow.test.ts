import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gapiCalls } from "../support/gamification-panels";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { entry, hub, openHub, openSettings, sectionList, sectionReady, sheet, tag } from "./hub-page";

const site = useTestSite();

const panels = ["competitions", "leaderboard", "achievements", "missions", "awards", "notifications"];

/** Records the `vetrina:gamification-opt` events that the page receives. */
const noteEvents = (page: Page) =>
  page.evaluate(() => {
    const logged: unknown[] = [];
    Object.assign(window, { logged });
    document.addEventListener("vetrina:gamification-opt", (event) =>
      logged.push((event as CustomEvent).detail),
    );
  });

const logged = (page: Page) => page.evaluate(() => (window as unknown as { logged: unknown[] }).logged);

describe("opting out of gamification", () => {
  it("works by keyboard with a switch that keeps the focus, and dispatches an event", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    await noteEvents(page);
    const choice = await openSettings(page);
    expect(await choice.getAttribute("aria-checked")).toBe("true");
    await choice.focus();
    await page.keyboard.press("Space");
    await inState(page, tag, "opted-out");
    expect(await choice.getAttribute("aria-checked")).toBe("false");
    expect(await choice.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await sectionList(page).count()).toBe(0);
    await page.keyboard.press("Space");
    await sectionReady(page, "achievements");
    expect(await logged(page)).toEqual([{ optedOut: true }, { optedOut: false }]);
  });

  it("leaves the focus in the hub when the settings are closed, because their button is gone", async () => {
    const { page } = await openHub(site, "giulia");
    await (await openSettings(page)).click();
    await inState(page, tag, "opted-out");
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    const back = hub(page).getByRole("button", { name: "Riattiva" });
    expect(await back.evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
    expect(await hub(page).evaluate((host) => host.shadowRoot?.activeElement !== null)).toBe(true);
  });

  it("persists after a reload, and makes the panels of a second tab read nothing and offer to opt in", async () => {
    const { page, context } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    const second = await context.newPage();
    await second.goto(`${site.sandbox.siteUrl}/gamification/pannelli`);
    await inState(second, "vetrina-achievements", "ready");
    await (await openSettings(page)).click();
    await inState(second, "vetrina-achievements", "opted-out");

    await page.reload();
    await inState(page, tag, "opted-out");
    const before = gapiCalls(site).length;
    await second.reload();
    for (const panel of panels) {
      const element = second.locator(`vetrina-${panel}`);
      if (panel !== "notifications") await element.scrollIntoViewIfNeeded();
      await second.locator(`vetrina-${panel}[data-state="opted-out"]`).waitFor({ state: "attached" });
    }
    expect(gapiCalls(site)).toHaveLength(before);

    await second.locator("vetrina-achievements").getByRole("button", { name: "Riattiva" }).click();
    await inState(second, "vetrina-achievements", "ready");
    await sectionReady(page, "achievements");
    expect(await page.evaluate(() => localStorage.getItem("vetrina-gamification-opt"))).toBeNull();
  });

  it("closes the connection, and reduces panels to the height of their message", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    const second = await page.context().newPage();
    await second.goto(`${site.sandbox.siteUrl}/gamification/messaggi`);
    await inState(second, "vetrina-messages", "ready");
    expect(site.sandbox.connections()).toBe(1);
    await (await openSettings(page)).click();
    await inState(second, "vetrina-messages", "opted-out");
    const third = await page.context().newPage();
    await third.goto(`${site.sandbox.siteUrl}/gamification/pannelli`);
    await inState(third, "vetrina-leaderboard", "opted-out");
    for (const widget of [
      hub(page),
      second.locator("vetrina-messages"),
      third.locator("vetrina-leaderboard").first(),
    ]) {
      expect((await widget.boundingBox())?.height).toBeLessThan(350);
    }
    await expect.poll(() => site.sandbox.connections()).toBe(0);
  });

  it("hides the filter of a panel", async () => {
    const { page } = await openHub(site, "giulia");
    const second = await page.context().newPage();
    await second.goto(`${site.sandbox.siteUrl}/gamification/pannelli`);
    const filter = second.locator("vetrina-awards").getByRole("group", { name: "Quali premi" });
    await second.locator("vetrina-awards").scrollIntoViewIfNeeded();
    await inState(second, "vetrina-awards", "ready");
    expect(await filter.count()).toBe(1);
    await (await openSettings(page)).click();
    await inState(second, "vetrina-awards", "opted-out");
    expect(await second.locator("vetrina-awards").getByRole("button").allInnerTexts()).toEqual(["Riattiva"]);
  });

  it("is also possible in the page's configuration", async () => {
    site.sandbox.page("/test/out", {
      body: `<main><h1>Prova</h1><${tag}></${tag}></main>`,
      config: { gamification: { optedOut: true } },
    });
    const { page } = await site.visit("/test/out");
    await inState(page, tag, "opted-out");
    await hub(page).getByRole("button", { name: "Riattiva" }).click();
    await entry(page, "Traguardi").waitFor();
  });
});
