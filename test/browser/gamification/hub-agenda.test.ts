import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { hashOf, openHub, panel, sectionReady, todayReady, currentEntry, entry } from "./hub-page";

const site = useTestSite();

describe("the agenda", () => {
  it("lists all deadlines in order of time with their dates as text, and opens a competition and a message", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-agenda");
    const times = panel(page).locator("time");
    await times.first().waitFor();
    const instants = await times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
    expect(instants.length).toBeGreaterThan(4);
    expect(instants).toEqual([...instants].sort());
    expect(await panel(page).getByRole("heading", { level: 3 }).first().innerText()).toMatch(
      /^(Oggi, |Domani, )?(\S+ )?\d{1,2}º? [a-z]+ \d{4}$/,
    );
    expect(await times.first().innerText()).toMatch(/^ore \d\d:\d\d$/);
    expect(await axeViolations(page)).toEqual([]);
    await panel(page).getByRole("button", { name: "Torneo d’autunno" }).click();
    await sectionReady(page, "competitions");
    expect([await currentEntry(page), await hashOf(page)]).toEqual([
      "Tornei",
      "#vetrina-tornei--com-autunno",
    ]);
    await panel(page).getByRole("article", { name: "Torneo d’autunno" }).waitFor();
    await page.goBack();
    await panel(page).locator('.end[data-kind="message"]').first().getByRole("button").click();
    await sectionReady(page, "messages");
    const toggle = panel(page).getByRole("article").getByRole("button", { expanded: true });
    await expect
      .poll(() => toggle.evaluate((element) => element.matches(":focus")), {
        message: "the message has the focus",
      })
      .toBe(true);
    expect(await currentEntry(page)).toBe("Avvisi di gioco");
  });

  it("loads its code when it is opened, and not with the first section", async () => {
    const { page } = await openHub(site, "giulia", "", { isNewVisitor: true });
    await todayReady(page);
    expect(site.libraryRequests()).toContain("hub-today");
    expect(site.libraryRequests()).not.toContain("hub-agenda");
    await entry(page, "Agenda").click();
    await panel(page).locator("time").first().waitFor();
    expect(site.libraryRequests()).toContain("hub-agenda");
  });
});
