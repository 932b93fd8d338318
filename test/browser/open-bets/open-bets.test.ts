import { describe, expect, it } from "vitest";
import { fillAndSend, focused, receivedCalls, modalMarkup, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { panelFailures } from "../support/panel-failures";
import { panelLooks } from "../support/panel-looks";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { everythingIn } from "../support/traces";

const site = useTestSite();

const tag = "vetrina-open-bets";
const markup = `<${tag}>Scommesse aperte</${tag}>`;
/** Height that `vetrina.css` reserves: 17 units of 16 pixels. */
const reservedHeight = 272;
const panel = { tag, markup, player: "giulia", call: "betting-service" };

const bet = (id: string) => ({
  id,
  placedAt: Date.parse("2026-11-20T23:05:00Z"),
  stake: 1234.5,
  potentialReturn: 2222.1,
  status: "open",
  legs: [{ event: `Evento ${id}`, market: "Esito finale", selection: "1", odds: 1.8 }],
});

describe("the player's bets", () => {
  it("show their legs, amounts, time and status, with a different symbol if the status is unknown", async () => {
    const bets = [bet("A"), { ...bet("B"), status: "IN_REVISIONE" }];
    site.sandbox.model.players.change("giulia", { openBets: bets });
    const { page, consoleMessages } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "ready");
    const text = await page.getByRole("article", { name: "Singola" }).first().innerText();
    expect(text.replace(/\s+/g, " ")).toBe(
      "Singola In corso Evento A Esito finale: 1 Quota 1,80 Puntata 1.234,50 € Vincita potenziale 2.222,10 € " +
        "Giocata il 21 novembre 2026, ore 00:05",
    );
    const chips = await page
      .locator(`${tag} [part~="badge"]`)
      .evaluateAll((all) =>
        all.map((chip) => [chip.textContent, chip.querySelector("svg path")?.getAttribute("d")]),
      );
    expect(
      chips.map(([word]) => word),
      "words of the status",
    ).toEqual(["In corso", "IN_REVISIONE"]);
    expect(new Set(chips.map(([, shape]) => shape)).size, "symbols of the status").toBe(2);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });

  it("are shown even to restricted players, and replaced by one sentence if no bet is open", async () => {
    site.sandbox.model.players.change("marco", { openBets: [bet("A")] });
    const { page } = await openPanel(site, markup, "marco");
    await page.getByText("Evento A").waitFor();
    await inState(page, tag, "ready");
    site.sandbox.model.players.change("marco", { openBets: [] });
    await page.reload();
    await inState(page, tag, "empty");
    expect(await page.getByText("Non hai scommesse aperte.").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  it("can all be shown by keyboard without another call, and the button keeps the focus", async () => {
    const { page } = await openPanel(site, `<${tag} data-limit="1"></${tag}>`, "giulia");
    await inState(page, tag, "ready");
    const articles = page.locator(tag).getByRole("article");
    const ring = (selector: string) =>
      page.locator(`${tag} ${selector}`).evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await articles.count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Mostra tutte (3)");
    expect(await ring("button"), "ring after Tab").toBe("solid");
    await page.keyboard.press("Enter");
    await expect.poll(() => articles.count()).toBe(3);
    expect(await focused(page)).toBe("Mostra meno");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press(" ");
    await expect.poll(() => articles.count()).toBe(1);
    expect(await focused(page)).toBe("Mostra tutte (3)");
    expect(receivedCalls(site, "GET", panel.call)).toHaveLength(1);
    // Focuses the heading by script.
    await page.locator(`${tag} h2`).evaluate((title) => {
      title.setAttribute("tabindex", "-1");
      (title as HTMLElement).focus();
    });
    expect(await page.locator(`${tag} h2`).evaluate((title) => title.matches(":focus-visible"))).toBe(true);
    expect(await ring("h2"), "ring of the heading").toBe("none");
    await page.keyboard.press("Tab");
    expect(await ring("button"), "ring after the heading").toBe("solid");
  });
});

describe("the panel of bets", () => {
  it("lets a visitor log in by keyboard, and then has the focus", async () => {
    const { page } = await openPanel(site, markup + modalMarkup);
    await inState(page, tag, "logged-out");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Accedi");
    await page.keyboard.press("Enter");
    await fillAndSend(page);
    await inState(page, tag, "ready");
    await expect.poll(() => focused(page)).toBe("Scommesse aperte");
  });

  it("removes all bets from the page after a logout in another tab (S33)", async () => {
    const { page } = await openPanel(site, markup, "giulia");
    await inState(page, tag, "ready");
    expect(await everythingIn(page)).toContain("Inter – Torino");
    const other = await page.context().newPage();
    await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await inState(page, tag, "logged-out");
    await painted(page);
    expect(await everythingIn(page)).not.toMatch(/Inter|Puntata|Giulia/);
  });
});

itEach(["wide"] as const, ["usual"] as const)(
  "at 240 px with the %s font, the panel of bets grows only when its data arrives (X6)",
  async (face) => {
    const options = { viewport: { width: 240, height: 800 }, face, held: panel.call };
    const { page, release } = await openPanel(site, markup, "giulia", options);
    const height = () => page.locator(tag).evaluate((host) => host.getBoundingClientRect().height);
    await inState(page, tag, "loading");
    await painted(page);
    expect(await height()).toBe(reservedHeight);
    await release();
    await inState(page, tag, "ready");
    expect(await height()).toBeGreaterThan(reservedHeight);
  },
);

panelFailures(site, {
  ...panel,
  label: "Scommesse aperte",
  sentence: "Non siamo riusciti a caricare le tue scommesse aperte.",
  async whenStale(page) {
    expect(await page.locator(tag).getByRole("article").count()).toBe(3);
  },
});

panelLooks(site, {
  ...panel,
  boxes: ['[part~="card"]', '[part~="row"]', '[part~="badge"]'],
  usual: { player: "anna", state: "empty" },
});
