import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { axeViolations } from "../support/axe";
import { closeDetails, openDetails, textIn } from "../support/cards";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { inState, openPanel, panelOf, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-missions";
const markup = `<${tag} data-limit="20">Missioni</${tag}>`;
const { card, isReady, openReady } = panelOf(site, tag, markup);
const tour = "Il giro del casinò";

/** Steps of a mission, in order. */
const steps = (page: Page, name = tour) =>
  card(page, name)
    .getByRole("list", { name: `Passi di «${name}»` })
    .getByRole("listitem");
const step = (page: Page, name: string) =>
  page
    .locator(tag)
    .locator(".step")
    .filter({ has: page.getByRole("heading", { name, level: 4 }) })
    .first();
const textOf = (page: Page, name: string) => textIn(step(page, name));
const names = (page: Page, mission = tour) =>
  card(page, mission).getByRole("heading", { level: 4 }).allInnerTexts();
const writes = () => gapiCalls(site).filter((call) => call === "manageOptin");

/** Opens the page and the details of a mission. */
async function openMission(name = tour) {
  const opened = await openReady();
  return { ...opened, details: await openDetails(card(opened.page, name).first()) };
}

type Edge = readonly [head: string, type: string, tail: string];

/** Replaces the edges of a mission of the simulated space. */
function setEdges(id: string, edges: readonly Edge[]) {
  site.sandbox.model.gamification.space.update((state) => ({
    ...state,
    missions: state.missions.map((mission) =>
      mission.id === id
        ? {
            ...mission,
            edges: edges.map(([headEntityId, graphEdgeType, tailEntityId], index) => ({
              headEntityId,
              graphEdgeType,
              tailEntityId,
              ordering: index + 1,
              constraints: [],
            })),
          }
        : mission,
    ),
  }));
}

const root = "mis-giro-del-casino";
const roulette = "mis-giro-roulette";
const blackjack = "mis-giro-blackjack";
const baccarat = "mis-giro-baccarat";

describe("the missions (G5)", () => {
  it("are read in one call per kind for all widgets of a page", slow, async () => {
    const { page, consoleMessages } = await openReady(`${markup}<${tag} data-limit="1"></${tag}>`);
    await card(page, tour).first().getByText("Ora: Seconda tappa: il blackjack").waitFor();
    await expect
      .poll(() => gapiCalls(site).sort())
      .toEqual(["getAchievements", "getGraph", "getMember", "getMissionStates", "getRewards"]);
    // Two images of the simulated space are missing on purpose.
    const errors = consoleMessages.errors.filter((message) => !message.includes("404"));
    expect([errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("show no count or next step for a mission that the platform calls completed", slow, async () => {
    const { space } = site.sandbox.model.gamification;
    space.updateMember("mem-giulia", (member) => ({
      ...member,
      optIns: member.optIns.map((each) =>
        each.entityId === root ? { ...each, status: "Completed", points: 2, percentageComplete: 66 } : each,
      ),
    }));
    const { page, details } = await openMission();
    await details.getByText("Obiettivo raggiunto").waitFor();
    await step(page, "Seconda tappa: il blackjack").waitFor();
    expect(await textIn(card(page, tour))).not.toMatch(/di 4 passi|Prossimo/);
  });

  it("show reward, next step, end and progress on the card, and the steps in order in the details", async () => {
    const { page, details } = await openMission();
    expect(await textIn(card(page, tour)), "card").toMatch(
      /^Il giro del casinò 10 € di bonus casinò Ora: Seconda tappa: il blackjack Finisce (il |l’)\d{1,2}º? \p{L}+ 1 di 4 passi Lascia /u,
    );
    expect(await names(page)).toEqual([
      "Prima tappa: la roulette",
      "Seconda tappa: il blackjack",
      "A scelta: il baccarat",
      "Senza pause saltate",
    ]);
    // The numbers are the positions in the mission, for screen readers, too.
    const values = await steps(page).evaluateAll((items) =>
      items.map((item) => (item as HTMLLIElement).value),
    );
    expect(values.filter((value) => value > 0)).toEqual([1, 2, 3, 4]);
    const marks = details.locator(".step-mark");
    expect(await marks.allInnerTexts(), "marks").toEqual(["", "2", "3", "4"]);
    expect(await marks.evaluateAll((all) => all.map((mark) => mark.ariaHidden)), "marks").toEqual(
      Array.from({ length: 4 }, () => "true"),
    );
    expect(await marks.first().locator("svg").count(), "mark of a completed step").toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(await textOf(page, "Seconda tappa: il blackjack")).toMatch(
      /Prossimo passo · Partecipi: in corso .* 2 di 5 Obbligatorio: prima occorre completare «Prima tappa: la roulette» \(completato\)\. Se lo completi, non si può più fare «Senza pause saltate»\./,
    );
    expect(await textOf(page, "A scelta: il baccarat")).toMatch(
      /Si può fare · Iscrizione non richiesta .*Consigliato: prima/,
    );
    expect(await textOf(page, "Senza pause saltate")).toContain(
      "Alternativo: non si può più fare dopo aver completato",
    );
    expect(await textOf(page, "Prima tappa: la roulette")).toContain("Completato");
    expect(await textIn(details), "details").toMatch(/1 di 4 passi .*Premio: .*Fine: \d{1,2}º? \w+ \d{4}/);
    await closeDetails(details);
    await openDetails(card(page, "La settimana dello sport"));
    expect(await textOf(page, "Ippica")).toContain(
      "Il collegamento con «La settimana dello sport» non è più valido e non conta.",
    );
  });

  it(
    "are shown even if steps depend on each other in a circle or the platform does not describe a step",
    slow,
    async () => {
      setEdges(root, [
        [root, "ROOT", roulette],
        [roulette, "MUST", blackjack],
        [blackjack, "MUST", baccarat],
        [baccarat, "MUST", roulette],
        ["mis-scomparsa", "MUST", blackjack],
        [baccarat, "MAYBE", "mis-scomparsa-2"],
        [blackjack, "BROKEN", ""],
      ]);
      const { page } = await openMission();
      expect(await names(page)).toEqual(
        expect.arrayContaining([
          "Seconda tappa: il blackjack",
          "A scelta: il baccarat",
          "Prima tappa: la roulette",
        ]),
      );
      expect(await textOf(page, "Prima tappa: la roulette")).toContain(
        "dipendono l’uno dall’altro: l’ordine è indicativo.",
      );
      expect(await textOf(page, "Seconda tappa: il blackjack")).toContain("Non ancora aperto");
      await page.getByText("Per questo passo non ci sono altre informazioni.").first().waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it(
    "show circular steps of the simulated space in a fixed order, and a missing step as “Passo 2”",
    slow,
    async () => {
      const { page, details } = await openMission("Tre sale del bingo");
      expect(await names(page, "Tre sale del bingo")).toEqual(["Sala Rossa", "Sala Verde", "Sala Blu"]);
      await closeDetails(details);
      await openDetails(card(page, "Guida al poker"));
      expect(await names(page, "Guida al poker")).toEqual([
        "Le regole del poker",
        "Passo 2",
        "Seconda tappa: il blackjack",
      ]);
    },
  );

  it("keep the list of steps if the graph cannot be read", slow, async () => {
    site.sandbox.fault({ match: "/gapi/getGraph", status: 500 });
    const { page, details } = await openMission();
    expect((await names(page)).length).toBe(4);
    await details.getByText("Non sappiamo come i passi dipendano l’uno dall’altro.").waitFor();
  });

  it("react to changes of branch order and tags in the attributes", async () => {
    setEdges(root, [
      [root, "ROOT", blackjack],
      [root, "ROOT", baccarat],
      [blackjack, "MUST", roulette],
    ]);
    const { page, details } = await openMission();
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    expect(await names(page)).toEqual([
      "Seconda tappa: il blackjack",
      "A scelta: il baccarat",
      "Prima tappa: la roulette",
    ]);
    await closeDetails(details);
    await set("data-order", "branches");
    await expect.poll(() => gapiCalls(site).filter((call) => call === "getGraph").length).toBe(2);
    await isReady(page);
    const reordered = await openDetails(card(page, tour));
    expect(await names(page)).toEqual([
      "Seconda tappa: il blackjack",
      "Prima tappa: la roulette",
      "A scelta: il baccarat",
    ]);
    await closeDetails(reordered);
    await set("data-without-tags", "missione");
    await inState(page, tag, "empty");
    await page.getByText("Al momento non ci sono missioni.").waitFor();
  });
});

describe("the chunk of the steps", () => {
  const chunk = /\/mission-steps-[^/]*\.js$/;
  const isRequested = (page: Page) => page.waitForRequest(chunk);

  it("is requested together with the list, and keeps the missions loading until it arrives", async () => {
    const { page } = await openPanel(site, markup, "giulia");
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(chunk, async (route) => {
      await released;
      await route.continue();
    });
    site.sandbox.fault({ match: "/gapi/getMissionStates", delay: 60_000 });
    const requested = isRequested(page);
    await page.reload();
    // The browser requests the chunk before the reply with the list arrives.
    await requested;
    site.sandbox.model.faults.clear();
    const before = gapiCalls(site).length;
    await page.reload();
    await expect.poll(() => gapiCalls(site).slice(before)).toContain("getRewards");
    await inState(page, tag, "loading");
    expect(await page.locator(tag).getByRole("article").count()).toBe(0);
    release();
    await isReady(page);
    await openDetails(card(page, tour));
    expect(await names(page)).toHaveLength(4);
  });

  it("leaves missions usable if it fails to load, and can be loaded by keyboard with Riprova", async () => {
    const { page } = await openPanel(site, markup, "giulia");
    await page.route(chunk, (route) => route.abort());
    await page.reload();
    const sentence = page.getByText("Non siamo riusciti a caricare i passi delle missioni.");
    await sentence.waitFor({ timeout: 20_000 });
    const mission = card(page, tour);
    await mission.getByText("1 di 4 passi").waitFor();
    const details = await openDetails(mission);
    expect(await steps(page).count()).toBe(4);
    expect(await axeViolations(page)).toEqual([]);
    await closeDetails(details);
    await mission.getByRole("button", { name: `Lascia: ${tour}` }).click();
    await mission.getByRole("button", { name: `Partecipa: ${tour}` }).waitFor();
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Riprova: Missioni" }).focus();
    await page.keyboard.press("Enter");
    await mission.getByText("Ora: Seconda tappa: il blackjack").waitFor();
    expect(await sentence.count()).toBe(0);
  });

  it("is never requested for a visitor", async () => {
    const { page } = await openPanel(site, markup);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.reload();
    await isReady(page);
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => url.includes("/widget-missions-"))).not.toEqual([]);
    expect(requests.filter((url) => /\/mission-/.test(url))).toEqual([]);
  });
});

describe("demo mode", () => {
  itEach(
    [[tag, "Lascia: Il giro del casinò"]],
    [["vetrina-achievements", "Partecipa: Esploratore del catalogo"]],
  )("shows images in %s, from simulated replies that the client accepts", async (panel, control) => {
    const { page } = await openPanel(site, `<${panel} data-demo="logged-in" data-limit="20"></${panel}>`);
    await page.locator(panel).getByRole("button", { name: control }).waitFor();
    await expect.poll(() => page.locator(panel).locator(".entity-picture img").count()).toBeGreaterThan(1);
  });
});

describe("joining and leaving", () => {
  it("take one press each, and leave the focus on the pressed control (G11)", slow, async () => {
    const { page } = await openReady();
    const mission = card(page, tour);
    const release = holdBrokerCalls(site, "manageOptin");
    await mission.getByRole("button", { name: `Lascia: ${tour}` }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await mission.getByRole("button", { name: /^Richiesta in corso/ }).waitFor();
    release();
    await mission.getByRole("button", { name: `Partecipa: ${tour}` }).waitFor();
    expect(await focused(page)).toBe(`Partecipa: ${tour}`);
    expect(writes()).toHaveLength(1);
    await mission.getByText("Non partecipi più.").waitFor();
  });

  it("have a separate button in a step with opt-in, and a locked step shows what it requires", async () => {
    site.sandbox.model.gamification.space.update((state) => ({
      ...state,
      achievements: state.achievements.map((each) =>
        each.id === baccarat ? { ...each, constraints: ["optinRequiredForEntrants"] } : each,
      ),
    }));
    const { page } = await openMission();
    const item = step(page, "A scelta: il baccarat");
    await item.getByRole("button", { name: "Partecipa: A scelta: il baccarat" }).click();
    await item.getByText("Sei dentro.").waitFor();
    await expect.poll(() => textOf(page, "A scelta: il baccarat")).toMatch(/· Partecipi/);
    setEdges(root, [
      [root, "ROOT", blackjack],
      [blackjack, "MUST", baccarat],
    ]);
    await item.getByRole("button", { name: "Lascia: A scelta: il baccarat" }).click();
    await item.getByText("Non ancora aperto").waitFor();
    await item.getByText("Obbligatorio: prima occorre completare «Seconda tappa: il blackjack».").waitFor();
    await expect.poll(() => item.getByRole("button", { name: /^(Partecipa|Lascia)/ }).count()).toBe(0);
    await item.getByText("Non partecipi più.").waitFor();
  });
});

describe("a visitor", () => {
  it("sees the names of the steps and where a login is required, but no progress", async () => {
    const { page } = await openPanel(site, `${markup}<vetrina-login-modal></vetrina-login-modal>`);
    await isReady(page);
    // The visitor's token does not contain the role for the graph.
    expect(gapiCalls(site).sort()).toEqual(["getAchievements", "getMissionStates", "getRewards"]);
    const details = await openDetails(card(page, tour));
    expect(await steps(page).allInnerTexts()).toEqual([
      "Prima tappa: la roulette",
      "Seconda tappa: il blackjack",
      "Senza pause saltate",
      "A scelta: il baccarat",
    ]);
    await details.getByText("Per partecipare occorre accedere.").waitFor();
    expect(await page.locator(tag).getByRole("progressbar").count()).toBe(0);
    // One message states that the order of the steps is visible only after a login.
    expect(await page.getByText("L’ordine dei passi si vede dopo l’accesso.").count()).toBe(1);
    const text = await page.locator(tag).innerText();
    expect(text).not.toMatch(/Non sappiamo come|Si può fare|Prossimo passo/);
    expect(await axeViolations(page)).toEqual([]);
    await closeDetails(details);
    await card(page, tour)
      .getByRole("button", { name: `Accedi: ${tour}` })
      .click();
    await page.locator("vetrina-login-modal dialog").waitFor();
  });
});

describe("a lost connection", () => {
  it("leaves the steps on the page, even in open details", slow, async () => {
    const { page } = await openMission();
    const { faults } = site.sandbox.model.gamification;
    faults.apply("stop");
    await inState(page, tag, "reconnecting");
    expect((await names(page)).length).toBe(4);
    faults.clear();
    await inState(page, tag, "ready");
  });
});
