import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { census } from "../support/census";
import { frames } from "../support/gamification";
import { gapiCalls, leavesNothing } from "../support/gamification-panels";
import { scrollsSideways, shifts } from "../support/layout";
import { openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import {
  focusedTab,
  hashOf,
  hub,
  markup,
  openHub,
  panel,
  sectionReady,
  selectedTab,
  tab,
  tabNames,
  tag,
} from "./hub-page";

const site = useTestSite();

describe("the tabs", () => {
  it("follow the ARIA pattern by keyboard: arrows move the focus, Enter opens", async () => {
    const { page } = await openHub(site, "giulia");
    await sectionReady(page, "achievements");
    await tab(page, "Traguardi").focus();
    await page.keyboard.press("ArrowRight");
    expect([await focusedTab(page), await selectedTab(page)]).toEqual(["Tornei", "Traguardi"]);
    await page.keyboard.press("End");
    expect(await focusedTab(page)).toBe("Agenda");
    await page.keyboard.press("ArrowRight");
    expect(await focusedTab(page)).toBe("Traguardi");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect([await focusedTab(page), await selectedTab(page)]).toEqual(["Tornei", "Tornei"]);
    await sectionReady(page, "competitions");
    const named = await panel(page).evaluate((element) =>
      element.getRootNode() instanceof ShadowRoot
        ? (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute("aria-labelledby") ?? "")
            ?.textContent
        : undefined,
    );
    expect(named).toMatch(/^Tornei/);
    await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((element) => element.matches(":focus"))).toBe(true);
    await page.keyboard.press("Shift+Tab");
    expect(await focusedTab(page)).toBe("Tornei");
  });

  it("load the chunk of a section when it is opened, and share one connection", async () => {
    const { page } = await openHub(site, "giulia");
    await sectionReady(page, "achievements");
    const chunks = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => /widget-([a-z-]+)-\w+\.js/.exec(name)?.[1] ?? []),
      );
    expect(await chunks()).not.toContain("missions");
    await tab(page, "Missioni").click();
    await sectionReady(page, "missions");
    expect(await chunks()).toContain("missions");
    expect(await chunks()).not.toContain("awards");
    expect(frames(site, "CONNECT")).toHaveLength(1);
  });

  it("have the numbers of the platform, and the member's name, level and points", async () => {
    const { page } = await openHub(site, "giulia");
    const awards = site.sandbox.model.gamification.read().members["mem-giulia"]?.awards ?? [];
    const issued = awards.filter(({ status }) => status === "Issued").length;
    await tab(page, `Premi ${issued}`).waitFor();
    await hub(page).getByText("Livello Argento").waitFor();
    await hub(page).getByText("1.250 punti").waitFor();
    await hub(page).getByText("Giulia", { exact: true }).waitFor();
    expect(gapiCalls(site).filter((call) => call === "getActiveEntitiesCount")).toHaveLength(1);
  });

  it("show the author's sections in the author's order; an unknown one is left out, and the author told", async () => {
    const { page, consoleMessages } = await openPanel(
      site,
      `<${tag} data-sections="agenda, nothing, awards, awards, leaderboard"></${tag}>`,
      "giulia",
    );
    await tab(page, "Agenda").waitFor();
    expect(await tabNames(page)).toEqual(["Agenda", "Premi"]);
    expect(consoleMessages.warnings.join("\n")).toContain(
      `<${tag}> data-sections="agenda, nothing, awards, awards, leaderboard": expected names among achievements, competitions,`,
    );
    expect(consoleMessages.warnings).toHaveLength(1);
  });

  it("are all shown if the author's list has unknown names only", async () => {
    const { page } = await openPanel(site, `<${tag} data-sections="premi"></${tag}>`, "giulia");
    await tab(page, "Traguardi").waitFor();
    expect(await tabNames(page)).toContain("Agenda");
  });
});

describe("links", () => {
  it("lead to a section and an entity, and Mostra tutto to the others", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-traguardi--ach-esploratore");
    await sectionReady(page, "achievements");
    const cards = panel(page).getByRole("article");
    await expect.poll(() => cards.count()).toBe(1);
    await panel(page).getByRole("article", { name: "Esploratore del catalogo" }).waitFor();
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
    expect(await hashOf(page)).toBe("#vetrina-traguardi");
  });

  itEach(
    [["traguardi", "Questo traguardo non è o non è più disponibile."]],
    [
      ["tornei", "Questo torneo non è o non è più disponibile."],
      ["classifica", "Al momento questa classifica non è disponibile."],
      ["missioni", "Questa missione non è o non è più disponibile."],
      ["instant-win", "Questo gioco non è o non è più disponibile."],
      ["premi", "Questo premio non è o non è più disponibile."],
      ["prodotti", "Questo gioco non è o non è più disponibile."],
      ["messaggi", "Questo messaggio non è o non è più disponibile."],
      ["in-palio", "Questo premio non è o non è più disponibile."],
      ["regole", "Questa regola non è o non è più disponibile."],
    ],
  )("to an entity of %s that is not there say so, and not that there is none", async (section, sentence) => {
    const { page } = await openHub(site, "giulia", `#vetrina-${section}--non-esiste`);
    await panel(page).getByText(sentence, { exact: true }).waitFor();
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await panel(page).locator('[data-state="ready"]').waitFor();
  });

  it("to a message open and focus it, and the others come back", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina-messaggi--msg-limiti");
    const toggle = panel(page).getByRole("article").getByRole("button", { expanded: true });
    await toggle.waitFor();
    await expect.poll(() => toggle.evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await panel(page).getByRole("article").count()).toBe(1);
    await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
    await expect.poll(() => panel(page).getByRole("article").count()).toBeGreaterThan(3);
  });

  itEach([["regole", "rules"]] as const, [["in-palio", "rewards"]] as const)(
    "to one of %s show it alone",
    async (section, list) => {
      const id = site.sandbox.model.gamification.read()[list][0]?.id ?? "";
      const { page } = await openHub(site, "giulia", `#vetrina=${section}/${id}`);
      await sectionReady(page, list);
      await expect.poll(() => panel(page).getByRole("article").count()).toBe(1);
      await panel(page).getByRole("button", { name: "Mostra tutto" }).click();
      await expect.poll(() => panel(page).getByRole("article").count()).toBeGreaterThan(1);
    },
  );

  it("to the leaderboard of a competition show that of its running contest", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina=classifica/com-slot-lampo");
    await sectionReady(page, "leaderboard");
    await panel(page).getByRole("table").waitFor();
  });

  itEach(["com-draft"], ["com-preparing"])("to the leaderboard of %s, which has none, say so", async (id) => {
    const { page } = await openHub(site, "giulia", `#vetrina-classifica--${id}`);
    await panel(page).getByText("Al momento questa classifica non è disponibile.", { exact: true }).waitFor();
  });

  it("of earlier releases work, and the hub writes a fragment that is an ID selector", async () => {
    const { page } = await openHub(site, "giulia", "#vetrina=tornei/com-autunno");
    await sectionReady(page, "competitions");
    await expect.poll(() => panel(page).getByRole("article").count()).toBe(1);
    await tab(page, "In palio").click();
    await expect.poll(() => hashOf(page)).toBe("#vetrina-in-palio");
    await page.evaluate(() => document.querySelector(location.hash));
  });

  it("work with back and forward, without loading the page", async () => {
    const { page } = await openHub(site, "giulia");
    await sectionReady(page, "achievements");
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await tab(page, "Premi").click();
    await tab(page, "Missioni").click();
    expect(await hashOf(page)).toBe("#vetrina-missioni");
    await page.goBack();
    await expect.poll(() => selectedTab(page)).toBe("Premi");
    await page.goBack();
    await expect.poll(() => selectedTab(page)).toBe("Traguardi");
    expect(await hashOf(page)).toBe("");
    await page.goForward();
    await expect.poll(() => selectedTab(page)).toBe("Premi");
    expect(await page.evaluate(() => "stays" in window)).toBe(true);
  });

  itEach(
    [
      ["#tab=2&vetrina=premi&x", "Premi", "#tab=2&vetrina=missioni&x"],
      ["#/conto/saldo", "Traguardi", "#/conto/saldo"],
      ["#vetrina-config", "Traguardi", "#vetrina-config"],
    ],
    [
      ["#tab=2", "Traguardi", "#tab=2&vetrina=missioni"],
      ["#contenuto", "Traguardi", "#contenuto"],
    ],
  )("leave the page's own %s alone", async (hash, opened, after) => {
    const { page } = await openHub(site, "giulia", hash);
    await expect.poll(() => selectedTab(page)).toBe(opened);
    await tab(page, "Missioni").click();
    await expect.poll(() => selectedTab(page)).toBe("Missioni");
    expect(await hashOf(page)).toBe(after);
    await page.evaluate(() => {
      location.hash = "#regole";
    });
    expect(await selectedTab(page)).toBe("Missioni");
  });

  it("of another page of the site lead to a section", async () => {
    const { page } = await openHub(site, "giulia");
    await page.goto(`${site.sandbox.siteUrl}/gamification/gioca`);
    await page.getByRole("main").getByRole("link", { name: "premi", exact: true }).click();
    await sectionReady(page, "awards");
    expect(await selectedTab(page)).toBe("Premi");
  });

  it("of the page itself are followed, and the section of this tab is remembered", async () => {
    const { page } = await openHub(site, "giulia");
    await page.evaluate(() => {
      location.hash = "#vetrina-classifica";
    });
    await expect.poll(() => selectedTab(page)).toBe("Classifica");
    await page.goto(`${site.sandbox.siteUrl}/test/nothing?loader=off`);
    await page.goto(`${site.sandbox.siteUrl}/gamification`);
    await expect.poll(() => selectedTab(page)).toBe("Classifica");
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toMatch(/giulia|mem-|awa-/i);
  });
});

describe("other people", () => {
  it("a visitor sees the sections, and each asks for a login where it must", async () => {
    const { page, consoleMessages } = await openHub(site, undefined);
    await sectionReady(page, "achievements");
    expect(await hub(page).getByRole("switch").count()).toBe(0);
    await tab(page, "Agenda").click();
    await panel(page).getByText("Per vedere che cosa scade occorre accedere.").waitFor();
    await panel(page).getByRole("button", { name: "Accedi" }).waitFor();
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  itEach(["marco"], ["anna"])("%s, who is restricted, sees what is the member's own only", async (player) => {
    const { page } = await openHub(site, player, "#vetrina-tornei");
    await hub(page)
      .getByText(/non sono al momento disponibili per il tuo conto/)
      .waitFor();
    // Messages that invite to play are left out of the inbox, not the inbox.
    expect(await tabNames(page)).toEqual(["Premi", "Messaggi", "Agenda"]);
    expect(
      await hub(page)
        .getByRole("button", { name: /^Partecipa/ })
        .count(),
    ).toBe(0);
    expect(await hub(page).getByText("Livello").count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("appearance", () => {
  itEach([240, 1440], [390, 800])(
    "at %d px: no accessibility violation, no horizontal scrolling",
    async (width) => {
      const { page } = await openPanel(site, markup, "giulia", { viewport: { width, height: 800 } });
      await sectionReady(page, "achievements");
      await hub(page).getByRole("switch").waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    },
  );

  it("on a phone the tabs are a bar at the bottom, which hides nothing that has the focus", async () => {
    const { page } = await openPanel(site, markup, "giulia", { viewport: { width: 390, height: 700 } });
    await sectionReady(page, "achievements");
    const bar = hub(page).getByRole("tablist");
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(700);
    await panel(page).focus();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press("Tab");
      const overlap = await hub(page).evaluate((host) => {
        let focused: Element | null | undefined = host.shadowRoot?.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const top = host.shadowRoot?.querySelector(".tabs")?.getBoundingClientRect().top ?? 0;
        return focused?.closest(".hub-panel, .entity") ? focused.getBoundingClientRect().bottom - top : 0;
      });
      expect(overlap).toBeLessThanOrEqual(0);
    }
  });

  it("with forced colours the chosen tab differs by more than its colour", async () => {
    const { page } = await openPanel(site, markup, "giulia", { forcedColors: "active" });
    await sectionReady(page, "achievements");
    const line = await tab(page, "Traguardi").evaluate(
      (element) => getComputedStyle(element, "::after").backgroundColor,
    );
    expect(line).not.toBe(
      await tab(page, "Tornei").evaluate((element) => getComputedStyle(element, "::after").backgroundColor),
    );
  });

  itEach([390], [1280])("nothing moves while it loads, %d px wide (X6)", async (width) => {
    const { page } = await openPanel(site, markup, "giulia", { viewport: { width, height: 800 } });
    await sectionReady(page, "achievements");
    await hub(page).getByText("Livello Argento").waitFor();
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
});

leavesNothing(site, tag, async () => {
  const opened = await openPanel(site, `${census}<div id="place">${markup}</div>`, "giulia");
  // What the services of the page keep begins with the first use of each.
  await sectionReady(opened.page, "achievements");
  await hub(opened.page).getByText("Livello Argento").waitFor();
  return opened;
});
