import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { setStatus } from "../../../sandbox/model/gamification/actions/lifecycle";
import { fillAndSend, focused, modalAcceptsClicks, modalMarkup } from "../support/account";
import { axeViolations } from "../support/axe";
import {
  boardMarkup,
  contestId,
  ladder,
  member,
  rowsIn,
  rowTexts,
  subscriptions,
  tableIn,
  tag,
  writeBoard,
} from "../support/boards";
import { gapiCalls } from "../support/gamification-panels";
import { shifts } from "../support/layout";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

const names = ["Anna", "Bea", "Carlo", "own", "Dario"];
const ownPlace = (page: Page) => page.locator(tag).first().locator(".own");
const text = async (page: Page) => (await ownPlace(page).innerText()).replace(/\s+/g, " ");

async function openReady(body = boardMarkup) {
  const opened = await openPanel(site, body, "giulia");
  await inState(opened.page, tag, "ready");
  return opened;
}

describe("the leaderboard of a contest", () => {
  it("shows rank, names and points of each row, and the points that the player needs for the next rank", async () => {
    writeBoard(site, [{ rank: 1, score: 1234.5, members: [member("Anna")] }, ...ladder(names).slice(1)]);
    const { page, consoleMessages } = await openReady();
    expect(await rowTexts(page)).toEqual([
      "1 Anna 1.234,5",
      "2 Bea 40",
      "3 Carlo 30",
      "4 Tu 20",
      "5 Dario 10",
    ]);
    expect(await text(page)).toBe("4º 20 punti 3º posto a 10 punti");
    expect(await page.getByRole("group", { name: "La tua posizione" }).isVisible()).toBe(true);
    expect(await page.locator("[aria-current]").innerText()).toMatch(/^4\s+Tu/);
    await page.getByText("Torneo d’autunno").waitFor();
    await page.getByText(/^Aggiornata alle \d\d:\d\d$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("shows rank changes with arrow, number and text, and reached goals and best scores", async () => {
    const changes = { Anna: { rankChangeFrom: 3 }, Bea: { rankChangeFrom: 1 }, Carlo: { rankChangeFrom: 3 } };
    const entries = ladder(["Anna", "Bea", "Carlo"], (name) => changes[name as keyof typeof changes]);
    writeBoard(site, [
      ...entries.map((entry) => ({ ...entry, bestScores: [20, 10.5] })),
      { rank: 4, score: 5, members: [member("Elsa", { goalReached: true })] },
    ]);
    const { page } = await openReady(
      `<${tag} data-entity-id="${contestId}" data-best-scores="true">Classifica</${tag}>`,
    );
    expect(await rowTexts(page)).toEqual([
      "1 Anna 30 punteggi migliori: 20 · 10,5 su di 2",
      "2 Bea 20 punteggi migliori: 20 · 10,5 giù di 1",
      "3 Carlo 10 punteggi migliori: 20 · 10,5",
      "4 Elsa 5 obiettivo raggiunto",
    ]);
    const arrows = await rowsIn(page).evaluateAll((rows) =>
      rows.map((row) => getComputedStyle(row.lastElementChild as Element, "::after").content),
    );
    expect(arrows.map((content) => /[▲▼]/.exec(content)?.[0])).toEqual(["▲", "▼", undefined, undefined]);
  });

  it("switches by keyboard between the first ranks and the ranks around the player", async () => {
    const many = Array.from({ length: 40 }, (_, index) => (index === 24 ? "own" : `M${index + 1}`));
    writeBoard(site, ladder(many));
    const { page } = await openReady(
      `<${tag} data-entity-id="${contestId}" data-top="3" data-above="2" data-below="1">Classifica</${tag}>`,
    );
    const ranks = async () => (await rowTexts(page)).map((row) => Number.parseInt(row, 10));
    expect(await ranks()).toEqual([1, 2, 3, 25]);
    expect(await tableIn(page).getAttribute("aria-label")).toBe("Torneo d’autunno: In testa");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("In testa");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("Intorno a me");
    expect(await ranks()).toEqual([23, 24, 25, 26]);
    expect(await tableIn(page).getAttribute("aria-label")).toBe("Torneo d’autunno: Intorno a me");
    await page.locator(tag).evaluate((host) => host.setAttribute("data-above", "0"));
    await expect.poll(ranks).toEqual([25, 26]);
    // The points to the rank above are known although no rank above is shown.
    expect(await text(page)).toContain("24º posto a 10 punti");
  });

  it("reports a missing id like a missing required attribute, and does not make a call", slow, async () => {
    const markup = `<${tag}><p>Classifica</p></${tag}>`;
    const { page, consoleMessages } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "error");
    const note = page.locator(`${tag} [part="error"]`);
    expect(await note.textContent()).toBe(
      "<vetrina-leaderboard> Non si mostra senza data-entity-id o data-competition-id.",
    );
    await page.getByText("Classifica", { exact: true }).waitFor();
    expect(await page.locator(tag).evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(200);
    expect(consoleMessages.warnings.join()).toContain("needs data-entity-id or data-competition-id");
    expect(gapiCalls(site)).toEqual([]);
  });
});

describe("the leaderboard of a competition", () => {
  const markup = `<${tag} data-competition-id="com-poker" data-top="3">Classifica</${tag}>`;

  it("shows the running contest, and subscribes to the next contest when a round ends", async () => {
    const { gamification } = site.sandbox.model;
    setStatus(gamification, "con-poker-1", "Active");
    const { page } = await openReady(markup);
    await page.getByText("Lega del poker · Girone A").waitFor();
    expect(subscriptions(site)).toEqual(["Subscribe con-poker-1"]);
    setStatus(gamification, "con-poker-1", "Finished");
    setStatus(gamification, "con-poker-2", "Finished");
    setStatus(gamification, "con-poker-3", "Active");
    await page.getByText("Lega del poker · Finale").waitFor();
    await inState(page, tag, "ready");
    await expect
      .poll(() => subscriptions(site))
      .toEqual(["Subscribe con-poker-1", "Unsubscribe con-poker-1", "Subscribe con-poker-3"]);
  });

  it("shows the start time before the first round, and a message for a contest without members", async () => {
    writeBoard(site, []);
    const { page } = await openPanel(site, boardMarkup + markup, "giulia");
    await expect.poll(() => page.locator(`${tag}[data-state="empty"]`).count()).toBe(2);
    await page.getByText("Al momento questa classifica non è disponibile.").waitFor();
    await page.getByText(/^Inizio della gara: \d{1,2}º? \w+ \d{4}, ore \d\d:\d\d$/).waitFor();
  });
});

describe("access to a leaderboard", () => {
  it("is possible for a visitor, and a login adds the player's rank", async () => {
    writeBoard(site, ladder(names));
    const { page } = await openPanel(site, `${boardMarkup}${modalMarkup}`);
    await inState(page, tag, "ready");
    expect(await rowsIn(page).count()).toBe(names.length);
    expect([await ownPlace(page).count(), await page.locator(`${tag} [aria-current]`).count()]).toEqual([
      0, 0,
    ]);
    expect(gapiCalls(site)).not.toContain("getMember");
    await page.getByText("Accedi per vedere la tua posizione").waitFor();
    await page.locator(tag).getByRole("button").click();
    await modalAcceptsClicks(page);
    await fillAndSend(page);
    await ownPlace(page).waitFor();
    await expect.poll(() => focused(page)).toBe("Classifica");
    expect(await page.getByText("Accedi per vedere la tua posizione").count()).toBe(0);
  });

  it("is possible for members without a rank, with a message but no invitation to play", async () => {
    writeBoard(site, ladder(["Anna", "Bea"]));
    const { page } = await openReady();
    expect(await text(page)).toBe("Non sei in questa classifica.");
    expect(await page.getByRole("button").count()).toBe(0);
  });

  it.each(["marco", "anna"])(
    "is denied to the restricted player %s, without a subscription to the leaderboard",
    slow,
    async (player) => {
      const { page } = await openPanel(site, boardMarkup, player);
      await inState(page, tag, "restricted");
      expect(await tableIn(page).count()).toBe(0);
      expect(await page.locator(tag).getByRole("button").count()).toBe(0);
      expect(subscriptions(site)).toEqual([]);
    },
  );

  itEach([["marco", "restricted", 200]], [["giulia", "ready", 600]])(
    "causes no layout shift for %s: a %s leaderboard shrinks to its content only below the viewport (X6)",
    async (player, state, maximum) => {
      writeBoard(site, ladder(names));
      const height = (page: Page) => page.locator(tag).evaluate((host) => host.clientHeight);
      const inView = await openPanel(site, boardMarkup, player);
      await inState(inView.page, tag, state);
      expect(await height(inView.page)).toBeGreaterThan(600);
      expect(await shifts(inView.page)).toEqual([]);
      const below = await openPanel(site, `<div style="height: 200vh"></div>${boardMarkup}`, player);
      await inState(below.page, tag, state);
      expect(await height(below.page)).toBeLessThan(maximum);
      expect(await shifts(below.page)).toEqual([]);
      if (state === "restricted") {
        for (const { page } of [inView, below]) {
          expect(await tableIn(page).count(), "tables").toBe(0);
          expect(await page.locator(tag).getByRole("button").count(), "buttons").toBe(0);
        }
        expect(subscriptions(site), "subscriptions").toEqual([]);
      }
    },
  );

  it("excludes the player's place after a logout in another tab (S33)", async () => {
    const { page } = await openReady();
    await ownPlace(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await ownPlace(page).waitFor({ state: "detached" });
    await inState(page, tag, "ready");
    expect(await page.locator("[aria-current]").count()).toBe(0);
  });
});

describe("a leaderboard after a failure", () => {
  it("reports a refused subscription, and retries by keyboard with Riprova", async () => {
    const { boards } = site.sandbox.model.gamification;
    const { snapshot } = boards;
    boards.snapshot = () => undefined;
    const { page } = await openPanel(site, boardMarkup, "giulia");
    await inState(page, tag, "error");
    await page.getByText("Non siamo riusciti a caricare la classifica.").waitFor();
    boards.snapshot = snapshot;
    await page.getByRole("button", { name: /^Riprova/ }).focus();
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
    expect(await focused(page)).toBe("Classifica");
  });

  it("shows the rows and a message that the member's place is missing, and the place after a retry", async () => {
    site.sandbox.fault({ match: "/gapi/getMember", status: 500 });
    const { page } = await openReady();
    await page.getByText("Non siamo riusciti a trovare la tua posizione.").waitFor();
    expect(await rowsIn(page).count()).toBeGreaterThan(3);
    site.sandbox.model.faults.clear();
    await page.getByRole("button", { name: /^Riprova/ }).click();
    await ownPlace(page).waitFor();
  });

  it(
    "keeps the rows under a message while the connection is lost, and then subscribes again",
    slow,
    async () => {
      const { page } = await openReady();
      const { faults } = site.sandbox.model.gamification;
      faults.apply("stop");
      await inState(page, tag, "reconnecting");
      await page.getByText("Riconnessione in corso…").waitFor();
      expect(await rowsIn(page).count()).toBeGreaterThan(3);
      faults.clear();
      await inState(page, tag, "ready");
      await expect.poll(() => subscriptions(site).length).toBe(2);
    },
  );
});
