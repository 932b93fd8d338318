import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies } from "../support/account";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { allReady, scrollThrough, states } from "./journey-page";

const site = useTestSite();

async function open(player: string | undefined, query = "") {
  const visit = await site.newPage();
  if (player) await giveCookies(visit.page, site, cookiesOfPlayer(site, player));
  await visit.page.goto(`${site.sandbox.siteUrl}/gamification/pannelli${query}`);
  return visit;
}

describe("the page of the gamification panels", () => {
  itEach(
    [["giulia", allReady]],
    [
      ["marco", { "vetrina-achievements": "restricted", "vetrina-awards": "ready" }],
      [undefined, { "vetrina-achievements": "ready", "vetrina-competitions": "ready" }],
    ],
  )("shows its panels to %s, under the strictest policy and without violations", async (player, expected) => {
    const { page, consoleMessages } = await open(player, "?csp=trusted-types");
    await scrollThrough(page);
    await expect.poll(() => states(page)).toMatchObject(expected);
    expect(await axeViolations(page)).toEqual([]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
    if (player === "marco")
      expect(await page.getByRole("button", { name: /Partecipa/ }).count(), "invitations").toBe(0);
  });

  it("does not scroll sideways at any width, and each link at its top opens a panel", slow, async () => {
    const { page } = await open("giulia");
    await expect.poll(() => states(page)).toMatchObject({ "vetrina-achievements": "ready" });
    for (const width of [240, 390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${width} px`).toBe(false);
    }
    const targets = await page
      .locator(".page-head .shortcuts a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(await page.locator(`.play > ${target}`).count(), target).toBe(1);
  });

  it("shows the progress of an achievement that the sandbox completes", async () => {
    const { page } = await open("giulia");
    const card = page.locator("vetrina-achievements li", { hasText: "Dieci mani al tavolo" });
    await card.getByText("4 di 10").waitFor();
    const answer = await fetch(`${site.sandbox.siteUrl}/sandbox/progress`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ player: "giulia", entityId: "ach-dieci-mani", percent: 100 }),
    });
    expect(answer.status).toBe(200);
    await card.getByText("Obiettivo raggiunto").waitFor();
  });

  it("is linked from the page for developers, like the developer's view", async () => {
    const { page } = await site.visit("/sviluppatori");
    await page.getByRole("link", { name: "La connessione alla piattaforma" }).click();
    await page.getByRole("heading", { level: 1, name: "Connessione alla piattaforma" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "I pannelli di tornei e premi" }).click();
    await page.getByRole("heading", { level: 1, name: "Tornei, traguardi e premi" }).waitFor();
  });
});
