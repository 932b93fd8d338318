import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  balancesHeard,
  giveCookies,
  cookiesOfPlayer,
  logIn,
  loginCookies,
  onPage,
  openings,
  openModal,
  fillAndSend,
  heard,
  painted,
  watchDialogs,
} from "../support/account";
import { holdAnswer } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite();

describe("?action=logout (L7)", () => {
  it.each(["a visitor", "a player"])("logs out %s without opening the modal", async (who) => {
    const { page } = await site.visit("/test/nothing?loader=off");
    await watchDialogs(page);
    if (who === "a player") await giveCookies(page, site, cookiesOfPlayer(site));
    await page.goto(`${site.sandbox.siteUrl}/?action=logout&x=1#a`);
    await onPage(page).inState("logged-out");
    await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
    await painted(page);
    expect(page.url()).toBe(`${site.sandbox.siteUrl}/?x=1#a`);
    expect(await openings(page)).toEqual([]);
    expect(await loginCookies(page)).toEqual([]);
    expect(balancesHeard(site)).toEqual([]);
  });

  it.each(["a visitor", "a player"])(
    "on a page that requires a session, %s gets the modal after it",
    async (who) => {
      const { page } = await site.visit("/test/nothing?loader=off");
      await watchDialogs(page);
      if (who === "a player") await giveCookies(page, site, cookiesOfPlayer(site));
      await page.goto(`${site.sandbox.siteUrl}/?session=required&action=logout&x=1#a`);
      await onPage(page).dialog.waitFor();
      expect(await openings(page)).toEqual(["?session=required&x=1#a no JWT"]);
      await page.reload();
      await onPage(page).dialog.waitFor();
      expect(await openings(page)).toHaveLength(1);
    },
  );

  it("can be bookmarked: a second visit and the back button do not log out again", async () => {
    const { page } = await site.visit("/?action=logout");
    await onPage(page).inState("logged-out");
    await logIn(page);
    await page.goto(`${site.sandbox.siteUrl}/calendario`);
    await onPage(page).inState("ready");
    await page.goBack();
    await onPage(page).inState("ready");
    expect(page.url()).toBe(`${site.sandbox.siteUrl}/`);
  });
});

describe("answers after a logout (S33)", () => {
  it("a pending balance is dropped", async () => {
    const { page, overheard } = await site.visit("/");
    const release = await holdAnswer(page, "account/balance");
    await openModal(page);
    await fillAndSend(page);
    await onPage(page).inState("loading");
    await expect.poll(() => balancesHeard(site).length).toBe(1);
    await onPage(page).signOut.click();
    await onPage(page).inState("logged-out");
    await expect.poll(() => balancesHeard(site)[0]?.status).toBe(200);
    await release();
    await painted(page);
    expect(await onPage(page).header.getAttribute("data-state")).toBe("logged-out");
    expect(await onPage(page).dialog.count()).toBe(0);
    expect(await loginCookies(page)).toEqual([]);
    expect(overheard.errors).toEqual([]);
  });

  it("a pending login is dropped", async () => {
    site.sandbox.page("/test/login", { body: accountMarkup });
    const { page } = await site.visit("/test/login");
    const release = await holdAnswer(page, "/auth/login");
    await openModal(page);
    await fillAndSend(page);
    await expect.poll(() => heard(site, "POST", "/auth/login").length).toBe(1);
    await page.evaluate(() => {
      const { Vetrina } = window as unknown as { Vetrina: { session: { logout(): Promise<void> } } };
      return Vetrina.session.logout();
    });
    await expect.poll(() => heard(site, "POST", "/auth/login")[0]?.status).toBe(200);
    await release();
    await painted(page);
    expect(await loginCookies(page)).toEqual([]);
    expect(await onPage(page).header.getAttribute("data-state")).toBe("logged-out");
  });

  it("the balance of one player is not shown to the next", async () => {
    const { page } = await site.visit("/test/nothing?loader=off");
    await giveCookies(page, site, cookiesOfPlayer(site, "giulia"));
    const release = await holdAnswer(page, "account/balance");
    await page.goto(site.sandbox.siteUrl);
    await expect.poll(() => balancesHeard(site).length).toBe(1);
    await onPage(page).signOut.click();
    await openModal(page);
    await fillAndSend(page, "anna");
    await onPage(page).amount.getByText("412,75").waitFor();
    await expect.poll(() => balancesHeard(site).map(({ status }) => status)).toEqual([200, 200]);
    await release();
    await painted(page);
    expect(await onPage(page).amount.textContent()).toContain("412,75");
    expect(await onPage(page).header.getByText("Ciao, Anna").count()).toBe(1);
  });
});

describe("two tabs", () => {
  it("show a login or a logout of the other", async () => {
    const { page, context } = await site.visit("/");
    const other = await context.newPage();
    await other.goto(`${site.sandbox.siteUrl}/calendario`);
    await onPage(other).inState("logged-out");
    await openModal(other);
    await page.bringToFront();
    await logIn(page);
    await onPage(other).amount.getByText("1.234,50").waitFor();
    expect(await onPage(other).dialog.count(), "its open modal closes").toBe(0);
    await other.bringToFront();
    await onPage(other).signOut.click();
    await onPage(page).inState("logged-out");
    expect(await loginCookies(page)).toEqual([]);
    expect(await onPage(page).dialog.count()).toBe(0);
  });

  it("show the name of another player who logs in in the other", async () => {
    const { page, context } = await site.visit("/");
    await logIn(page);
    const other = await context.newPage();
    await other.goto(site.sandbox.siteUrl);
    await onPage(other).inState("ready");
    await onPage(other).signOut.click();
    await openModal(other);
    await fillAndSend(other, "anna");
    await onPage(page).header.getByText("Ciao, Anna").waitFor();
    await onPage(page).amount.getByText("412,75").waitFor();
  });
});
