import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { closeDetails, openDetails, textIn } from "../support/cards";
import { pauseClock } from "../support/clock";
import { hasExchanged } from "../support/gamification";
import { countCalls } from "../support/gamification-panels";
import { inState, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { card, cards, fromNow, giveAwards, hour, markup, openAwards, tag } from "./awards";

const site = useTestSite();

const namesOf = (page: Awaited<ReturnType<typeof openAwards>>["page"]) =>
  cards(page).locator("h3").allInnerTexts();

const awardsOfGiulia = () => site.sandbox.model.gamification.space.now().members["mem-giulia"]?.awards ?? [];

describe("a member's awards", () => {
  it("show the text of a known status in the details, and a neutral text for an unknown status", async () => {
    giveAwards(
      site,
      ["Held", "Sconosciutissimo"].map((status) => ({ status, statusCode: -1 })),
    );
    const { page } = await openAwards(site, `<${tag} data-lifecycle="all" data-limit="20"></${tag}>`);
    const badges: string[] = [];
    for (const award of await cards(page).all()) {
      const details = await openDetails(award);
      badges.push(await textIn(details.locator(".entity-state")));
      await closeDetails(details);
    }
    expect(badges).toEqual(["In verifica", "Stato non disponibile"]);
  });

  it("show their value once, dates in Rome's time, the remaining time in the last 24 hours, and safe rich text", async () => {
    const euro = { key: "b", uom: "euro", uomIsoCode: "EUR", uomSymbol: "€", uomType: "Currency" };
    const points = { key: "p", uom: "punti", uomSymbol: "pt", uomType: "Unit" };
    const base = { created: "2026-10-31T23:30:00.000+0000", pointInTime: "2026-10-31T23:30:00.000+0000" };
    const ten = { rewardValue: 10, rewardType: euro, description: "" };
    giveAwards(site, [
      { ...base, rewardValue: 1234.5, rewardType: euro, activeUntil: "2030-03-31T22:30:00.000+0000" },
      { ...base, rewardValue: 1500, rewardType: points },
      { activeUntil: fromNow(site, 3 * hour) },
      { activeUntil: fromNow(site, 30 * hour) },
      { description: "<p>Dieci <b>giri</b></p><img src=x onerror=window.ran=1>" },
      { ...ten, name: "10 € di bonus casinò" },
      { ...ten, name: "Bonus casinò" },
    ]);
    const { page } = await openAwards(site, `${markup}<section data-calm>${markup}</section>`);
    const panel = page.locator(tag).first();
    const own = (index: number) => panel.getByRole("article", { name: `Premio ${index}` });
    expect(await page.locator(tag).getByText("Tempo rimasto").count(), "on a card").toBe(0);
    await own(0).getByText("Da riscuotere entro il 1º aprile 2030").waitFor();
    const details = await openDetails(own(0));
    const text = await textIn(details);
    expect(text).toContain("1.234,50 €");
    expect(text).toContain("Da riscuotere entro 1º aprile 2030, ore 00:30");
    expect(text).toContain("Assegnato 1º novembre 2026");
    expect(text).not.toContain("Tempo rimasto");
    await closeDetails(details);
    expect(await own(1).getByText("1.500 pt").isVisible(), "points").toBe(true);

    const soon = await openDetails(own(2));
    await soon.getByText(/^2 ore e 59 minuti$/).waitFor();
    await closeDetails(soon);
    const later = await openDetails(own(3));
    expect(await later.getByText("Tempo rimasto").count(), "more than 24 hours left").toBe(0);
    await closeDetails(later);
    const quiet = await openDetails(card(page, "Premio 2").nth(1));
    await quiet.getByText("Da riscuotere entro", { exact: true }).waitFor();
    expect(await quiet.getByText("Tempo rimasto").count(), "in data-calm").toBe(0);
    await closeDetails(quiet);

    await (await openDetails(own(4))).locator("b", { hasText: "giri" }).waitFor();
    expect(await page.locator(tag).locator("[onerror]").count()).toBe(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    const bonuses = await panel.getByRole("article", { name: /bonus casinò/i }).allInnerTexts();
    expect(bonuses.map((bonus) => bonus.replace(/\s/g, " ").match(/10 €/g)?.length)).toEqual([1, 1]);
  });

  it("open from their URL, immediately or once the platform returns them", async () => {
    giveAwards(site, [{ name: "Uguale" }, { name: "Uguale" }, { name: "Uguale" }]);
    const { page } = await openAwards(site);
    const focusedId = () =>
      page.locator(tag).evaluate((host) => {
        const all = [...(host.shadowRoot?.querySelectorAll("article") ?? [])];
        return all.findIndex((card) => card === host.shadowRoot?.activeElement);
      });
    await page.evaluate(() => (location.hash = "#vetrina-premi--awa-1"));
    await expect.poll(focusedId).toBe(1);
    await page.evaluate(() => (location.hash = "#vetrina=premi/awa-3"));
    giveAwards(site, [{ id: "awa-3", name: "Uguale" }, { name: "Uguale" }, { name: "Uguale" }]);
    const body = { entityType: "Award", entityId: "awa-3", typeOffChange: 1 };
    site.sandbox.model.gamification.push("mem-giulia", {
      callback: "entityChanged",
      objectType: "EntityChanged",
      body,
    });
    // A new award comes after those that are shown.
    await expect.poll(focusedId).toBe(2);
  });

  it("are selected by lifecycle with buttons that keep the focus, with one call per lifecycle", async () => {
    const { page } = await openAwards(site);
    await page.clock.install();
    await page.reload();
    await inState(page, tag, "ready");
    // Waits longer than the 2 s for which a reply is fresh, and then stops the clock.
    await pauseClock(page);
    const before = countCalls(site, "getAwards");
    const button = (name: string) => page.locator(tag).getByRole("button", { name, exact: true });
    expect(await button("Attivi").getAttribute("aria-pressed")).toBe("true");
    await button("In arrivo").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => namesOf(page)).toContain("20 giri sulle slot");
    expect(await focused(page)).toBe("In arrivo");
    await button("Archivio").click();
    await expect.poll(() => namesOf(page)).toContain("3 € di bonus scommesse");
    await button("Tutti").click();
    await expect.poll(() => cards(page).count()).toBe(awardsOfGiulia().length);
    expect(countCalls(site, "getAwards") - before).toBe(3);
    await button("Attivi").click();
    await expect.poll(() => cards(page).count()).toBeLessThan(awardsOfGiulia().length);
    await expect.poll(() => countCalls(site, "getAwards") - before).toBe(4);
    // The reply for this lifecycle is still fresh.
    await button("In arrivo").click();
    await expect.poll(() => namesOf(page)).toContain("20 giri sulle slot");
    await hasExchanged(page);
    expect(countCalls(site, "getAwards") - before).toBe(4);
  });

  it("change when the attributes of the element change at run time", slow, async () => {
    const { page } = await openAwards(
      site,
      `<${tag} data-lifecycle="archived" data-filters="false" data-limit="20"></${tag}>`,
    );
    expect(await page.locator(tag).getByRole("group", { name: "Quali premi" }).count()).toBe(0);
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    await set("data-lifecycle", "all");
    await expect.poll(() => cards(page).count()).toBe(awardsOfGiulia().length);
    await set("data-limit", "2");
    await expect.poll(() => cards(page).count()).toBe(2);
    await set("data-ids", "awa-scaduto");
    await expect.poll(() => namesOf(page)).toEqual(["10 € di bonus casinò"]);
    await set("data-tags", "nessun-premio");
    await inState(page, tag, "empty");
  });

  it("appear 20 at a time, and are replaced by a message if there are none", slow, async () => {
    giveAwards(
      site,
      Array.from({ length: 50 }, () => ({})),
    );
    const { page } = await openAwards(site);
    expect(await cards(page).count()).toBe(20);
    await page.getByRole("button", { name: "Mostra di più (30)" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => cards(page).count()).toBe(40);
    giveAwards(site, []);
    await page.reload();
    await inState(page, tag, "empty");
    await page.getByText("Non hai premi attivi.").waitFor();
  });
});

describe("the awards of a restricted player", () => {
  itEach(["marco"], ["anna"])(
    "are shown to %s without advertising, and can still be claimed",
    async (player) => {
      giveAwards(
        site,
        [{ activeUntil: fromNow(site, 3 * hour), description: "<p>Gioca ancora!</p>" }],
        player,
      );
      const { page } = await openAwards(site, markup, player);
      const award = card(page, "Premio 0");
      const prize = award.locator(".row-prize");
      const colourOf = (box: Locator) => box.evaluate((each) => getComputedStyle(each).color);
      expect(await colourOf(prize)).toBe(await colourOf(award.locator(".row-name")));
      await award.getByText(/^Da riscuotere entro (oggi|domani)/).waitFor();
      const details = await openDetails(award);
      expect(await details.getByText("Gioca ancora!").count()).toBe(0);
      expect(await details.getByText("Tempo rimasto").count()).toBe(0);
      expect(await details.locator('[data-look="prize"]').count()).toBe(0);
      expect(await colourOf(details.locator(".worth"))).toBe(await colourOf(award.locator(".row-name")));
      await closeDetails(details);
      await award.getByRole("button", { name: /^Riscuoti/ }).click();
      await award.getByText("Riscosso: lo trovi nel tuo conto.").waitFor();
    },
  );

  it("are shown without advertising if the limits are unknown, while the achievements show an error", async () => {
    site.sandbox.fault({ match: "self-exclusion", status: 500 });
    site.sandbox.fault({ match: "autoesclusion", status: 500 });
    giveAwards(site, [{ description: "<p>Gioca ancora!</p>" }]);
    const others = "vetrina-achievements";
    const { page } = await openAwards(site, `${markup}<${others}></${others}>`);
    await inState(page, others, "error");
    expect(await page.locator(others).getByRole("article").count(), others).toBe(0);
    expect(await card(page, "Premio 0").locator('.row-prize:not([data-look="plain"])').count()).toBe(0);
    const details = await openDetails(card(page, "Premio 0"));
    expect(await details.locator('[data-look="prize"]').count()).toBe(0);
    expect(await details.getByText("Gioca ancora!").count()).toBe(0);
  });
});

describe("the awards after a lost connection", () => {
  it("stay visible, and show a message instead of sending a claim", async () => {
    giveAwards(site, [{}]);
    const { page } = await openAwards(site);
    const { faults } = site.sandbox.model.gamification;
    faults.apply("stop");
    await inState(page, tag, "reconnecting");
    const award = card(page, "Premio 0");
    await award.getByRole("button", { name: /^Riscuoti/ }).click();
    await award.getByText("La richiesta non è partita: puoi riprovare.").waitFor();
    expect(countCalls(site, "claimAwards")).toBe(0);
    faults.clear();
    await inState(page, tag, "ready");
    await award.getByRole("button", { name: /^Riscuoti/ }).click();
    await award.getByText("Riscosso: lo trovi nel tuo conto.").waitFor();
  });
});
