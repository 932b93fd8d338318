import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { census } from "../support/census";
import { frames } from "../support/gamification";
import { gapiCalls, leavesNothing } from "../support/gamification-panels";
import { scrollsSideways, shifts } from "../support/layout";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import {
  currentEntry,
  entry,
  entryNames,
  focusedEntry,
  hashOf,
  hub,
  markup,
  openHub,
  panel,
  sectionReady,
  sheet,
  tag,
  todayReady,
} from "./hub-page";

const site = useTestSite();

describe("the list of the sections", () => {
  it("marks the open section, and names its region after the section's heading", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-tornei");
    await sectionReady(page, "competitions");
    expect(await currentEntry(page)).toBe("Tornei");
    expect(await entry(page, "Tornei").getAttribute("aria-current")).toBe("page");
    const region = hub(page).getByRole("region", { name: "Tornei", exact: true });
    await region.getByRole("heading", { level: 2, name: "Tornei", exact: true }).waitFor();
    await entry(page, "Missioni").focus();
    await page.keyboard.press("Enter");
    await sectionReady(page, "missions");
    expect([await focusedEntry(page), await currentEntry(page)]).toEqual(["Missioni", "Missioni"]);
    await hub(page).getByRole("region", { name: "Missioni", exact: true }).waitFor();
  });

  it("loads the chunk of a section when it is opened, and shares one connection", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi");
    await sectionReady(page, "achievements");
    const chunks = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /widget-([a-z-]+)-\w+\.js/.exec(name)?.[1] ?? []),
      );
    expect(await chunks()).not.toContain("missions");
    await entry(page, "Missioni").click();
    await sectionReady(page, "missions");
    expect(await chunks()).toContain("missions");
    expect(await chunks()).not.toContain("awards");
    expect(frames(site, "CONNECT")).toHaveLength(1);
  });

  it("shows the platform's count of awards, and the member's name, level and points", async () => {
    const { page } = await openHub(site, "giulia");
    const awards = site.sandbox.model.gamification.read().members["mem-giulia"]?.awards ?? [];
    const issued = awards.filter(({ status }) => status === "Issued").length;
    await entry(page, `Premi ${issued}`).waitFor();
    await hub(page).getByText("Livello Argento").waitFor();
    await hub(page).getByText("1.250 punti").waitFor();
    await hub(page).getByText("Giulia", { exact: true }).waitFor();
    expect(gapiCalls(site).filter((call) => call === "getActiveEntitiesCount")).toHaveLength(1);
  });

  it("shows the author's sections in the author's order, and logs unknown ones", async () => {
    const { page, consoleMessages } = await openPanel(
      site,
      `<${tag} data-sections="agenda, nothing, awards, awards, leaderboard"></${tag}>`,
      "giulia",
    );
    await entry(page, "Agenda").waitFor();
    expect(await entryNames(page)).toEqual(["Agenda", "Premi", "Impostazioni"]);
    expect(consoleMessages.warnings.join("\n")).toContain(
      `<${tag}> data-sections="agenda, nothing, awards, awards, leaderboard": expected names among today, instant-win, achievements,`,
    );
    expect(consoleMessages.warnings).toHaveLength(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => entryNames(page), { message: "on a phone" })
      .toEqual(["Agenda", "Premi", "Impostazioni"]);
    await entry(page, "Impostazioni").click();
    await sheet(page).getByRole("switch").waitFor();
    expect(await sheet(page).getByRole("list").count(), "sections in the settings").toBe(0);
  });
});

describe("links to the hub", () => {
  it("open one entity or, if it does not exist, a message, each with a button that shows all entities", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi--ach-esploratore");
    await sectionReady(page, "achievements");
    const cards = panel(page).getByRole("article");
    await expect.poll(() => cards.count()).toBe(1);
    await panel(page).getByRole("article", { name: "Esploratore del catalogo" }).waitFor();
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
    expect(await hashOf(page)).toBe("#vetrina-traguardi");
    // `querySelector` throws if the fragment is not a valid selector.
    await page.evaluate(() => document.querySelector(location.hash));

    await page.evaluate(() => {
      location.hash = "#vetrina-traguardi--non-esiste";
    });
    await panel(page).getByText("Questo traguardo non è o non è più disponibile.", { exact: true }).waitFor();
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await sectionReady(page, "achievements");
  });

  it.each([
    ["traguardi", "Questo traguardo non è o non è più disponibile."],
    ["tornei", "Questo torneo non è o non è più disponibile."],
    ["classifica", "Al momento questa classifica non è disponibile."],
    ["missioni", "Questa missione non è o non è più disponibile."],
    ["instant-win", "Questo gioco non è o non è più disponibile."],
    ["premi", "Questo premio non è o non è più disponibile."],
    ["prodotti", "Questo gioco non è o non è più disponibile."],
    ["messaggi", "Questo messaggio non è o non è più disponibile."],
    ["in-palio", "Questo premio non è o non è più disponibile."],
    ["regole", "Questa regola non è o non è più disponibile."],
  ])(
    "show that an entity of %s does not exist, and not that the section is empty",
    slow,
    async (section, sentence) => {
      const { page } = await openHub(site, "giulia", `#vetrina-${section}--non-esiste`);
      await panel(page).getByText(sentence, { exact: true }).waitFor();
      await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
      await panel(page).locator('[data-state="ready"]').waitFor();
    },
  );

  it("open and focus one message, with a button that shows all messages again", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-messaggi--msg-limiti");
    const toggle = panel(page).getByRole("article").getByRole("button", { expanded: true });
    await toggle.waitFor();
    await expect.poll(() => toggle.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await panel(page).getByRole("article").count()).toBe(1);
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await expect.poll(() => panel(page).getByRole("article").count()).toBeGreaterThan(3);
  });

  itEach([["regole", "rules"]] as const, [["in-palio", "rewards"]] as const)(
    "show one entity of %s alone",
    async (section, list) => {
      const id = site.sandbox.model.gamification.read()[list][0]?.id ?? "";
      const { page } = await openHub(site, "giulia", `#vetrina=${section}/${id}`);
      await sectionReady(page, list);
      await expect.poll(() => panel(page).getByRole("article").count()).toBe(1);
      await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
      await expect.poll(() => panel(page).getByRole("article").count()).toBeGreaterThan(1);
    },
  );

  it("open the leaderboard of a competition's running contest, or show that no leaderboard is available", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina=classifica/com-slot-lampo");
    await sectionReady(page, "leaderboard");
    await panel(page).getByRole("table").waitFor();
    await page.evaluate(() => {
      location.hash = "#vetrina-classifica--com-draft";
    });
    await panel(page).getByText("Al momento questa classifica non è disponibile.", { exact: true }).waitFor();
    expect(await panel(page).getByRole("table").count()).toBe(0);
  });

  it("show that a competition in preparation has no leaderboard", slow, async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-classifica--com-preparing");
    await panel(page).getByText("Al momento questa classifica non è disponibile.", { exact: true }).waitFor();
  });

  it("go back and forward in the browser's history without reloading the page", slow, async () => {
    const { page } = await openHub(site, "giulia");
    await todayReady(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await entry(page, "Premi").click();
    await entry(page, "Missioni").click();
    expect(await hashOf(page)).toBe("#vetrina-missioni");
    await page.goBack();
    await expect.poll(() => currentEntry(page)).toBe("Premi");
    await page.goBack();
    await expect.poll(() => currentEntry(page)).toBe("Oggi");
    expect(await hashOf(page)).toBe("");
    await page.goForward();
    await expect.poll(() => currentEntry(page)).toBe("Premi");
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
  });

  itEach(
    [
      ["#tab=2&vetrina=premi&x", "Premi", "#tab=2&vetrina=missioni&x"],
      ["#/conto/saldo", "Oggi", "#/conto/saldo"],
    ],
    [
      ["#tab=2", "Oggi", "#tab=2&vetrina=missioni"],
      ["#contenuto", "Oggi", "#contenuto"],
    ],
  )("do not change the page's own %s", async (hash, opened, after) => {
    const { page } = await openHub(site, "giulia", hash);
    await expect.poll(() => currentEntry(page)).toBe(opened);
    await entry(page, "Missioni").click();
    await expect.poll(() => currentEntry(page)).toBe("Missioni");
    expect(await hashOf(page)).toBe(after);
    await page.evaluate(() => {
      location.hash = "#regole";
    });
    expect(await currentEntry(page)).toBe("Missioni");
  });

  it("open a section from another page of the site", async () => {
    const { page } = await openHub(site, "giulia");
    await page.goto(`${site.sandbox.siteUrl}/gamification/gioca`);
    await page.getByRole("main").getByRole("link", { name: "premi", exact: true }).click();
    await sectionReady(page, "awards");
    expect(await currentEntry(page)).toBe("Premi");
  });

  it(
    "open a section of the current page, and the tab reopens the section after a visit to another page",
    slow,
    async () => {
      const { page } = await openHub(site, "giulia");
      await page.evaluate(() => {
        location.hash = "#vetrina-classifica";
      });
      await expect.poll(() => currentEntry(page)).toBe("Classifica");
      await page.goto(`${site.sandbox.siteUrl}/test/nothing?loader=off`);
      await page.goto(`${site.sandbox.siteUrl}/gamification`);
      await expect.poll(() => currentEntry(page)).toBe("Classifica");
      const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
      expect(stored).not.toMatch(/giulia|mem-|awa-/i);
    },
  );
});

describe("the hub for visitors and restricted players", () => {
  it("shows a visitor the sections, each with a request to log in if required", async () => {
    const { page, consoleMessages } = await openHub(site, undefined);
    await panel(page).getByText("Per vedere la tua posizione, le scadenze e i premi").waitFor();
    await panel(page).getByRole("button", { name: "Accedi" }).waitFor();
    expect(await entryNames(page)).not.toContain("Impostazioni");
    await entry(page, "Traguardi").click();
    await sectionReady(page, "achievements");
    await entry(page, "Agenda").click();
    await panel(page).getByText("Per vedere che cosa scade occorre accedere.").waitFor();
    await panel(page).getByRole("button", { name: "Accedi" }).waitFor();
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  itEach(
    [{ player: "marco", reason: "un’autoesclusione", kinds: ["Premio da riscuotere"] }],
    [{ player: "anna", reason: "una pausa di gioco", kinds: [] }],
  )("shows the restricted player $player the reason and only personal content", async (restricted) => {
    const { player, reason, kinds } = restricted;
    const { page } = await openHub(site, player, "#vetrina-tornei");
    const sentence = `È in corso ${reason}: tornei, traguardi e missioni non sono disponibili.`;
    await hub(page).getByText(sentence).waitFor();
    await hub(page)
      .getByText(/^Fine: /)
      .waitFor();
    await hub(page).getByRole("link", { name: "Autolimiti e autoesclusione" }).waitFor();
    // The inbox lacks the messages that invite to play, but is shown.
    expect(await entryNames(page)).toEqual(["Premi", "Avvisi di gioco", "Agenda", "Impostazioni"]);
    expect(
      await hub(page)
        .getByRole("button", { name: /^Partecipa/ })
        .count(),
    ).toBe(0);
    expect(await hub(page).getByText("Livello").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    // The bar has no slot "Altro".
    await expect
      .poll(() => entryNames(page), { message: "on a phone" })
      .toEqual(["Premi", "Avvisi di gioco", "Agenda", "Impostazioni"]);
    await entry(page, "Agenda").click();
    await hub(page).getByRole("region", { name: "Agenda", exact: true }).waitFor();
    // The agenda renders all its deadlines at the same time.
    await expect
      .poll(async () => [...new Set(await panel(page).locator(".end-kind").allInnerTexts())], {
        message: "in the agenda",
      })
      .toEqual(kinds);
  });
});

describe("the hub", () => {
  itEach([[240, 1440]], [[390, 800]])(
    "has no accessibility violation and no horizontal scrolling at %d and %d px",
    async (...widths) => {
      const { page } = await openPanel(site, markup, "giulia");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await todayReady(page);
        await settleAnimations(page);
        expect(await axeViolations(page), `${width} px`).toEqual([]);
        expect(await scrollsSideways(page), `${width} px`).toBe(false);
      }
    },
  );

  itEach([390], [1280])("causes no layout shift while it loads at %d px (X6)", async (width) => {
    const { page } = await openPanel(site, markup, "giulia", { viewport: { width, height: 800 } });
    await todayReady(page);
    await hub(page).getByText("Livello Argento").waitFor();
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
});

leavesNothing(site, tag, async () => {
  const opened = await openPanel(site, `${census}<div id="place">${markup}</div>`, "giulia");
  // Uses the page's services first, because they keep some memory from their first use on.
  await todayReady(opened.page);
  await hub(opened.page).getByText("Livello Argento").waitFor();
  return opened;
});
