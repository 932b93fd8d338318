import { describe, expect, it } from "vitest";
import type { Fault } from "../../../sandbox/model";
import { fillAndSend, focused, heard, modalMarkup, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { everythingIn, inState, neverOnline, openPanel, scrollsSideways, shifts } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-open-bets";
const element = `<${tag}>Scommesse aperte</${tag}>`;
const call = "betting-service";

const bet = (id: string) => ({
  id,
  placedAt: Date.parse("2026-11-20T23:05:00Z"),
  stake: 1234.5,
  potentialReturn: 2222.1,
  status: "open",
  legs: [{ event: `Evento ${id}`, market: "Esito finale", selection: "1", odds: 1.8 }],
});

describe("the player's bets", () => {
  it("are shown with legs, amounts, time by the site's clock and status", async () => {
    site.sandbox.model.players.setOpenBets("giulia", [bet("A")]);
    const { page, overheard } = await openPanel(site, element, "giulia");
    await inState(page, tag, "ready");
    const text = await page.getByRole("article", { name: "Singola" }).innerText();
    expect(text.replace(/\s+/g, " ")).toBe(
      "Singola In corso Evento A Esito finale: 1 Quota 1,80 Puntata 1.234,50 € Vincita potenziale 2.222,10 € " +
        "Data della giocata 21 novembre 2026, ore 00:05",
    );
    expect([overheard.errors, overheard.warnings]).toEqual([[], []]);
  });

  it("a malformed one leaves the others, and an unknown status is shown as it comes", async () => {
    const odd = [
      { ...bet("C"), legs: "?" },
      { ...bet("D"), id: "" },
    ];
    const last = { ...bet("B"), status: "IN_REVISIONE" };
    site.sandbox.model.players.setOpenBets("giulia", [bet("A"), ...odd, last] as never);
    const { page } = await openPanel(site, element, "giulia");
    await inState(page, tag, "ready");
    expect(await page.getByText(/^Evento /).allTextContents()).toEqual(["Evento A", "Evento B"]);
    expect(await page.getByText("IN_REVISIONE").isVisible()).toBe(true);
  });

  it("restricted players see theirs too", async () => {
    site.sandbox.model.players.setOpenBets("marco", [bet("A")]);
    const { page } = await openPanel(site, element, "marco");
    await page.getByText("Evento A").waitFor();
    await inState(page, tag, "ready");
  });

  it("all of them by keyboard: the button keeps the focus, and one call is made", async () => {
    const { page } = await openPanel(site, `<${tag} data-limit="1"></${tag}>`, "giulia");
    await inState(page, tag, "ready");
    const articles = page.locator(tag).getByRole("article");
    expect(await articles.count()).toBe(1);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Mostra tutte (3)");
    await page.keyboard.press("Enter");
    await expect.poll(() => articles.count()).toBe(3);
    expect(await focused(page)).toBe("Mostra meno");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press(" ");
    await expect.poll(() => articles.count()).toBe(1);
    expect(await focused(page)).toBe("Mostra tutte (3)");
    expect(heard(site, "GET", call)).toHaveLength(1);
  });

  it("a wrong number of the author's is told in words, and the default counts", async () => {
    const { page, overheard } = await openPanel(site, `<${tag} data-limit="molte"></${tag}>`, "giulia");
    await inState(page, tag, "ready");
    expect(await page.locator(tag).getByRole("article").count()).toBe(3);
    expect(overheard.warnings.join()).toMatch(/data-limit="molte".*a number from 1 to 100/);
  });
});

describe("when there are none to show", () => {
  it("none: one sober sentence", async () => {
    const { page } = await openPanel(site, element, "anna");
    await inState(page, tag, "empty");
    expect(await page.getByText("Non hai scommesse aperte.").isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each<readonly [string, Omit<Fault, "match">]>([
    ["500", { status: 500 }],
    ["HTML", { body: "html" }],
    ["a cut answer", { body: "malformed" }],
    ["a cut connection", { drop: true }],
  ])("with %s it says what failed, and Riprova works by keyboard", async (_, fault) => {
    site.sandbox.fault({ match: call, ...fault });
    const { page } = await openPanel(site, element, "giulia");
    await inState(page, tag, "error");
    await page.getByText("Non siamo riusciti a caricare le tue scommesse aperte.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Riprova");
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
    expect(await focused(page)).toBe("Scommesse aperte");
  });

  it("offline it keeps the last bets with their time, and has none after a reload", async () => {
    const { page } = await openPanel(site, element, "giulia");
    await inState(page, tag, "ready");
    await page.context().setOffline(true);
    await inState(page, tag, "stale");
    await page.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
    expect(await page.locator(tag).getByRole("article").count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await inState(page, tag, "ready");
    await neverOnline(page);
    await page.reload();
    await inState(page, tag, "offline");
    await page.getByText("Sei offline.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("visitors and players", () => {
  it("a visitor logs in by keyboard, and the focus goes to the bets", async () => {
    const { page } = await openPanel(site, element + modalMarkup);
    await inState(page, tag, "logged-out");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Accedi");
    await page.keyboard.press("Enter");
    await fillAndSend(page);
    await inState(page, tag, "ready");
    await expect.poll(() => focused(page)).toBe("Scommesse aperte");
  });

  it("a logout in another tab leaves no bet, nowhere in the page (S33)", async () => {
    const { page } = await openPanel(site, element, "giulia");
    await inState(page, tag, "ready");
    expect(await everythingIn(page)).toContain("Inter – Torino");
    const other = await page.context().newPage();
    await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await inState(page, tag, "logged-out");
    await painted(page);
    expect(await everythingIn(page)).not.toMatch(/Inter|Puntata|Giulia/);
  });
});

describe("looks", () => {
  it.each([240, 320, 1200])("at %d px: no violation, nothing scrolls sideways", async (width) => {
    site.sandbox.fault({ match: call, delay: 1500, times: 1 });
    const { page } = await openPanel(site, element, "giulia", { viewport: { width, height: 800 } });
    for (const state of ["loading", "ready"]) {
      await inState(page, tag, state);
      expect(await axeViolations(page), state).toEqual([]);
      expect(await scrollsSideways(page), state).toBe(false);
    }
  });

  it("dark: no violation", async () => {
    const dark = `<div data-vetrina-scheme="dark">${element}</div>`;
    const { page } = await openPanel(site, dark, "giulia");
    await inState(page, tag, "ready");
    expect(await axeViolations(page)).toEqual([]);
  });

  it("letters twice as large: nothing scrolls sideways", async () => {
    const large = `<div style="--vetrina-u: 2rem">${element}</div>`;
    const { page } = await openPanel(site, large, "giulia", { viewport: { width: 320, height: 800 } });
    await inState(page, tag, "ready");
    expect(await scrollsSideways(page)).toBe(false);
  });

  it("forced colours: box and bets have edges", async () => {
    const { page } = await openPanel(site, element, "giulia", { forcedColors: "active" });
    await inState(page, tag, "ready");
    const edges = await page.locator(tag).evaluate((host) =>
      [".card", ".bet"].map((selector) => {
        const piece = host.shadowRoot?.querySelector(selector) as Element;
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(piece);
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true]);
  });

  it.each([320, 1280])("nothing jumps from the fallback to the answer, %d px wide (X6)", async (width) => {
    site.sandbox.fault({ match: call, delay: 800, times: 1 });
    const { page } = await openPanel(site, element, "anna", { viewport: { width, height: 800 } });
    await inState(page, tag, "loading");
    const height = () => page.locator(tag).evaluate((host) => host.getBoundingClientRect().height);
    const loading = await height();
    await inState(page, tag, "empty");
    await painted(page);
    expect(await height()).toBe(loading);
    expect(await shifts(page)).toEqual([]);
  });
});
