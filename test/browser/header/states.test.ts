import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  receivedBalanceCalls,
  cookiesOfPlayer,
  giveCookies,
  headerAndModal,
} from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";

const site = useTestSite();

/** Records each state and each text of the header from its start. */
const watchHeader = () => {
  const recordedStates: string[] = [];
  Object.assign(window, { recordedStates });
  const record = () => {
    const header = document.querySelector("vetrina-balance-header");
    const text = header?.shadowRoot?.querySelector(".bar")?.textContent ?? "";
    const line = `${header?.getAttribute("data-state") ?? ""}: ${text}`;
    if (recordedStates.at(-1) !== line) recordedStates.push(line);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
};
const recordedStates = (page: Page) =>
  page.evaluate(() => (window as unknown as { recordedStates: string[] }).recordedStates);

const balance = "account/balance";

/** Prepares a blank page with Giulia's cookies, so that she is logged in on the page that it opens next. */
async function prepareGiulia(): Promise<Page> {
  site.sandbox.page("/test/header", { body: accountMarkup, config: { account: { retryDelayMs: 10 } } });
  const { page } = await site.newPage();
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.addInitScript(watchHeader);
  return page;
}

const openHeader = (page: Page) => page.goto(`${site.sandbox.siteUrl}/test/header`);

async function openAsGiulia(): Promise<Page> {
  const page = await prepareGiulia();
  await openHeader(page);
  return page;
}

const readAgain = (page: Page) =>
  page.evaluate(() => {
    const { Vetrina } = window as unknown as { Vetrina: { account: { balance(): Promise<number> } } };
    Vetrina.account.balance().catch(() => undefined);
  });

describe("the balance header during retries (H3)", () => {
  it("shows a skeleton instead of a zero before the first successful read", async () => {
    site.sandbox.fault({ match: balance, status: 503, times: 2 });
    const page = await prepareGiulia();
    const release = await holdCalls(page, balance, 2);
    await openHeader(page);
    await expect.poll(() => receivedBalanceCalls(site).map(({ status }) => status)).toEqual([503, 503]);
    await headerAndModal(page).inState("loading");
    expect(await headerAndModal(page).header.locator('[part~="skeleton"]').count()).toBe(1);
    await release();
    await headerAndModal(page).inState("ready");
    expect(receivedBalanceCalls(site).map(({ status }) => status)).toEqual([503, 503, 200]);
    expect((await recordedStates(page)).join("\n")).not.toMatch(/0,00|NaN|undefined/);
    expect(await headerAndModal(page).amount.textContent()).toBe("1.234,50\u00a0€");
  });
});

describe("the balance header offline", () => {
  it("marks the amount as stale and keeps the player logged in", async () => {
    const page = await openAsGiulia();
    await headerAndModal(page).inState("ready");
    await page.context().setOffline(true);
    await headerAndModal(page).inState("stale");
    await readAgain(page);
    expect(await headerAndModal(page).amount.textContent()).toContain("1.234,50");
    site.sandbox.model.players.change("giulia", { balance: 2 });
    await page.context().setOffline(false);
    await headerAndModal(page).amount.getByText("2,00").waitFor();
    await headerAndModal(page).inState("ready");
    expect(receivedBalanceCalls(site)).toHaveLength(2);
  });
});
