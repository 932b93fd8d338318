import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  receivedBalanceCalls,
  cookiesOfPlayer,
  fillAndSend,
  focused,
  giveCookies,
  headerAndModal,
  openModal,
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

/** A page without a login; the next page has Giulia logged in. */
async function prepareGiulia(): Promise<Page> {
  site.sandbox.page("/test/header", { body: accountMarkup, config: { account: { retryDelay: 10 } } });
  const { page } = await site.newPage();
  await giveCookies(page, site, cookiesOfPlayer(site));
  await page.addInitScript(watchHeader);
  return page;
}

const openHeader = (page: Page) => page.goto(`${site.sandbox.siteUrl}/test/header`);

async function openAsGiulia(before?: () => void): Promise<Page> {
  const page = await prepareGiulia();
  if (before) await page.addInitScript(before);
  await openHeader(page);
  return page;
}

const readAgain = (page: Page) =>
  page.evaluate(() => {
    const { Vetrina } = window as unknown as { Vetrina: { account: { balance(): Promise<number> } } };
    Vetrina.account.balance().catch(() => undefined);
  });

describe("while retries run (H3)", () => {
  it("a skeleton is shown if nothing was read yet, never a zero", async () => {
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

  it("the last amount is shown with its time until there is a new one", async () => {
    const page = await openAsGiulia();
    await headerAndModal(page).inState("ready");
    site.sandbox.fault({ match: balance, status: 503, times: 1 });
    site.sandbox.model.players.setBalance("giulia", 9.99);
    const release = await holdCalls(page, balance, 1);
    await readAgain(page);
    await headerAndModal(page).inState("stale");
    expect(await headerAndModal(page).header.locator('[part~="meta"]').textContent()).toMatch(
      /^Saldo delle \d\d:\d\d$/,
    );
    expect(await headerAndModal(page).amount.textContent()).toContain("1.234,50");
    await release();
    await headerAndModal(page).amount.getByText("9,99").waitFor();
    expect(await headerAndModal(page).header.getAttribute("data-state")).toBe("ready");
  });
});

describe("offline", () => {
  it("from the start it is shown, and the balance is read when the network is back", async () => {
    const page = await openAsGiulia(() => {
      let isOnline = false;
      Object.defineProperty(navigator, "onLine", { get: () => isOnline });
      addEventListener("online", () => (isOnline = true), true);
    });
    await headerAndModal(page).inState("offline");
    await headerAndModal(page).header.getByText("Sei offline").waitFor();
    expect(receivedBalanceCalls(site)).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await headerAndModal(page).inState("ready");
  });

  it("going offline makes the amount stale and does not log out", async () => {
    const page = await openAsGiulia();
    await headerAndModal(page).inState("ready");
    await page.context().setOffline(true);
    await headerAndModal(page).inState("stale");
    await readAgain(page);
    expect(await headerAndModal(page).amount.textContent()).toContain("1.234,50");
    site.sandbox.model.players.setBalance("giulia", 2);
    await page.context().setOffline(false);
    await headerAndModal(page).amount.getByText("2,00").waitFor();
    await headerAndModal(page).inState("ready");
    expect(receivedBalanceCalls(site)).toHaveLength(2);
  });
});

describe("announcements and focus", () => {
  const spoken = (page: Page) => headerAndModal(page).header.getByRole("status").textContent();

  it("only actions of the player are announced", async () => {
    const page = await openAsGiulia();
    await headerAndModal(page).inState("ready");
    expect(await spoken(page)).toBe("");
    site.sandbox.model.players.setBalance("giulia", 3);
    await readAgain(page);
    await headerAndModal(page).amount.getByText("3,00").waitFor();
    expect(await spoken(page)).toBe("");
    await headerAndModal(page).signOut.click();
    await expect.poll(() => spoken(page)).toBe("Hai lasciato il conto.");
    await expect.poll(() => focused(page)).toBe("Accedi");
    await openModal(page);
    await fillAndSend(page);
    await expect.poll(() => spoken(page)).toBe("Saldo: 3,00\u00a0€");
    await expect.poll(() => focused(page)).toBe("Ciao, Giulia");
  });

  it("a cancelled login restores the focus to its button", async () => {
    const { page } = await site.visit("/");
    await openModal(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Accedi");
  });
});
