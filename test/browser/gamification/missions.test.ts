import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused } from "../support/account";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { gapiCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-missions";
const markup = `<${tag}>Missioni</${tag}>`;
const tour = "Il giro del casinò";

const card = (page: Page, name: string) => page.locator(tag).getByRole("article", { name });
/** The steps of a mission, in their order. */
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
const textOf = async (page: Page, name: string) => (await step(page, name).innerText()).replace(/\s+/g, " ");
const names = (page: Page, mission = tour) =>
  card(page, mission).getByRole("heading", { level: 4 }).allInnerTexts();
const writes = () => gapiCalls(site).filter((call) => call === "manageOptin");

const isReady = (page: Page) => page.locator(`${tag}[data-state="ready"]`).first().waitFor();

/** Shows the steps that are folded at first. */
async function unfold(page: Page) {
  await page
    .locator(tag)
    .locator("details")
    .evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
}

async function openReady(body = markup) {
  const opened = await openPanel(site, body, "giulia");
  await isReady(opened.page);
  await unfold(opened.page);
  return opened;
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
              ...{ headEntityId, graphEdgeType, tailEntityId, ordering: index + 1, constraints: [] },
            })),
          }
        : mission,
    ),
  }));
}

const [root, roulette, blackjack, baccarat] = [
  "mis-giro-del-casino",
  "mis-giro-roulette",
  "mis-giro-blackjack",
  "mis-giro-baccarat",
];

describe("the missions (G5)", () => {
  it("are read in four calls, once for all widgets of a page", slow, async () => {
    const { page, consoleMessages } = await openReady(`${markup}<${tag} data-limit="1"></${tag}>`);
    await step(page, "Seconda tappa: il blackjack").waitFor();
    await expect
      .poll(() => gapiCalls(site).sort())
      .toEqual(["getAchievements", "getGraph", "getMember", "getMissionStates", "getRewards"]);
    // Two pictures of the simulated space are missing on purpose.
    const errors = consoleMessages.errors.filter((message) => !message.includes("404"));
    expect([errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("show no count and no next step beside a mission that the platform calls completed", async () => {
    const { space } = site.sandbox.model.gamification;
    space.updateMember("mem-giulia", (member) => ({
      ...member,
      optIns: member.optIns.map((each) =>
        each.entityId === root ? { ...each, status: "Completed", points: 2, percentageComplete: 66 } : each,
      ),
    }));
    const { page } = await openReady();
    await card(page, tour).getByText("Obiettivo raggiunto").waitFor();
    await step(page, "Seconda tappa: il blackjack").waitFor();
    const text = await card(page, tour).innerText();
    expect(text).not.toMatch(/Passi completati|Prossimo passo/);
  });

  it("list the next step first, and what is completed last", async () => {
    const { page } = await openReady();
    expect(await names(page)).toEqual([
      "Seconda tappa: il blackjack",
      "A scelta: il baccarat",
      "Senza pause saltate",
      "Prima tappa: la roulette",
    ]);
    // The numbers are the places in the mission, for screen readers too.
    const values = await steps(page).evaluateAll((items) =>
      items.map((item) => (item as HTMLLIElement).value),
    );
    expect(values.filter((value) => value > 0)).toEqual([2, 3, 4, 1]);
  });

  it("explain MUST, SHOULD and MUST_NOT in words, with the opt-in state of each step", async () => {
    const { page } = await openReady();
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
    expect(await textOf(page, "Ippica")).toContain(
      "Il legame con «La settimana dello sport» è interrotto: non conta.",
    );
    expect(await card(page, tour).innerText()).toMatch(
      /Passi completati: 1 di 4[\s\S]*Premio: [\s\S]*Fine: \d{1,2}º? \w+ \d{4}/,
    );
  });

  it("have a map of the same steps, which screen readers skip", async () => {
    const { page } = await openReady();
    const map = card(page, tour).locator(".map");
    await map.locator(".drawing").first().waitFor({ state: "attached" });
    expect(await map.getAttribute("aria-hidden")).toBe("true");
    expect(
      await map
        .locator("svg:visible .mark text")
        .allTextContents()
        .then((texts) => texts.sort()),
    ).toEqual(["1", "2", "3", "4"]);
    expect(await map.locator("[style], a, button, [tabindex]").count()).toBe(0);
  });

  it("survive a circle and steps that the platform does not describe", async () => {
    setEdges(root, [
      [root, "ROOT", roulette],
      [roulette, "MUST", blackjack],
      [blackjack, "MUST", baccarat],
      [baccarat, "MUST", roulette],
      ["mis-scomparsa", "MUST", blackjack],
      [baccarat, "MAYBE", "mis-scomparsa-2"],
      [blackjack, "BROKEN", ""],
    ]);
    const { page } = await openReady();
    expect(await names(page)).toEqual(
      expect.arrayContaining([
        "Seconda tappa: il blackjack",
        "A scelta: il baccarat",
        "Prima tappa: la roulette",
      ]),
    );
    expect(await textOf(page, "Prima tappa: la roulette")).toContain(
      "rimandano l’uno all’altro: l’ordine è indicativo.",
    );
    expect(await textOf(page, "Seconda tappa: il blackjack")).toContain("Non ancora aperto");
    await page.getByText("Su questo passo non sappiamo altro.").first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("show the circle and the missing step of the simulated space", slow, async () => {
    const { page } = await openReady();
    expect(await names(page, "Tre sale del bingo")).toEqual(["Sala Rossa", "Sala Verde", "Sala Blu"]);
    expect(await names(page, "Guida al poker")).toEqual([
      "Le regole del poker",
      "Passo 2",
      "Seconda tappa: il blackjack",
    ]);
  });

  it("keep their list without the graph", async () => {
    site.sandbox.fault({ match: "/gapi/getGraph", status: 500 });
    const { page } = await openReady();
    expect((await names(page)).length).toBe(4);
    await card(page, tour).getByText("Non sappiamo come i passi dipendano l’uno dall’altro.").waitFor();
    expect(await page.locator(tag).locator(".map").count()).toBe(0);
  });

  it("follow the order of branches, the view and the tags of their attributes", async () => {
    setEdges(root, [
      [root, "ROOT", blackjack],
      [root, "ROOT", baccarat],
      [blackjack, "MUST", roulette],
    ]);
    const { page } = await openReady();
    const set = (name: string, value: string) =>
      page
        .locator(tag)
        .evaluate((host, [key, text]) => host.setAttribute(key ?? "", text ?? ""), [name, value]);
    expect(await names(page)).toEqual([
      "Seconda tappa: il blackjack",
      "A scelta: il baccarat",
      "Prima tappa: la roulette",
    ]);
    await set("data-order", "branches");
    await expect.poll(() => gapiCalls(site).filter((call) => call === "getGraph").length).toBe(2);
    await set("data-view", "map");
    await card(page, tour).getByText("Altri 2 passi").waitFor();
    await card(page, tour)
      .locator("details")
      .evaluate((details) => details.removeAttribute("open"));
    expect(await step(page, "A scelta: il baccarat").isVisible()).toBe(false);
    await set("data-without-tags", "missione");
    await inState(page, tag, "empty");
    await page.getByText("Al momento non ci sono missioni.").waitFor();
  });

  it("show the other steps of the map's view by keyboard", async () => {
    const { page } = await openPanel(site, `<${tag} data-view="map"></${tag}>`, "giulia");
    await isReady(page);
    await card(page, tour).locator("summary").focus();
    await page.keyboard.press("Enter");
    await step(page, "Senza pause saltate").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("the length of the list", () => {
  it("has the first two steps, and the others behind one control, which keeps the focus", async () => {
    const { page } = await openPanel(site, markup, "giulia");
    await isReady(page);
    expect(await names(page)).toEqual(["Seconda tappa: il blackjack", "A scelta: il baccarat"]);
    await card(page, tour).locator("summary").focus();
    await page.keyboard.press("Enter");
    await step(page, "Prima tappa: la roulette").waitFor();
    expect(await focused(page)).toBe(`Altri 2 passi: ${tour}`);
    await page.keyboard.press("Tab");
    expect(await names(page)).toHaveLength(4);
  });
});

describe("the chunk of the steps", () => {
  const chunk = /\/mission-steps-[^/]*\.js$/;
  const isRequested = (page: Page) => page.waitForRequest(chunk);

  it("is asked for at the same time as the list, and missions wait for it in one state", async () => {
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
    // The list waits for its reply, which does not come yet.
    await requested;
    site.sandbox.model.faults.clear();
    const before = gapiCalls(site).length;
    await page.reload();
    await expect.poll(() => gapiCalls(site).slice(before)).toContain("getRewards");
    await inState(page, tag, "loading");
    expect(await page.locator(tag).getByRole("article").count()).toBe(0);
    release();
    await isReady(page);
    expect(await names(page)).toHaveLength(2);
  });

  it("leaves missions usable if it does not load, says so, and is loaded by Riprova by keyboard", async () => {
    const { page } = await openPanel(site, markup, "giulia");
    await page.route(chunk, (route) => route.abort());
    await page.reload();
    const sentence = page.getByText("Non siamo riusciti a caricare i passi delle missioni.");
    await sentence.waitFor({ timeout: 20_000 });
    const mission = card(page, tour);
    await mission.getByText("Passi completati: 1 di 4").waitFor();
    expect(await steps(page).count()).toBe(4);
    expect(await axeViolations(page)).toEqual([]);
    await mission.getByRole("button", { name: `Regolamento: ${tour}` }).click();
    await page.keyboard.press("Escape");
    await mission.getByRole("button", { name: `Lascia: ${tour}` }).click();
    await mission.getByRole("button", { name: `Partecipa: ${tour}` }).waitFor();
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Riprova: Missioni" }).focus();
    await page.keyboard.press("Enter");
    await step(page, "Seconda tappa: il blackjack").waitFor();
    expect(await sentence.count()).toBe(0);
  });

  it("is never asked for by a visitor", async () => {
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

describe("the map", () => {
  itEach([240], [390, 1440])("is drawn with the steps, inside of its place, at %d px", async (width) => {
    const { page } = await openPanel(site, markup, "giulia", { viewport: { width, height: 2000 } });
    await isReady(page);
    await card(page, tour).locator(".drawing").first().waitFor({ state: "attached" });
    await settleAnimations(page);
    const escaping = await page
      .locator(tag)
      .locator(".map")
      .evaluateAll(
        (maps) =>
          maps.flatMap((map) => {
            const box = map.getBoundingClientRect();
            return [...map.querySelectorAll(".drawing, .legend")].filter((part) => {
              const { bottom, right } = part.getBoundingClientRect();
              return bottom > box.bottom + 1 || right > box.right + 1;
            });
          }).length,
      );
    expect(escaping).toBe(0);
  });

  it("has a border with forced colours", async () => {
    const { page } = await openPanel(site, markup, "giulia", { forcedColors: "active" });
    const picture = card(page, tour).locator(".picture");
    const [style, colour, background] = await picture.evaluate((box) => {
      const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(box);
      return [borderTopStyle, borderTopColor, backgroundColor];
    });
    expect(style).toBe("solid");
    expect(colour).not.toBe(background);
  });

  it("is not in the view of the list", async () => {
    const { page } = await openPanel(site, `<${tag} data-view="list"></${tag}>`, "giulia");
    await step(page, "Seconda tappa: il blackjack").waitFor();
    expect(await page.locator(tag).locator(".map").count()).toBe(0);
  });
});

itEach([240], [390, 800, 1440])("the picture of a mission keeps the ratio 3 to 1 at %d px", async (width) => {
  const { page } = await openPanel(site, markup, "giulia", { viewport: { width, height: 1000 } });
  await isReady(page);
  const box = await card(page, tour).locator(".entity-picture").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1);
  expect(box?.height).toBeLessThan(260);
});

describe("in a demo", () => {
  itEach(
    [[tag, "Lascia: Il giro del casinò"]],
    [["vetrina-achievements", "Partecipa: Esploratore del catalogo"]],
  )("%s has pictures in replies that the client accepts", async (panel, control) => {
    const { page } = await openPanel(site, `<${panel} data-demo="logged-in"></${panel}>`);
    await page.locator(panel).getByRole("button", { name: control }).waitFor();
    await expect.poll(() => page.locator(panel).locator(".entity-picture img").count()).toBeGreaterThan(1);
  });
});

describe("joining", () => {
  it(
    "a mission is left and joined with one press each, and the control keeps the focus (G11)",
    slow,
    async () => {
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
      await mission.getByText(/^Riferimento per l’assistenza: mis-giro-del-casino /).waitFor();
    },
  );

  it("a step that asks for it has its own button, and a locked one says what is missing", async () => {
    site.sandbox.model.gamification.space.update((state) => ({
      ...state,
      achievements: state.achievements.map((each) =>
        each.id === baccarat ? { ...each, constraints: ["optinRequiredForEntrants"] } : each,
      ),
    }));
    const { page } = await openReady();
    const item = step(page, "A scelta: il baccarat");
    await item.getByRole("button", { name: "Partecipa: A scelta: il baccarat" }).click();
    await item.getByText(/^Iscrizione registrata (il |l’)\d.*, ore \d\d:\d\d\.$/).waitFor();
    await expect.poll(() => textOf(page, "A scelta: il baccarat")).toMatch(/· Partecipi/);
    setEdges(root, [
      [root, "ROOT", blackjack],
      [blackjack, "MUST", baccarat],
    ]);
    await item.getByRole("button", { name: "Lascia: A scelta: il baccarat" }).click();
    await item.getByText("Non ancora aperto").waitFor();
    await item.getByText("Obbligatorio: prima occorre completare «Seconda tappa: il blackjack».").waitFor();
    await expect.poll(() => item.getByRole("button", { name: /^(Partecipa|Lascia)/ }).count()).toBe(0);
    await item.getByText(/^Iscrizione annullata (il |l’)\d.*, ore \d\d:\d\d\.$/).waitFor();
  });
});

describe("other people", () => {
  it("a visitor sees the names of the steps, no progress, and what needs a login", async () => {
    const { page } = await openPanel(site, `${markup}<vetrina-login-modal></vetrina-login-modal>`);
    await isReady(page);
    // Their token does not carry the role of the graph.
    expect(gapiCalls(site).sort()).toEqual(["getAchievements", "getMissionStates", "getRewards"]);
    expect(await steps(page).allInnerTexts()).toEqual([
      "Prima tappa: la roulette",
      "Seconda tappa: il blackjack",
      "Senza pause saltate",
      "A scelta: il baccarat",
    ]);
    await card(page, tour).getByText("Per partecipare occorre accedere.").waitFor();
    expect(await page.locator(tag).getByRole("progressbar").count()).toBe(0);
    // What the order is, and whether a step can be done, is known after the login: one sentence says so.
    expect(await page.getByText("L’ordine dei passi si vede dopo l’accesso.").count()).toBe(1);
    const text = await page.locator(tag).innerText();
    expect(text).not.toMatch(/Non sappiamo come|Si può fare|Prossimo passo/);
    expect(await axeViolations(page)).toEqual([]);
    await card(page, tour)
      .getByRole("button", { name: `Accedi: ${tour}` })
      .click();
    await page.locator("vetrina-login-modal dialog").waitFor();
  });

  itEach(["marco"], ["anna"])("%s, who is restricted, sees no mission", async (player) => {
    const { page } = await openPanel(site, markup, player);
    await inState(page, tag, "restricted");
    expect(await page.locator(tag).getByRole("article").count()).toBe(0);
  });
});

describe("when something fails", () => {
  it("a failed call is told in words, and Riprova works by keyboard", slow, async () => {
    site.sandbox.fault({ match: "/gapi/getMissionStates", status: 500 });
    const { page } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "error");
    await page.getByText("Non siamo riusciti a caricare le missioni.").waitFor();
    site.sandbox.model.faults.clear();
    await page.getByRole("button", { name: /^Riprova/ }).focus();
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
  });

  it("a lost connection keeps the steps under a strip", slow, async () => {
    const { page } = await openReady();
    const { faults } = site.sandbox.model.gamification;
    faults.apply("stop");
    await inState(page, tag, "reconnecting");
    expect((await names(page)).length).toBe(4);
    faults.clear();
    await inState(page, tag, "ready");
  });
});
