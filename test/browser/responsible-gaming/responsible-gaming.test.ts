import { describe, expect, it } from "vitest";
import { accountPaths, type Fault } from "../../../sandbox/model";
import { fillAndSend, focused, modalMarkup, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { everythingIn, inState, neverOnline, openPanel, scrollsSideways, shifts } from "../support/panels";
import { useTestSite } from "../support/site";

const site = useTestSite();

const tag = "vetrina-responsible-gaming";
const slots = `<p slot="links"><a href="/#limiti">Autolimiti</a>, <a href="/#aiuto">servizi di aiuto</a></p>
  <p slot="legal">18+ Il gioco è vietato ai minori.</p>`;
const element = `<${tag}>${slots}</${tag}>`;
const calls = "responsible-gaming-service";
const connected = "Sessione aperta da 1 ora e 12 minuti.";

describe("what is in force", () => {
  it("a self-exclusion, with the session's length and the operator's links", async () => {
    const { page, overheard } = await openPanel(site, element, "marco");
    await inState(page, tag, "ready");
    const panel = page.getByRole("group", { name: "Gioco responsabile" });
    expect(await panel.getByRole("heading", { name: "Autoesclusione" }).isVisible()).toBe(true);
    expect(await panel.innerText()).toMatch(
      /Fine\s+\d+ \p{L}+ \d{4}, ore \d\d:\d\d\s+Codice\s+AE-2026-004172/u,
    );
    expect(await page.getByText(connected).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Autolimiti" }).isVisible()).toBe(true);
    expect([overheard.errors, overheard.warnings]).toEqual([[], []]);
  });

  it("a pause, and nothing at all", async () => {
    const { page } = await openPanel(site, element, "anna");
    await page.getByText("Tutti i giochi").waitFor();
    site.sandbox.model.players.setRestriction("anna", "none");
    await page.reload();
    await page.getByText("Sul tuo conto non sono in vigore autoesclusioni né pause di gioco.").waitFor();
    expect(await page.locator(tag).getByRole("listitem").count()).toBe(0);
  });
});

describe("when it is not", () => {
  it.each<readonly [string, Omit<Fault, "match">]>([
    ["500", { status: 500 }],
    ["HTML", { body: "html" }],
    ["a cut answer", { body: "malformed" }],
    ["a cut connection", { drop: true }],
  ])("with %s it says what failed, and Riprova works by keyboard", async (_, fault) => {
    site.sandbox.fault({ match: calls, ...fault });
    const { page } = await openPanel(site, element, "marco");
    await inState(page, tag, "error");
    await page.getByText("Non siamo riusciti a caricare le limitazioni del tuo conto.").waitFor();
    expect(await page.getByText(connected).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Riprova");
    await page.keyboard.press("Enter");
    await inState(page, tag, "ready");
    expect(await focused(page)).toBe("Gioco responsabile");
  });

  it("with one of the two calls it shows what the other knows, and says so, at 240 px and by keyboard", async () => {
    site.sandbox.fault({ match: accountPaths.statelessGamePauses, status: 500 });
    const { page } = await openPanel(site, element, "marco", { viewport: { width: 240, height: 800 } });
    await inState(page, tag, "ready");
    const sentence = page.getByText("Non siamo riusciti a verificare se sono in vigore pause di gioco.");
    expect(await sentence.isVisible()).toBe(true);
    expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
    expect([await axeViolations(page), await scrollsSideways(page)]).toEqual([[], false]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Riprova");
    await page.keyboard.press("Enter");
    await sentence.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Gioco responsabile");
    expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
  });

  it("offline it keeps the last answer with its time, and has none after a reload", async () => {
    const { page } = await openPanel(site, element, "marco");
    await inState(page, tag, "ready");
    await page.context().setOffline(true);
    await inState(page, tag, "stale");
    await page.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
    expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
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
  it("a visitor has the links and logs in by keyboard; the focus goes to what is in force", async () => {
    const { page } = await openPanel(site, element + modalMarkup);
    await inState(page, tag, "logged-out");
    expect(await page.getByRole("link", { name: "servizi di aiuto" }).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Accedi");
    await page.keyboard.press("Enter");
    await fillAndSend(page, "marco");
    await inState(page, tag, "ready");
    await expect.poll(() => focused(page)).toBe("Gioco responsabile");
    await page.getByText("Sessione aperta da meno di un minuto.").waitFor();
  });

  it("a logout in another tab leaves nothing of the player, nowhere in the page (S33)", async () => {
    const { page } = await openPanel(site, element, "marco");
    await inState(page, tag, "ready");
    expect(await everythingIn(page)).toMatch(
      /AE-2026-004172[^]*Sessione aperta|Sessione aperta[^]*AE-2026-004172/,
    );
    site.sandbox.fault({ match: calls, delay: 700 });
    const other = await page.context().newPage();
    await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await inState(page, tag, "logged-out");
    await painted(page);
    expect(await everythingIn(page)).not.toMatch(/AE-2026|Sessione aperta|Marco/);
  });
});

describe("looks", () => {
  it.each([240, 320, 1200])("at %d px: no violation, nothing scrolls sideways", async (width) => {
    site.sandbox.fault({ match: calls, delay: 1500, times: 2 });
    const { page } = await openPanel(site, element, "marco", { viewport: { width, height: 800 } });
    for (const state of ["loading", "ready"]) {
      await inState(page, tag, state);
      expect(await axeViolations(page), state).toEqual([]);
      expect(await scrollsSideways(page), state).toBe(false);
    }
  });

  it("dark: no violation", async () => {
    const dark = `<div data-vetrina-scheme="dark"><${tag}></${tag}></div>`;
    const { page } = await openPanel(site, dark, "anna");
    await inState(page, tag, "ready");
    expect(await axeViolations(page)).toEqual([]);
  });

  it("letters twice as large: nothing scrolls sideways", async () => {
    const large = `<div style="--vetrina-u: 2rem">${element}</div>`;
    const { page } = await openPanel(site, large, "marco", { viewport: { width: 320, height: 800 } });
    await inState(page, tag, "ready");
    expect(await scrollsSideways(page)).toBe(false);
  });

  it("forced colours: box and limits have edges", async () => {
    const { page } = await openPanel(site, element, "marco", { forcedColors: "active" });
    await inState(page, tag, "ready");
    const edges = await page.locator(tag).evaluate((host) =>
      [".card", ".limit"].map((selector) => {
        const piece = host.shadowRoot?.querySelector(selector) as Element;
        const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(piece);
        return borderTopStyle === "solid" && borderTopColor !== backgroundColor;
      }),
    );
    expect(edges).toEqual([true, true]);
  });

  it.each([320, 1280])("nothing jumps from the fallback to the answer, %d px wide (X6)", async (width) => {
    site.sandbox.fault({ match: calls, delay: 800, times: 2 });
    const { page } = await openPanel(site, element, "giulia", { viewport: { width, height: 800 } });
    await inState(page, tag, "loading");
    const height = () => page.locator(tag).evaluate((host) => host.getBoundingClientRect().height);
    const loading = await height();
    await inState(page, tag, "ready");
    await painted(page);
    expect(await height()).toBe(loading);
    expect(await shifts(page)).toEqual([]);
  });
});

it("tells the developer of empty slots", async () => {
  const { page, overheard } = await openPanel(site, `<${tag}><p slot="legal"></p></${tag}>`);
  await inState(page, tag, "logged-out");
  await expect.poll(() => overheard.warnings.join()).toMatch(/slot "links".*slot "legal"/s);
  expect(await page.getByText(/^Solo in sviluppo: lo slot «links» è vuoto/).isVisible()).toBe(true);
});
