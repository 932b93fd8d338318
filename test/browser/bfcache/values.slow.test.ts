import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publish } from "../bonus/bonuses";
import { card, minute, opensIn, putTable } from "../live-casino/cards";
import { accountMarkup, headerMarkup, receivedCalls, logIn, headerAndModal } from "../support/account";
import { launchWithPageCache } from "../support/chromium";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { restoreFromCache, leave, openPage } from "./cached-page";

const site = useTestSite({ launch: launchWithPageCache });

/** Opens a page with this markup. The result's `back` restores it from the back/forward cache. */
async function openMarkup(markup: string, player?: string) {
  site.sandbox.page("/test/values", { body: `<main><h1>Prova</h1>${markup}</main>` });
  const opened = await openPage(site, "/test/values", player);
  return { ...opened, back: () => restoreFromCache(opened.page) };
}

const panels =
  "<vetrina-responsible-gaming></vetrina-responsible-gaming><vetrina-open-bets></vetrina-open-bets>";

describe("a page restored from the back/forward cache", () => {
  it("updates the balance and the inbox", async () => {
    const inbox = headerMarkup.replace("<vetrina-balance-header", '$& data-inbox-url="/conto"');
    const { page, back } = await openMarkup(inbox, "giulia");
    await headerAndModal(page).amount.getByText("1.234,50").waitFor();
    await leave(site, page);
    site.sandbox.model.players.change("giulia", { balance: 99.9, unreadMessages: 7 });
    await back();
    await headerAndModal(page).amount.getByText("99,90").waitFor();
    await page.getByRole("link", { name: "7 messaggi non letti" }).waitFor();
  });

  it("updates limits and bets, and hides bonuses if a self-exclusion of the player has started in the meantime", async () => {
    publish(site, 2);
    const { page, back } = await openMarkup(
      `${panels}<vetrina-bonus-carousel></vetrina-bonus-carousel>`,
      "giulia",
    );
    await inState(page, "vetrina-responsible-gaming", "ready");
    await inState(page, "vetrina-bonus-carousel", "ready");
    await leave(site, page);
    site.sandbox.model.players.setRestriction("giulia", "self-exclusion");
    site.sandbox.model.players.change("giulia", { openBets: [] });
    await back();
    await page
      .locator("vetrina-responsible-gaming")
      .locator("summary", { hasText: "Autoesclusione" })
      .waitFor();
    await inState(page, "vetrina-open-bets", "empty");
    await page.locator('vetrina-bonus-carousel[data-state="restricted"]').waitFor({ state: "attached" });
  });

  it("updates the bonuses on offer", async () => {
    publish(site, 2);
    const { page, back } = await openMarkup("<vetrina-bonus-carousel></vetrina-bonus-carousel>");
    await page.getByRole("heading", { name: "Bonus 2" }).waitFor();
    await leave(site, page);
    publish(site, 3);
    await back();
    await page.getByRole("heading", { name: "Bonus 3" }).waitFor();
  });

  it("updates the states of tables and the time of a countdown", async () => {
    putTable(site, "a", { type: "open" });
    putTable(site, "b", opensIn(site, 50 * minute));
    const { page, back } = await openMarkup(
      // Both cards must be visible, because only visible cards are updated.
      `<div style="inline-size: 15rem">${card("a")}${card("b")}</div>`,
    );
    const states = page.locator("vetrina-live-casino-card").locator('[part~="badge"]');
    await expect.poll(() => states.allTextContents()).toEqual(["Aperto", "In apertura"]);
    await timer(page, 49).waitFor();
    await leave(site, page);
    site.sandbox.model.clock.advance(30 * minute);
    putTable(site, "a", { type: "closed" });
    await back();
    await expect.poll(() => states.allTextContents()).toEqual(["Chiuso", "In apertura"]);
    await timer(page, 19).waitFor();
  });
});

const timer = (page: Page, minutes: number) =>
  page.getByRole("timer", { name: new RegExp(`^Apre fra ${minutes} minuti`) });

describe("the session of a page restored from the back/forward cache", () => {
  /** Opens a page, leaves it, and opens another tab of the same visitor. */
  async function withOtherTab(url: string, player: string | undefined) {
    site.sandbox.page("/test/tab", { body: accountMarkup });
    const { page, other } = await openPage(site, url, player);
    await headerAndModal(page).inState(player ? "ready" : "logged-out");
    await leave(site, page);
    await other.goto(`${site.sandbox.siteUrl}/test/tab`);
    await headerAndModal(other).inState(player ? "ready" : "logged-out");
    return { page, other };
  }

  it("is checked again after a logout in another tab", async () => {
    const { page, other } = await withOtherTab("/", "giulia");
    await headerAndModal(other).signOut.click();
    await headerAndModal(other).inState("logged-out");
    await restoreFromCache(page);
    await headerAndModal(page).inState("logged-out");
    expect(await page.locator("vetrina-balance-header").getByText("Giulia").count()).toBe(0);
    expect(await headerAndModal(page).dialog.count()).toBe(0);
  });

  it("is checked again after a logout in another tab, on a page that requires a session", async () => {
    const { page, other } = await withOtherTab("/conto", "giulia");
    await headerAndModal(other).signOut.click();
    await headerAndModal(other).inState("logged-out");
    await restoreFromCache(page);
    await headerAndModal(page).dialog.getByText("La sessione è terminata").waitFor();
    expect(receivedCalls(site, "GET", "getOpenBets").length).toBeLessThanOrEqual(1);
  });

  it("is checked again after a login in another tab", async () => {
    const { page, other } = await withOtherTab("/", undefined);
    await logIn(other);
    await restoreFromCache(page);
    await headerAndModal(page).inState("ready");
    await headerAndModal(page).amount.getByText("1.234,50").waitFor();
  });

  it("is checked again after another player's login, and platform calls then return the new player's data", async () => {
    const { page, other } = await withOtherTab("/gamification/sviluppo", "giulia");
    const connected = () => page.locator("#platform-state", { hasText: "connected" }).waitFor();
    await headerAndModal(other).signOut.click();
    await headerAndModal(other).signIn.click();
    await headerAndModal(other).userName.fill("anna");
    await headerAndModal(other).password.fill("vetrina");
    await other.keyboard.press("Enter");
    await headerAndModal(other).inState("ready");
    await restoreFromCache(page);
    await connected();
    await page.locator("vetrina-balance-header").getByText("Ciao, Anna").waitFor();
    const members = await page.evaluate(() =>
      (
        window as unknown as {
          Vetrina: {
            gamification: { call(name: string, request: object): Promise<{ data: { name: string } }> };
          };
        }
      ).Vetrina.gamification.call("getMember", { includeFields: ["name"] }),
    );
    expect(JSON.stringify(members)).toContain("Anna");
  });
});
