import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { openHub, panel, sectionReady, entry } from "./hub-page";

// New visitors have an empty HTTP cache. Otherwise a section could load from the cache without a network.
const site = useTestSite({ visitors: "new" });

const offlineSentence = "Il dispositivo non è in rete: questa sezione si apre quando la rete torna.";

describe("a section that could not load", () => {
  it("reports a missing network each time it is opened, and loads when the network is restored", async () => {
    const { page, context } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    await context.setOffline(true);
    for (const round of [1, 2, 3]) {
      await entry(page, "Missioni").click();
      await panel(page).getByText(offlineSentence).waitFor();
      expect(await panel(page).locator('[aria-busy="true"], .waiting').count(), `round ${round}`).toBe(0);
      await entry(page, "Traguardi").click();
      await sectionReady(page, "achievements", "offline");
    }
    await entry(page, "Missioni").click();
    await panel(page).getByText(offlineSentence).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const retry = panel(page).getByRole("button", { name: "Riprova: Missioni" });
    await retry.focus();
    await page.keyboard.press("Enter");
    await panel(page).getByText(offlineSentence).waitFor();
    await context.setOffline(false);
    await sectionReady(page, "missions");
    expect(await panel(page).getByText(offlineSentence).count()).toBe(0);
  });

  it("loads after a press on Riprova, which leaves the focus in the panel", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    await page.route(/widget-missions-\w+\.js/, (route) => route.abort());
    await entry(page, "Missioni").click();
    await panel(page).getByText("Questa sezione non si è potuta caricare.").waitFor();
    await page.unrouteAll();
    await panel(page).getByRole("button", { name: "Riprova: Missioni" }).focus();
    await page.keyboard.press("Enter");
    await sectionReady(page, "missions");
    expect(await panel(page).evaluate((element) => element.matches(":focus"))).toBe(true);
  });

  it("loads after a press on Riprova if the chunk of a visitor's agenda failed to load", async () => {
    const { page } = await openHub(site, undefined, "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    await page.route(/hub-agenda-\w+\.js/, (route) => route.abort());
    await page.reload();
    await sectionReady(page, "achievements");
    await entry(page, "Agenda").click();
    await panel(page).getByText("Questa sezione non si è potuta caricare.").waitFor();
    await page.unrouteAll();
    await panel(page).getByRole("button", { name: "Riprova: Agenda" }).focus();
    await page.keyboard.press("Enter");
    await panel(page).getByText("Per vedere che cosa scade occorre accedere.").waitFor();
    expect(await focused(page)).not.toBe("");
    expect(await panel(page).evaluate((element) => element.matches(":focus-within"))).toBe(true);
  });
});
