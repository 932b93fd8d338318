import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  cookiesOfPlayer,
  giveCookies,
  receivedBalanceCalls,
  receivedCalls,
  headerAndModal,
  painted,
} from "../support/account";
import { holdAnswer } from "../support/hold";
import { useTestSite } from "../support/site";
import { openFullHeader, headerParts } from "./player";

const site = useTestSite();

const inside = (page: Page) =>
  headerAndModal(page).header.evaluate((host) => host.shadowRoot?.querySelector(".bar")?.textContent ?? "");

describe("hiding the balance", () => {
  it("removes the amount from the document, even in the other tab and after a reload", async () => {
    const page = await openFullHeader(site);
    const { hide, status } = headerParts(page);
    const { amount } = headerAndModal(page);
    await amount.getByText("1.234,50").waitFor();
    const box = await amount.boundingBox();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await headerAndModal(other).amount.getByText("1.234,50").waitFor();

    expect(await hide.getAttribute("aria-pressed")).toBe("false");
    await hide.focus();
    await page.keyboard.press("Space");
    expect(await hide.getAttribute("aria-pressed")).toBe("true");
    expect(await inside(page)).not.toContain("1.234");
    expect(await amount.boundingBox(), "as wide as before").toEqual(box);
    await expect.poll(() => inside(other)).not.toContain("1.234");

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('"vetrina-balance-hidden":"true"');
    expect(stored).not.toMatch(/1234|giulia/i);
    await page.reload();
    await headerAndModal(page).inState("ready");
    expect(await inside(page)).not.toContain("1.234");
    await hide.click();
    await amount.getByText("1.234,50").waitFor();
    expect(await status.textContent()).toBe("");
  });

  it("removes the amount from the announcement", async () => {
    const { page } = await site.visit("/");
    await headerAndModal(page).signIn.click();
    await headerAndModal(page).userName.fill("giulia");
    await headerAndModal(page).password.fill("vetrina");
    await page.keyboard.press("Enter");
    const { status, hide } = headerParts(page);
    await expect.poll(() => status.textContent()).toBe("Saldo: 1.234,50\u00a0€");
    await hide.click();
    expect(await inside(page)).not.toContain("1.234");
    await page.reload();
    await headerAndModal(page).inState("ready");
    expect(await inside(page)).not.toContain("1.234");
  });
});

describe("a page that becomes visible again", () => {
  it("refreshes a balance more than a minute old, without a skeleton or an announcement, but not a newer balance", async () => {
    const page = await openFullHeader(site);
    await headerAndModal(page).amount.getByText("1.234,50").waitFor();
    await headerParts(page).nickname.getByText("giulia_demo").waitFor();
    await page.evaluate(() => {
      const host = document.querySelector("vetrina-balance-header");
      const states: string[] = [];
      Object.assign(window, { states });
      const note = () => {
        const root = host?.shadowRoot;
        const hasSkeleton = root?.querySelector('[part~="skeleton"]') !== null;
        const announcement = root?.querySelector('[role="status"]')?.textContent ?? "";
        states.push(`${host?.getAttribute("data-state") ?? ""} ${String(hasSkeleton)} "${announcement}"`);
      };
      const options = { attributes: true, childList: true, characterData: true, subtree: true };
      const observer = new MutationObserver(note);
      if (host?.shadowRoot) observer.observe(host.shadowRoot, options);
      if (host) observer.observe(host, options);
    });
    site.sandbox.model.players.change("giulia", { balance: 7 });
    const comeBack = () => page.evaluate(() => dispatchEvent(new Event("focus")));
    await comeBack();
    await painted(page);
    expect(receivedBalanceCalls(site)).toHaveLength(1);

    // Advance the page's clock by more than `account.refreshAfterMs`.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 61_000;
    });
    await comeBack();
    await headerAndModal(page).amount.getByText("7,00").waitFor();
    expect(receivedBalanceCalls(site)).toHaveLength(2);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(new Set(states)).toEqual(new Set(['ready false ""']));
  });
});

describe("the header", () => {
  it("does not change during a token refresh", async () => {
    const page = await openFullHeader(site);
    await headerAndModal(page).amount.getByText("1.234,50").waitFor();
    // Wait until all data of the header has arrived.
    const { header, nickname, edit } = headerParts(page);
    await nickname.getByText("giulia_demo").waitFor();
    await edit.waitFor();
    await header.getByRole("link", { name: /messaggi non letti/ }).waitFor();
    await page.evaluate(() => {
      const host = document.querySelector("vetrina-balance-header");
      const changes: string[] = [];
      Object.assign(window, { changes });
      const observer = new MutationObserver((records) => {
        for (const { type, attributeName } of records) changes.push(`${type} ${attributeName ?? ""}`);
      });
      const options = { attributes: true, childList: true, characterData: true, subtree: true };
      if (host?.shadowRoot) observer.observe(host.shadowRoot, options);
    });
    const release = await holdAnswer(page, "auth/refresh");
    site.sandbox.fault({ match: "account/balance", expiring: true, times: 1 });
    const balance = page.evaluate(() => {
      const { Vetrina } = window as unknown as { Vetrina: { account: { balance(): Promise<number> } } };
      return Vetrina.account.balance();
    });
    const refreshes = () => receivedCalls(site, "POST", "auth/refresh");
    await expect.poll(refreshes).toHaveLength(1);
    await painted(page);
    await release();
    await balance;
    await painted(page);
    expect(refreshes()).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  });
});

describe("the bar variant", () => {
  it("is 56 px high at each width, and hides the greeting before it cuts the name", async () => {
    const bar =
      '<vetrina-balance-header data-look="bar" data-account-url="/conto" data-inbox-url="/messaggi"></vetrina-balance-header>';
    const page = await openFullHeader(
      site,
      {},
      {},
      { body: `<main><h1>Prova</h1><div id="column">${bar}</div></main>` },
    );
    await giveCookies(page, site, {
      ...cookiesOfPlayer(site),
      userInfo: JSON.stringify({ name: "Massimiliano Bartolomeo", siteNicknames: [] }),
    });
    await page.reload();
    const { header } = headerAndModal(page);
    const column = page.locator("#column");
    await header.getByText("1.234,50").waitFor();
    for (const width of [240, 390, 500, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      expect((await header.boundingBox())?.height, `${width} px`).toBe(56);
    }
    // The header has this width next to a logo in a viewport of 240 px.
    await column.evaluate((element) => (element.style.inlineSize = "160px"));
    const toggle = header.locator('[part="toggle"] svg');
    const account = header.locator(".menu-button");
    const eye = await toggle.boundingBox();
    const button = await account.boundingBox();
    expect((eye?.x ?? NaN) + (eye?.width ?? NaN)).toBeLessThanOrEqual((button?.x ?? NaN) + 0.5);
    const hello = header.locator(".hello");
    const name = header.locator(".player-name");
    const isInLine = async () => {
      const first = await hello.boundingBox();
      const second = await name.boundingBox();
      return first?.y === second?.y;
    };
    expect(await isInLine()).toBe(true);
    // Narrower and narrower, until the greeting has no space.
    let width = 600;
    while ((await isInLine()) && width > 400) {
      width -= 10;
      await column.evaluate((element, size) => (element.style.inlineSize = `${size}px`), width);
    }
    expect(await name.isVisible(), "in the row").toBe(true);
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await header.evaluate((element) => element.removeAttribute("data-state"));
    expect(await header.evaluate((element) => getComputedStyle(element).minBlockSize)).toBe("56px");
  });
});
