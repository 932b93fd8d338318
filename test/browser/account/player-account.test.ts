import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { cookiesOfPlayer, fillAndSend, giveCookies, receivedCalls, headerAndModal } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

async function openAs(player: string, path = "/conto", width = 1280) {
  const visit = await site.newPage({ viewport: { width, height: 844 } });
  await giveCookies(visit.page, site, cookiesOfPlayer(site, player));
  await visit.page.goto(site.sandbox.siteUrl + path);
  const inState = (tag: string, state: string) =>
    visit.page.locator(`${tag}[data-state="${state}"]`).first().waitFor();
  return { ...visit, inState };
}

describe("the account page", () => {
  it("opens the login for a visitor, and shows bets and limits after the login", async () => {
    const { page } = await site.visit("/conto");
    await headerAndModal(page).dialog.waitFor();
    expect(receivedCalls(site, "GET", "/api/")).toEqual([]);
    await fillAndSend(page);
    const bets = page.locator("vetrina-open-bets");
    await bets.getByText("Multipla, 3 eventi").waitFor();
    await page.locator("vetrina-responsible-gaming").getByText("non sono in vigore").waitFor();
    await expect.poll(() => headerAndModal(page).amount.textContent()).toMatch(/1\.234,50/);
  });

  itEach([["marco", "Autoesclusione"]], [["anna", "Pausa di gioco"]])(
    "shows %s the current restriction, as the page about responsible gaming does",
    async (player, words) => {
      const { page, inState } = await openAs(player);
      await inState("vetrina-responsible-gaming", "ready");
      expect(await page.locator("vetrina-responsible-gaming").getByText(words).count()).toBeGreaterThan(0);
      await page.goto(`${site.sandbox.siteUrl}/gioco-responsabile`);
      await page.locator("vetrina-responsible-gaming").getByText(words).first().waitFor();
    },
  );

  it("is accessible and fits a phone", async () => {
    const { page, inState } = await openAs("giulia", "/conto", 320);
    await inState("vetrina-open-bets", "ready");
    await inState("vetrina-responsible-gaming", "ready");
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it("sends the token only to the URL that requires it (S17), and gives scripts the chat token", async () => {
    const { page, inState } = await openAs("giulia");
    await inState("vetrina-open-bets", "ready");
    await inState("vetrina-responsible-gaming", "ready");
    await headerAndModal(page).inState("ready");
    const calls = site.sandbox.model.journal.entries();
    const withToken = calls.filter(({ path }) => path.includes("eyJ"));
    expect(withToken.map(({ path }) => path.split("?")[0])).toEqual([accountPaths.openBets]);
    for (const { headers, path } of calls.filter((call) => call.path.startsWith("/api/"))) {
      expect(headers.referer, `the referrer of ${path}`).toBeUndefined();
      expect(headers.cookie, `the cookies of ${path}`).toBeUndefined();
    }
    expect(page.url()).not.toContain("eyJ");

    const registry = await page.evaluate(() =>
      (
        window as unknown as { Vetrina: { account: { registry(): Promise<{ vivochaJwt: string }> } } }
      ).Vetrina.account.registry(),
    );
    expect(registry, "the token for the chat").toEqual({
      vivochaJwt: expect.stringMatching(/^eyJ/) as string,
    });
    expect(receivedCalls(site, "GET", accountPaths.registry)).toHaveLength(1);
  });

  it("logs no data of the player when calls fail (S18)", async () => {
    const { page, consoleMessages } = await openAs("giulia", "/test/nothing?loader=off");
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    for (const match of ["betting-service", "clusion", "reak", "getNumberMessage"]) {
      site.sandbox.fault({ match, status: 500 });
    }
    await page.goto(`${site.sandbox.siteUrl}/conto`);
    await page.locator('vetrina-open-bets[data-state="error"]').waitFor();
    await page.locator('vetrina-responsible-gaming[data-state="error"]').waitFor();
    expect(lines.join("\n")).toContain("Unable to retrieve self exclusion from Area Privata");
    expect(lines.join("\n")).toContain("Unable to retrieve game pauses from Area Privata");
    expect([...lines, ...consoleMessages.errors].join("\n")).not.toMatch(/giulia|eyJ\w|1\.234|203\.0\.113/i);
  });
});
