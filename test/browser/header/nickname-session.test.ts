import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies, headerAndModal } from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import { openEditor, openFullHeader, headerParts } from "./player";

const site = useTestSite();

const notSaved = "Nel frattempo è cambiato l’accesso al conto: il nickname non è stato salvato.";

/** Another player, also called Giulia, logs in in another tab. */
async function logInAsAnother(other: Page): Promise<void> {
  const cookies = cookiesOfPlayer(site, "anna");
  await giveCookies(other, site, {
    ...cookies,
    userInfo: JSON.stringify({ name: "Giulia", siteNicknames: [] }),
    AUTH_SESSION: JSON.stringify({ sessionId: "another" }),
  });
  await other.evaluate(() => {
    new BroadcastChannel("vetrina-session").postMessage({ change: "login" });
  });
}

async function openWithDraft() {
  const page = await openFullHeader(site);
  await headerParts(page).nickname.getByText("giulia_demo").waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.sandbox.siteUrl}/test/nothing?loader=off`);
  await page.bringToFront();
  await openEditor(page);
  await headerParts(page).field.fill("segreto.mio");
  return { page, other };
}

it("the draft of a nickname survives a token refresh, but is closed by a logout in another tab", async () => {
  const { page, other } = await openWithDraft();
  const { field, status, nickname } = headerParts(page);
  site.sandbox.fault({ match: "account/balance", expiring: true, times: 1 });
  await page.evaluate(async () => {
    const { Vetrina } = window as unknown as { Vetrina: { account: { balance(): Promise<number> } } };
    await Vetrina.account.balance();
  });
  expect(site.sandbox.model.journal.entries().some(({ path }) => path.includes("auth/refresh"))).toBe(true);
  expect(await field.inputValue()).toBe("segreto.mio");

  await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
  await headerAndModal(page).inState("logged-out");
  await expect.poll(() => status.textContent()).toBe(notSaved);
  expect(await field.count()).toBe(0);
  expect(await everythingIn(page)).not.toMatch(/segreto|giulia/i);

  await logInAsAnother(other);
  await nickname.getByText("anna_demo").waitFor();
  expect(await status.textContent()).toBe("");
});

it(
  "the draft of a nickname is closed by a change of player, and is not shown to the new player",
  slow,
  async () => {
    const { page, other } = await openWithDraft();
    const { field, status, nickname } = headerParts(page);
    await logInAsAnother(other);
    await nickname.getByText("anna_demo").waitFor();
    expect(await status.textContent()).toBe(notSaved);
    expect(await field.count()).toBe(0);
    expect(await everythingIn(page)).not.toMatch(/segreto|giulia_demo/i);
    expect(site.sandbox.model.players.find("anna")?.nicknames[0]?.nickname).toBe("anna_demo");
  },
);

it("a logout while a nickname is being saved announces that the nickname may not have been saved", async () => {
  const { page, other } = await openWithDraft();
  const { status } = headerParts(page);
  await holdCalls(page, "portal/nickname");
  await page.keyboard.press("Enter");
  await headerParts(page).header.getByRole("button", { name: "Salvataggio…" }).waitFor();
  await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
  await headerAndModal(page).inState("logged-out");
  await expect.poll(() => status.textContent()).toContain("il nickname potrebbe non essere stato salvato.");
});
