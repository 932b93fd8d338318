import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Namespace } from "../../../src/entries/public-namespace";
import {
  receivedBalanceCalls,
  giveCookies,
  cookiesOfPlayer,
  logIn,
  loginCookies,
  headerAndModal,
  openings,
  openModal,
  fillAndSend,
  painted,
  watchDialogs,
} from "../support/account";
import { holdAnswer } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

describe("the query parameter ?action=logout (L7)", () => {
  it("logs out a visitor without opening the modal", slow, async () => {
    const { page } = await site.newPage();
    await watchDialogs(page);
    await page.goto(`${site.sandbox.siteUrl}/?action=logout&x=1#a`);
    await headerAndModal(page).inState("logged-out");
    await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
    await painted(page);
    expect(page.url()).toBe(`${site.sandbox.siteUrl}/?x=1#a`);
    expect(await openings(page)).toEqual([]);
    expect(await loginCookies(page)).toEqual([]);
    expect(receivedBalanceCalls(site)).toEqual([]);
  });

  itEach(["a player"], ["a visitor"])(
    "opens the modal after the logout for %s if the page requires a session",
    async (who) => {
      const { page } = await site.newPage();
      await watchDialogs(page);
      if (who === "a player") await giveCookies(page, site, cookiesOfPlayer(site));
      await page.goto(`${site.sandbox.siteUrl}/?session=required&action=logout&x=1#a`);
      await headerAndModal(page).dialog.waitFor();
      expect(await openings(page)).toEqual(["?session=required&x=1#a no JWT"]);
      await headerAndModal(page).dialog.getByText("Hai lasciato il conto.").waitFor();
      await page.reload();
      await headerAndModal(page).dialog.getByText("Per vedere questa pagina serve l’accesso").waitFor();
      expect(await openings(page)).toHaveLength(1);
    },
  );

  it("does not cause another logout on a second visit or with the back button", async () => {
    const { page } = await site.visit("/?action=logout");
    await headerAndModal(page).inState("logged-out");
    await logIn(page);
    await page.goto(`${site.sandbox.siteUrl}/calendario`);
    await headerAndModal(page).inState("ready");
    await page.goBack();
    await headerAndModal(page).inState("ready");
    expect(page.url()).toBe(`${site.sandbox.siteUrl}/`);
  });
});

describe("responses after a logout (S33)", () => {
  it("do not show the balance of one player to the next", async () => {
    const { page } = await site.newPage();
    await giveCookies(page, site, cookiesOfPlayer(site, "giulia"));
    const release = await holdAnswer(page, "account/balance");
    await page.goto(site.sandbox.siteUrl);
    await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
    await headerAndModal(page).signOut.click();
    await openModal(page);
    await fillAndSend(page, "anna");
    await headerAndModal(page).amount.getByText("412,75").waitFor();
    await expect.poll(() => receivedBalanceCalls(site).map(({ status }) => status)).toEqual([200, 200]);
    await release();
    await painted(page);
    expect(await headerAndModal(page).amount.textContent()).toContain("412,75");
    expect(await headerAndModal(page).header.getByText("Ciao, Anna").count()).toBe(1);
  });
});

/** Records the session changes that a page receives, both as events and as calls of a listener. */
async function recordChanges(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    document.addEventListener("vetrina:session-change", ({ detail }: CustomEventInit<unknown>) => {
      changes.push(["event", detail]);
    });
    const { Vetrina } = window as unknown as { readonly Vetrina: Namespace };
    Vetrina.session.subscribe((status) => changes.push(["listener", status]));
  });
  return () => page.evaluate(() => (window as unknown as { readonly changes: unknown[] }).changes);
}

describe("two tabs", () => {
  it("announce a login and a logout to both pages, without a token", async () => {
    const { page, context } = await site.visit("/");
    const other = await context.newPage();
    await other.goto(`${site.sandbox.siteUrl}/calendario`);
    await headerAndModal(other).inState("logged-out");
    const [changes, otherChanges] = [await recordChanges(page), await recordChanges(other)];
    const initial = ["listener", { status: "logged-out" }];
    await expect.poll(changes).toEqual([initial]);
    await expect.poll(otherChanges).toEqual([initial]);
    const both = (change: unknown) => [
      ["event", change],
      ["listener", change],
    ];
    await page.bringToFront();
    await logIn(page);
    await other.bringToFront();
    await headerAndModal(other).signOut.click();
    await expect
      .poll(changes)
      .toEqual([
        initial,
        ...both({ status: "logged-in", reason: "login" }),
        ...both({ status: "logged-out", reason: "ended" }),
      ]);
    await expect
      .poll(otherChanges)
      .toEqual([
        initial,
        ...both({ status: "logged-in", reason: "other-tab" }),
        ...both({ status: "logged-out", reason: "logout" }),
      ]);
  });

  it("both show a login or a logout in either of them", async () => {
    const { page, context } = await site.visit("/");
    const other = await context.newPage();
    await other.goto(`${site.sandbox.siteUrl}/calendario`);
    await headerAndModal(other).inState("logged-out");
    await openModal(other);
    await page.bringToFront();
    await logIn(page);
    await headerAndModal(other).amount.getByText("1.234,50").waitFor();
    expect(await headerAndModal(other).dialog.count(), "its open modal closes").toBe(0);
    await other.bringToFront();
    await headerAndModal(other).signOut.click();
    await headerAndModal(page).inState("logged-out");
    await expect.poll(() => loginCookies(page)).toEqual([]);
    expect(await headerAndModal(page).dialog.count()).toBe(0);
  });

  it("show the new player's name after a login in the other tab", slow, async () => {
    const { page, context } = await site.visit("/");
    await logIn(page);
    const other = await context.newPage();
    await other.goto(site.sandbox.siteUrl);
    await headerAndModal(other).inState("ready");
    await headerAndModal(other).signOut.click();
    await openModal(other);
    await fillAndSend(other, "anna");
    await headerAndModal(page).header.getByText("Ciao, Anna").waitFor();
    await headerAndModal(page).amount.getByText("412,75").waitFor();
  });
});
