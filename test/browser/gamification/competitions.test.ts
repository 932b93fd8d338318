import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { boardMarkup, ladder, writeBoard } from "../support/boards";
import { closeDetails, openDetails, textIn, unfoldClosed } from "../support/cards";
import { changeCompetition, changeContests, enter, fixStanding, player } from "../support/competitions";
import { gapiCalls } from "../support/gamification-panels";
import { inState, openPanel, panelOf, setAttribute } from "../support/panels";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const tag = "vetrina-competitions";
const withAttributes = (attributes: string) => `<${tag} data-limit="20" ${attributes}>Tornei</${tag}>`;
const markup = withAttributes("");
const { card, cards, textOf, openReady } = panelOf(site, tag, markup);
const only = (id: string, more = "") => withAttributes(`data-status="all" data-ids="${id}" ${more}`);

const names = (page: Page) => page.locator(tag).getByRole("heading", { level: 3 }).allInnerTexts();

describe("the competitions", () => {
  it(
    "are read with their contests, rewards and states in one call each for all widgets of a page",
    slow,
    async () => {
      const { page, consoleMessages } = await openReady(`${markup}<${tag} data-limit="2"></${tag}>`);
      await card(page, "Torneo d’autunno").first().waitFor();
      await expect
        .poll(() => gapiCalls(site).sort())
        .toEqual(["getCompetitions", "getContests", "getMember", "getRewards", "optInStates"]);
      // Two images of the simulated space are missing on purpose.
      const errors = consoleMessages.errors.filter((message) => !message.includes("404"));
      expect([errors, consoleMessages.warnings]).toEqual([[], []]);
    },
  );

  it("show their dates, games, prizes by place, and the player's standing", async () => {
    fixStanding(site, 12, 1340);
    const { page } = await openReady();
    expect(await textOf(page, "Slot lampo")).toMatch(
      /^Slot lampo Posto 1: 100 giri sulle slot Finisce (oggi all[e’] ?\d?\d:\d\d|domani) Partecipazione automatica$/,
    );
    expect(await textOf(page, "Slot lampo")).not.toMatch(/\dº|Partecipi/);
    expect(await textOf(page, "Torneo d’autunno")).toMatch(/ 12º su 81 1\.340 punti Lascia$/);
    const details = await openDetails(card(page, "Slot lampo"));
    const text = await textIn(details);
    expect(text).toMatch(
      /Inizio \d+º? \w+ \d{4}, ore \d\d:\d\d Fine prevista \d+º? \w+ \d{4}, ore \d\d:\d\d/,
    );
    expect(text).toMatch(/Partecipanti 80 su 500 Giochi Slot del mese/);
    expect(text).toMatch(/Premi Posto 1 100 giri sulle slot Posti da 2 a 5 25 giri sulle slot/);
    expect(text).toMatch(
      /A traguardo: fino al punteggio stabilito\. Contano i 5 risultati migliori\. È davanti chi ha più punti\. A pari punti il posto è condiviso\./,
    );
    await closeDetails(details);
    const joined = await openDetails(card(page, "Torneo d’autunno"));
    expect(await textIn(joined)).toMatch(/La tua posizione 12º I tuoi punti 1\.340/);
  });

  it("show the time left in the last 24 hours, but never with data-calm", slow, async () => {
    const { page } = await openReady(`${markup}<div data-calm>${markup}</div>`);
    await card(page, "Slot lampo").nth(1).waitFor();
    expect(
      await page
        .locator(tag)
        .first()
        .getByText(/\(tra /)
        .count(),
      "on a card",
    ).toBe(0);
    const left = async (name: string, index: number) => {
      const details = await openDetails(card(page, name).nth(index));
      const count = await details.getByText(/\(tra \d+ minuti\)/).count();
      await closeDetails(details);
      return count;
    };
    // The competition “Slot lampo” ends in 40 minutes, the other one in some days.
    expect(await left("Slot lampo", 0)).toBe(1);
    expect(await left("Slot lampo", 1)).toBe(0);
    expect(await left("Torneo d’autunno", 0)).toBe(0);
  });

  it("show the same rank as a leaderboard on the page, without a call for each change", slow, async () => {
    const others = ["Anna", "Bea"];
    const { push } = writeBoard(site, ladder([...others, "own"]));
    const { page } = await openReady(`${only("com-autunno")}${boardMarkup}`);
    const own = page.locator(tag).locator('[part="row-self"] b');
    const board = page.getByRole("group", { name: "La tua posizione" }).locator('[part="rank"]');
    await expect.poll(() => board.innerText()).toBe("3º");
    const calls = gapiCalls(site).length;
    push(ladder(["own", ...others]));
    await expect
      .poll(async () => [await board.innerText(), await own.innerText()])
      .toEqual(["1º", "1º su 81"]);
    expect(gapiCalls(site)).toHaveLength(calls);
  });

  it("show “Partecipi” before the first result", async () => {
    enter(site, "com-poker");
    const { page } = await openReady(only("com-poker"));
    expect(await textOf(page, "Lega del poker")).toMatch(/ Inizia (oggi|domani).* Partecipi Lascia$/);
  });

  it("show rounds and groups with a row for each contest, and mark the current one", async () => {
    changeContests(site, { "con-poker-1": { status: "Finished", statusCode: 35 } });
    changeContests(site, { "con-poker-2": { status: "Active", statusCode: 25 } });
    const { page } = await openReady(only("com-poker"));
    const details = await openDetails(card(page, "Lega del poker"));
    const rows = details.getByRole("region", { name: "Turni e gironi" }).locator(".contest");
    const texts = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    expect(texts.map((text) => text.replace(/ (Inizio|Fine).*\d\d:\d\d/, ""))).toEqual([
      "Girone A Non più in corso",
      "Girone B In corso",
      "Finale In programma Ci arriva chi passa il turno in: Girone A, Girone B.",
    ]);
    expect(await rows.evaluateAll((all) => all.map((row) => row.ariaCurrent))).toEqual([null, "true", null]);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("react to changes of status, ids and limit at run time", slow, async () => {
    const { page } = await openReady();
    const set = (name: string, value: string) => setAttribute(page.locator(tag), name, value);
    expect(await names(page)).toEqual([
      "Torneo d’autunno",
      "Coppa dei tavoli",
      "Slot lampo",
      "Torneo del livello Oro",
    ]);
    await unfoldClosed(page.locator(tag));
    expect((await names(page)).slice(4)).toEqual(["Torneo del mattino", "Torneo a ottanta posti"]);
    await set("data-status", "upcoming");
    await expect.poll(() => names(page)).toEqual(["Torneo della sera", "Lega del poker"]);
    await set("data-status", "finished");
    await expect.poll(() => cards(page).count()).toBe(3);
    await set("data-limit", "1");
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole("button", { name: "Mostra di più (2)" }).click();
    await expect.poll(() => cards(page).count()).toBe(3);
    await set("data-ids", "com-finished");
    await expect.poll(() => names(page)).toEqual(["Torneo di settembre"]);
  });

  it("show a message if the list is empty", async () => {
    const { page } = await openPanel(site, withAttributes('data-tags="nessuna"'), player);
    await inState(page, tag, "empty");
    await page.getByText("Al momento non ci sono tornei.").waitFor();
  });
});

describe("competitions with failures and changes", () => {
  it("appear without their contests if these cannot be read", slow, async () => {
    site.sandbox.fault({ match: "/gapi/getContests", status: 500 });
    const { page } = await openReady();
    expect(await textOf(page, "Torneo d’autunno")).toContain("Partecipi");
    const details = await openDetails(card(page, "Slot lampo"));
    expect(await textIn(details)).not.toMatch(/Come funziona|Premi/);
  });

  it("are read again when the platform reports a change of their status", slow, async () => {
    const { page } = await openReady(only("com-autunno"));
    changeCompetition(site, "com-autunno", { status: "Cancelled", statusCode: 115 });
    site.sandbox.model.gamification.push(undefined, {
      callback: "entityStateChanged",
      objectType: "EntityStateChanged",
      body: { entityId: "com-autunno", entityType: "Competition", previousState: 25, currentState: 115 },
    });
    const details = await openDetails(card(page, "Torneo d’autunno"));
    await details.getByText("L’organizzatore ha deciso l’annullamento.").waitFor();
  });
});
