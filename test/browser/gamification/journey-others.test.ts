import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sendMessage } from "../../../sandbox/model/gamification/actions/messages";
import { publicMember } from "../../../sandbox/model/gamification/tokens";
import { axeViolations } from "../support/axe";
import { changeCompetition } from "../support/competitions";
import { useTestSite } from "../support/site";
import { allReady, card, prepareVisit, scrollThrough, states } from "./journey-page";

const site = useTestSite();

const invitations = (page: Page) => page.getByRole("button", { name: /^(Partecipa|Riscuoti|Rifiuta)/ });
const toasts = (page: Page) => page.locator(".vetrina-toast-card");

/** Sends a member a message that would be shown as a toast. */
const sendNotice = (id: string) =>
  sendMessage(site.sandbox.model.gamification, id, {
    type: "Notification",
    subject: "Gioca ancora",
    body: "",
  });

describe("the page of the gamification panels", () => {
  it("shows a visitor the panels with “Accedi”, without an invitation and without a toast", async () => {
    const { page, go, consoleMessages } = await prepareVisit(site);
    await go();
    await scrollThrough(page);
    await expect
      .poll(() => states(page), { timeout: 30_000 })
      .toEqual({ ...allReady, "vetrina-awards": "logged-out" });
    expect(await axeViolations(page)).toEqual([]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
    await page.getByText("Per vedere i tuoi premi occorre accedere.").waitFor();
    const own = card(page, "competitions", "Torneo d’autunno");
    await own.getByRole("button", { name: "Accedi: Torneo d’autunno" }).waitFor();
    expect(await page.getByRole("group", { name: "La tua posizione" }).count()).toBe(0);

    sendNotice(publicMember);
    changeCompetition(site, "com-autunno", { status: "Cancelled", statusCode: 115 });
    site.sandbox.model.gamification.push(undefined, {
      callback: "entityStateChanged",
      objectType: "EntityStateChanged",
      body: { entityId: "com-autunno", entityType: "Competition", previousState: 25, currentState: 115 },
    });
    // The page receives this message after the notice, so the notice has arrived.
    await own.waitFor({ state: "detached" });
    expect([await toasts(page).count(), await invitations(page).count()]).toEqual([0, 0]);
  });

  it("lets marco, who is self-excluded, claim his awards, and shows him nothing in the other panels", async () => {
    const { page, go } = await prepareVisit(site, "marco");
    await go();
    await scrollThrough(page);
    await expect
      .poll(() => states(page), { timeout: 30_000 })
      .toEqual({
        "vetrina-competitions": "restricted",
        "vetrina-leaderboard": "restricted",
        "vetrina-achievements": "restricted",
        "vetrina-missions": "restricted",
        "vetrina-awards": "ready",
      });
    const names = page.locator(".play").getByRole("article").getByRole("heading");
    expect(await names.allInnerTexts()).toEqual(["10 giri sulle slot", "20 € di bonus casinò"]);
    expect(await page.locator('.play .row-prize:not([data-look="plain"])').count()).toBe(0);
    expect(await page.getByRole("button", { name: /^Partecipa/ }).count()).toBe(0);

    sendNotice("mem-marco");
    await page.getByRole("button", { name: "Riscuoti: 10 giri sulle slot" }).click();
    // The page receives this message after the notice, so the notice has arrived.
    await card(page, "awards", "10 giri sulle slot").getByText("Riscosso: lo trovi nel tuo conto.").waitFor();
    expect([await toasts(page).count(), await invitations(page).count()]).toEqual([0, 0]);
  });
});
