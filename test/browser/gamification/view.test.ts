import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";

const site = useTestSite();

const path = "/gamification/sviluppo";
const isConnected = (page: Page) => page.locator("#platform-state", { hasText: "connected" }).waitFor();

async function call(page: Page, name: string) {
  await page.getByLabel("Nome").selectOption(name);
  await page.getByRole("button", { name: "Chiama" }).click();
}

const answer = (page: Page) => page.locator("#platform-answer");

/** CONNECT frames that the broker has received. The journal does not have their tokens. */
const connects = () =>
  site.sandbox.model.journal.entries().filter(({ kind, method }) => kind === "frame" && method === "CONNECT");

async function openAs(player: string) {
  const { page, context, consoleMessages } = await site.newPage();
  await giveCookies(page, site, cookiesOfPlayer(site, player));
  await page.goto(site.sandbox.siteUrl + path);
  await isConnected(page);
  return { page, context, consoleMessages };
}

describe("the developer's view of the platform", () => {
  it("connects a visitor with the public token, and shows calls and their replies", async () => {
    const { page, consoleMessages } = await site.visit(path);
    await isConnected(page);
    await call(page, "getAchievements");
    await answer(page).getByText('"totalRecordsFound"').waitFor();
    await page.locator("#platform-calls", { hasText: "getAchievements answered" }).waitFor();
    await call(page, "manageOptin");
    await answer(page).getByText("manageOptin failed: unauthorised").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("shows the callbacks that the platform sends to a logged-in player", async () => {
    const { page } = await openAs("giulia");
    await call(page, "manageOptin");
    await page.locator("#platform-calls", { hasText: "manageOptin answered" }).waitFor();
    await page.locator("#platform-callbacks", { hasText: "optinStatus" }).first().waitFor();
  });
});

describe("one connection for all tabs of the site", () => {
  it("is shared, closed at logout, and replaced by one with the public token", async () => {
    const { page, context } = await openAs("giulia");
    const other = await context.newPage();
    await other.goto(site.sandbox.siteUrl + path);
    await isConnected(other);
    expect(connects()).toHaveLength(1);
    await call(page, "getMember");
    await answer(page).getByText('"Giulia"').waitFor();
    await other.evaluate(() =>
      (window as unknown as { Vetrina: { session: { logout(): Promise<void> } } }).Vetrina.session.logout(),
    );
    await expect.poll(() => connects().length).toBe(2);
    await isConnected(page);
    await call(page, "getMember");
    await expect.poll(() => answer(page).innerText()).not.toContain("Giulia");
    await page.locator("#platform-calls li", { hasText: "getMember answered" }).nth(1).waitFor();
    const written = await page.locator("main").innerText();
    expect(written).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });
});
