import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accountPaths } from "../../../sandbox/model";
import { fillAndSend, focused, modalMarkup, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { scrollsSideways } from "../support/layout";
import { panelFailures } from "../support/panel-failures";
import { panelLooks } from "../support/panel-looks";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { everythingIn } from "../support/traces";

const site = useTestSite();

const tag = "vetrina-responsible-gaming";
const slots = `<p slot="links"><a href="/#limiti">Autolimiti</a>, <a href="/#aiuto">servizi di aiuto</a></p>
  <p slot="legal">18+ Il gioco è vietato ai minori.</p>`;
const markup = `<${tag}>${slots}</${tag}>`;
const panel = { tag, markup, player: "marco", call: "responsible-gaming-service" };
const connected = /^Sessione aperta da\s+1\s+ora\s+12\s+minuti\s*$/;

/** Opens the details of the restrictions by keyboard. */
const openDetails = (page: Page) => page.locator(`${tag} summary`).press("Enter");

describe("the current restrictions", () => {
  it("show a self-exclusion and the time left, with the session's length and the operator's links", async () => {
    const { page, consoleMessages } = await openPanel(site, markup, "marco");
    await inState(page, tag, "ready");
    const group = page.getByRole("group", { name: "Gioco responsabile" });
    expect(await page.locator(`${tag} .limits-time`).innerText(), "the time left").toMatch(
      /^Tempo rimanente\s+\d+\s+giorni/,
    );
    await openDetails(page);
    expect(await group.getByRole("heading", { name: "Autoesclusione" }).isVisible()).toBe(true);
    expect(await group.innerText()).toMatch(
      /Fine\s+\d+ \p{L}+ \d{4}, ore \d\d:\d\d\s+Codice\s+AE-2026-004172/u,
    );
    expect(await page.getByText(connected).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Autolimiti" }).isVisible()).toBe(true);
    expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
  });
});

describe("the time left", () => {
  itEach(["wide"] as const, ["usual"] as const)(
    "is on one line at 390 px with the %s font, like the dates",
    async (face) => {
      const { page } = await openPanel(site, markup, "marco", {
        viewport: { width: 390, height: 800 },
        face,
      });
      await openDetails(page);
      const lines = await page.locator(`${tag} :is(dd, .limits-time)`).evaluateAll((all) =>
        all.map((element) => {
          const range = element.ownerDocument.createRange();
          range.selectNodeContents(element);
          const { height } = range.getBoundingClientRect();
          return height / Number.parseFloat(getComputedStyle(element).lineHeight);
        }),
      );
      expect(lines).toHaveLength(4);
      expect(Math.max(...lines)).toBeLessThan(1.9);
    },
  );
});

describe("one failed call of two", () => {
  it("leaves the data of the other call visible at 240 px, with a note and a retry button", async () => {
    site.sandbox.fault({ match: accountPaths.statelessGamePauses, status: 500 });
    const { page } = await openPanel(site, markup, "marco", { viewport: { width: 240, height: 800 } });
    await inState(page, tag, "ready");
    const sentence = page.getByText("Non siamo riusciti a verificare se sono in vigore pause di gioco.");
    expect(await sentence.isVisible()).toBe(true);
    await openDetails(page);
    expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
    expect([await axeViolations(page), await scrollsSideways(page)]).toEqual([[], false]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("Riprova: Gioco responsabile");
    await page.keyboard.press("Enter");
    await sentence.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Gioco responsabile");
    expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
  });
});

describe("the responsible gaming panel", () => {
  it("shows a visitor the links, allows a login by keyboard, and then has the focus", async () => {
    const { page } = await openPanel(site, markup + modalMarkup);
    await inState(page, tag, "logged-out");
    expect(await page.getByRole("link", { name: "servizi di aiuto" }).isVisible()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Accedi");
    await page.keyboard.press("Enter");
    await fillAndSend(page, "marco");
    await inState(page, tag, "ready");
    await expect.poll(() => focused(page)).toBe("Gioco responsabile");
    await page.getByText(/^Sessione aperta da\s+meno di un minuto$/).waitFor();
  });

  it("removes all data of the player from the page after a logout in another tab (S33)", async () => {
    const { page } = await openPanel(site, markup, "marco");
    await inState(page, tag, "ready");
    expect(await everythingIn(page)).toMatch(
      /AE-2026-004172[^]*Sessione aperta|Sessione aperta[^]*AE-2026-004172/,
    );
    // From now on, calls of the panel get no response.
    await holdCalls(page, panel.call);
    const other = await page.context().newPage();
    await other.goto(`${site.sandbox.siteUrl}/?action=logout`);
    await inState(page, tag, "logged-out");
    await painted(page);
    expect(await everythingIn(page)).not.toMatch(/AE-2026|Sessione aperta|Marco/);
  });
});

// `npm test` runs these tests with the open bets, which use the same panel.
describe("behaviour shared by all account panels", slow, () => {
  panelFailures(site, {
    ...panel,
    label: "Gioco responsabile",
    sentence: "Non siamo riusciti a caricare le limitazioni del tuo conto.",
    async whenFailed(page) {
      expect(await page.getByText(connected).isVisible()).toBe(true);
    },
    async whenStale(page) {
      await openDetails(page);
      expect(await page.getByText("AE-2026-004172").isVisible()).toBe(true);
    },
  });

  panelLooks(site, {
    ...panel,
    boxes: ['[part~="card"]', '[part~="row"]'],
    usual: { player: "giulia", state: "ready" },
  });
});

it("the responsible gaming panel warns developers about empty slots", async () => {
  const { page, consoleMessages } = await openPanel(site, `<${tag}><p slot="legal"></p></${tag}>`);
  await inState(page, tag, "logged-out");
  await expect.poll(() => consoleMessages.warnings.join()).toMatch(/slot "links".*slot "legal"/s);
  expect(await page.getByText(/^Solo in sviluppo: lo slot «links» è vuoto/).isVisible()).toBe(true);
});
