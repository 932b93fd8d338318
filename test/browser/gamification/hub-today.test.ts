import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { gapiCalls } from "../support/gamification-panels";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { currentEntry, entry, hashOf, openHub, panel, sectionReady, tag, todayReady } from "./hub-page";

const site = useTestSite();

const tile = (page: Page, name: RegExp) => panel(page).getByRole("button", { name });

describe("the section “Oggi”", () => {
  it("fits on one screen of a phone, with tiles that open their sections", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-oggi");
    await page.setViewportSize({ width: 390, height: 844 });
    await todayReady(page);
    const box = await panel(page).locator(".today").boundingBox();
    // The bar below the section and the hub's heading above it need the remaining height.
    expect(box?.height).toBeLessThan(844 - 60 - 120);
    expect(await axeViolations(page)).toEqual([]);
    const { awards = [] } = site.sandbox.model.gamification.read().members["mem-giulia"] ?? {};
    const issued = awards.filter(({ status }) => status === "Issued").length;
    const tiles = [
      [/^La tua posizione\s?\d+º\s?.+ dal posto precedente \(\d+º\)\s?Torneo d’autunno$/, "Classifica"],
      [/^Prossima scadenza/, "Altro"],
      [new RegExp(`^${issued} ?premi da riscuotere$`), "Altro"],
      [/^\d+ ?giocate rimaste$/, "Gioca"],
      [/^\d+ ?avvisi non letti$/, "Altro"],
    ] as const;
    expect(await panel(page).locator(".tile").count()).toBe(tiles.length);
    for (const [name, slot] of tiles) {
      await tile(page, name).click();
      await expect.poll(() => currentEntry(page), { message: String(name) }).toBe(slot);
      // The focus is on the section or, after a link, on a card inside.
      await expect
        .poll(() => panel(page).evaluate((each) => each.matches(":focus-within")), { message: String(name) })
        .toBe(true);
      await page.goBack();
      await todayReady(page);
    }
    await tile(page, /^Prossima scadenza/).click();
    await sectionReady(page, "awards");
    expect(await hashOf(page), "what ends next").toMatch(/^#vetrina-premi--awa-/);
  });

  it("keeps its tiles when it is opened again offline", async () => {
    const { page, context } = await openHub(site, "giulia", "#vetrina-oggi");
    await todayReady(page);
    const rank = await tile(page, /^La tua posizione/).innerText();
    await context.setOffline(true);
    await entry(page, "Gioca").click();
    await expect.poll(() => currentEntry(page)).toBe("Gioca");
    await entry(page, "Oggi").click();
    await expect.poll(() => currentEntry(page)).toBe("Oggi");
    await tile(page, /^La tua posizione/).waitFor();
    expect(await tile(page, /^La tua posizione/).innerText()).toBe(rank);
  });

  it("shows the rank in a joined competition if the hub's attributes do not name a competition or contest", async () => {
    const { page } = await openPanel(site, `<${tag}></${tag}>`, "giulia");
    await todayReady(page);
    await tile(page, /^La tua posizione/).click();
    await sectionReady(page, "competitions");
    expect(await hashOf(page)).toMatch(/^#vetrina-tornei--com-/);
  });

  it("shows a message if there are no deadlines, and omits tiles of sections that the author left out", async () => {
    site.sandbox.model.gamification.space.updateMember("mem-giulia", (member) => ({
      ...member,
      awards: [],
      messages: [],
      optIns: [],
    }));
    const { page } = await openPanel(site, `<${tag} data-sections="today, rules"></${tag}>`, "giulia");
    await panel(page).getByText("Oggi non c’è niente in scadenza.").waitFor();
    expect(await panel(page).locator(".tile").count()).toBe(0);
    expect(gapiCalls(site)).not.toContain("listInstantWins");
  });

  it("shows the other tiles and a retry button if the deadlines cannot be read", async () => {
    site.sandbox.fault({ match: "/gapi/getAchievements", status: 500 });
    const { page } = await openHub(site, "giulia");
    await panel(page).getByText("Non siamo riusciti a caricare le scadenze.").waitFor();
    await tile(page, /giocate rimaste$/).waitFor();
    site.sandbox.model.faults.clear();
    await panel(page).getByRole("button", { name: "Riprova: Oggi" }).click();
    await tile(page, /^Prossima scadenza/).waitFor();
  });
});
