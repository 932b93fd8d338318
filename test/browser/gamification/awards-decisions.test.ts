import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { focused, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { closeDetails, openDetails, openReceipt, textIn } from "../support/cards";
import { countCalls } from "../support/gamification-panels";
import { holdBrokerCalls } from "../support/hold";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { card, focusedCard, fromNow, giveAwards, hour, openAwards, tag } from "./awards";

const site = useTestSite();

const name = "Premio 0";
const claim = new RegExp(`^Riscuoti: ${name}$`);
const decline = new RegExp(`^Rifiuta: ${name}$`);

const claimed = "Riscosso: lo trovi nel tuo conto.";

const minute = 60_000;

/** Moves the time of the page and of the platform. */
async function passMinute(page: Page) {
  site.sandbox.model.clock.advance(minute);
  await page.clock.fastForward(minute);
}

const markup = `<${tag} data-lifecycle="all"></${tag}>`;

/** The page with one award that can be claimed, and its card. */
async function openOne(change: object = {}) {
  giveAwards(site, [change]);
  const { page } = await openAwards(site, markup);
  const award = card(page, name);
  return { page, award, claim: award.getByRole("button", { name: claim }), button: buttonIn(award) };
}

const buttonIn = (award: Locator) => (label: RegExp) => award.getByRole("button", { name: label });

describe("claiming an award (G2)", () => {
  it("happens once for a double click, keeps the focus on the card, and shows the result in a receipt", async () => {
    const h = await openOne();
    await h.claim.dblclick();
    await h.award.getByText(claimed).waitFor();
    expect(countCalls(site, "claimAwards")).toBe(1);
    expect(await focusedCard(h.page)).toBe(name);
    expect(await h.claim.count()).toBe(0);
    expect(await textIn(await openReceipt(h.award))).toMatch(
      /^Ricevuta \d+º? \p{L}+ \d{4}, ore \d\d:\d\d Copia il riferimento$/u,
    );
    expect(await axeViolations(h.page)).toEqual([]);
    await (await openDetails(h.award)).getByText("Riscosso", { exact: true }).waitFor();
  });

  it("leaves the control pending while the reply is slow, even by keyboard", async () => {
    const h = await openOne();
    const release = holdBrokerCalls(site, "claimAwards");
    await h.claim.focus();
    await h.page.keyboard.press("Enter");
    const pending = h.button(/^Riscossione…: /);
    await pending.waitFor();
    expect(await pending.getAttribute("aria-disabled")).toBe("true");
    expect(await h.button(decline).getAttribute("aria-disabled")).toBe("true");
    expect(await focused(h.page)).toBe(`Riscossione…: ${name}`);
    await h.page.keyboard.press("Enter");
    await h.button(decline).click({ force: true });
    release();
    await h.award.getByText(claimed).waitFor();
    expect([countCalls(site, "claimAwards"), countCalls(site, "declineAwards")]).toEqual([1, 0]);
    expect(await focusedCard(h.page)).toBe(name);
  });

  it("restores the controls and keeps the focus after an error, and another attempt works", async () => {
    const h = await openOne();
    site.sandbox.fault({ match: "/gapi/claimAwards", status: 500, times: 1 });
    await h.claim.focus();
    await h.page.keyboard.press("Enter");
    await h.award.getByText("La richiesta non è stata accolta.").waitFor();
    expect(await focused(h.page)).toBe(`Riscuoti: ${name}`);
    expect(await axeViolations(h.page)).toEqual([]);
    await h.page.keyboard.press("Enter");
    await h.award.getByText(claimed).waitFor();
    expect(countCalls(site, "claimAwards")).toBe(2);
  });

  it("is resolved by a read, and not resent, if its reply is lost with the connection", slow, async () => {
    const h = await openOne();
    site.sandbox.fault({ match: "/gapi/claimAwards", drop: true, times: 1 });
    await h.claim.click();
    await h.award.getByText(claimed).waitFor({ timeout: 30_000 });
    expect(countCalls(site, "claimAwards")).toBe(1);
  });

  it(
    "is reported if its outcome is unknown, and becomes available again only after the member reads the award",
    slow,
    async () => {
      const h = await openOne();
      site.sandbox.fault({ match: "/gapi/claimAwards", body: "empty", times: 1 });
      await h.claim.click();
      await h.award
        .getByText(/^Non sappiamo se la richiesta inviata .* sia arrivata/)
        .waitFor({ timeout: 30_000 });
      expect(await h.claim.count()).toBe(0);
      expect(await focusedCard(h.page)).toBe(name);
      await h.button(/^Controlla adesso: /).focus();
      await h.page.keyboard.press("Enter");
      await h.claim.waitFor();
      expect(await focusedCard(h.page)).toBe(name);
      await h.claim.click();
      await h.award.getByText(claimed).waitFor();
      expect(countCalls(site, "claimAwards")).toBe(2);
    },
  );

  it(
    "shows its result, and does not offer the award again, even if the platform first returns stale data",
    slow,
    async () => {
      const h = await openOne();
      const offers: number[] = [];
      site.sandbox.model.gamification.faults.apply("staleRead");
      await h.claim.click();
      await h.award.getByText(claimed).waitFor({ timeout: 30_000 });
      offers.push(await h.claim.count());
      const details = await openDetails(h.award);
      await details.getByText("Riscosso", { exact: true }).waitFor({ timeout: 30_000 });
      offers.push(await h.claim.count());
      expect(offers).toEqual([0, 0]);
    },
  );

  it("becomes possible or ends while the page is open, and keeps the focus on the card of an expired award", async () => {
    const opensLater = { activeFrom: fromNow(site, minute), activeUntil: fromNow(site, 90 * hour) };
    giveAwards(site, [{ activeUntil: fromNow(site, minute) }, opensLater]);
    const { page } = await openAwards(site, markup);
    await page.clock.install();
    await page.reload();
    await inState(page, tag, "ready");
    const expiring = card(page, name);
    const opening = card(page, "Premio 1");
    const claimOf = (award: Locator) => award.getByRole("button", { name: /^Riscuoti: / });
    await opening.getByText(/^Riscossione possibile (oggi al|domani)/).waitFor();
    expect(await claimOf(opening).count(), "before its start").toBe(0);
    const details = await openDetails(opening);
    await details.getByText(/^La riscossione si apre (il |l’)\d/).waitFor();
    await closeDetails(details);

    await claimOf(expiring).focus();
    await passMinute(page);
    await expiring.getByText("Scaduto", { exact: true }).waitFor();
    expect(await claimOf(expiring).count(), "after its end").toBe(0);
    expect(await focusedCard(page)).toBe(name);
    await claimOf(opening).waitFor();
    await (await openDetails(expiring)).getByText("Il tempo per riscuoterlo è finito.").waitFor();
  });

  it.each([
    ["Expired", 100, "Scaduto"],
    ["Expired", 115, "Scaduto"],
    [undefined, 115, "Scaduto"],
    ["Expired", 15, "Scaduto"],
    ["Cancelled", 101, "Annullato"],
    ["Held", 25, "In verifica"],
  ])(
    "is not possible for an award with the status %s and the code %s",
    slow,
    async (status, statusCode, text) => {
      const h = await openOne({ status, statusCode });
      await h.award.getByText(text, { exact: true }).waitFor();
      expect(await h.award.getByRole("button").allInnerTexts()).toEqual([name]);
    },
  );
});

describe("declining an award (G2)", () => {
  it("requires a confirmation that states that it is final, and then shows the new status", async () => {
    const h = await openOne();
    await h.button(decline).click();
    await h.award.getByText(/Il rifiuto è definitivo/).waitFor();
    expect(countCalls(site, "declineAwards")).toBe(0);
    expect(await axeViolations(h.page)).toEqual([]);
    await h.button(/^Sì, rifiuta: /).click();
    await h.award.getByText("Rifiutato.", { exact: true }).waitFor();
    expect([countCalls(site, "declineAwards"), countCalls(site, "claimAwards")]).toEqual([1, 0]);
    expect(await focusedCard(h.page)).toBe(name);
    await h.award.locator(".receipt").waitFor();
    await (await openDetails(h.award)).getByText("Rifiutato", { exact: true }).waitFor();
  });

  it("does not happen on No, Esc or two presses of Enter, and still requires confirmation after an error", async () => {
    const h = await openOne();
    await h.button(decline).focus();
    await h.page.keyboard.press("Enter");
    expect(await focused(h.page)).toBe(`No, indietro: ${name}`);
    await h.page.keyboard.press("Escape");
    await expect.poll(() => focused(h.page)).toBe(`Rifiuta: ${name}`);
    await h.page.keyboard.press("Enter");
    await h.page.keyboard.press("Enter");
    await expect.poll(() => focused(h.page)).toBe(`Rifiuta: ${name}`);
    expect([countCalls(site, "declineAwards"), countCalls(site, "claimAwards")]).toEqual([0, 0]);

    site.sandbox.fault({ match: "/gapi/declineAwards", status: 500, times: 1 });
    await h.page.keyboard.press("Enter");
    await h.button(/^Sì, rifiuta: /).focus();
    await h.page.keyboard.press("Enter");
    await h.award.getByText("La richiesta non è stata accolta.").waitFor();
    expect(await focused(h.page), "after an error").toBe(`Sì, rifiuta: ${name}`);
  });

  itEach([240], [390, 800, 1440])(
    "has buttons as large as the claim button, and no effect on a double click, at %d px",
    async (width) => {
      const { page, button } = await openOne();
      await page.setViewportSize({ width, height: 900 });
      const sizes = async () => {
        const boxes = await Promise.all(
          (await card(page, name).locator(".choices button").all()).map((button) => button.boundingBox()),
        );
        return boxes.map((box) => [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]);
      };
      const looks = () =>
        card(page, name)
          .locator(".choices button")
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { backgroundColor, color, borderColor, fontWeight, fontSize } = getComputedStyle(button);
              return [backgroundColor, color, borderColor, fontWeight, fontSize].join();
            }),
          );
      for (const isAsked of [false, true]) {
        if (isAsked) await button(decline).click();
        await page.mouse.move(0, 0);
        const [first, second] = await sizes();
        expect(first).toEqual(second);
        expect(Math.min(...(first ?? [0]))).toBeGreaterThanOrEqual(40);
        await expect.poll(async () => new Set(await looks()).size).toBe(1);
      }

      await button(/^No, indietro: /).click();
      await button(decline).dblclick();
      await painted(page);
      const box = await button(/^(Rifiuta|No, indietro): /).boundingBox();
      expect(box).not.toBeNull();
      expect(countCalls(site, "declineAwards"), "after a double click").toBe(0);
    },
  );
});
