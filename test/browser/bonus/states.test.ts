import { describe, expect, it } from "vitest";
import { receivedCalls, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { shifts } from "../support/layout";
import { neverOnline } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import { boxOf, cards, carousel, inState, openBonuses, publish } from "./bonuses";

const site = useTestSite();
const markup = `<h1>Prova</h1><${carousel}>Promozioni</${carousel}>`;
const call = "bonus-manager";
const limits = "responsible-gaming-service";

const hour = 60 * 60 * 1000;
const total = (all: Awaited<ReturnType<typeof shifts>>) => all.reduce((sum, [value]) => sum + value, 0);

describe("a carousel with nothing to show (C8)", () => {
  itEach(
    [["status 500", () => site.sandbox.fault({ match: call, status: 500 })]] as const,
    [
      ["status 204", () => site.sandbox.fault({ match: call, status: 204, body: "empty" })],
      ["an empty list", () => publish(site, 0)],
      [
        "all expired",
        () => publish(site, 3, () => ({ dateExpiration: site.sandbox.model.clock.now() - hour })),
      ],
    ] as const,
  )("takes up no space and does not load the slider: %s", async (_, prepare) => {
    prepare();
    const { page } = await openBonuses(site, markup, { isNewVisitor: true });
    await inState(page, carousel, "empty");
    await painted(page);
    expect((await boxOf(page, carousel)).height).toBe(0);
    expect(await cards(page).count()).toBe(0);
    expect(site.libraryRequests()).not.toContain("slider");
    expect(await axeViolations(page)).toEqual([]);
  });

  it("takes up no space while no bonus has the given id, and shows the bonus of a new id", async () => {
    publish(site, 3);
    const { page, consoleMessages } = await openBonuses(site, `<${carousel} data-ids="altro"></${carousel}>`);
    await inState(page, carousel, "empty");
    await expect
      .poll(() => consoleMessages.warnings)
      .toEqual([expect.stringContaining(`<${carousel}> data-ids: no bonus altro`)]);
    expect((await boxOf(page, carousel)).height).toBe(0);
    await page.locator(carousel).evaluate((host: HTMLElement) => (host.dataset.ids = "promo-2"));
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(1);
  });

  it("causes no layout shift when it becomes hidden below the viewport, and only a small one in the viewport (design 3.9.4)", async () => {
    publish(site, 0);
    const below = await openBonuses(site, `<div style="height: 2000px"></div>${markup}`);
    await inState(below.page, carousel, "empty");
    await painted(below.page);
    expect(total(await shifts(below.page))).toBe(0);
    const inside = await openBonuses(site, markup, { held: call });
    await inState(inside.page, carousel, "loading");
    await painted(inside.page);
    await inside.release();
    await inState(inside.page, carousel, "empty");
    await painted(inside.page);
    const measured = total(await shifts(inside.page));
    console.info(`layout shift of a hidden section in view, 390 × 800: ${measured.toFixed(3)}`);
    expect(measured).toBeGreaterThan(0);
    expect(measured).toBeLessThan(0.5);
  });
});

describe("the bonus carousel for a restricted player", () => {
  itEach(["marco"], ["anna"])("does not show %s a bonus or an empty box", async (player) => {
    publish(site, 3);
    const { page } = await openBonuses(site, markup, { player });
    await inState(page, carousel, "restricted");
    await painted(page);
    expect((await boxOf(page, carousel)).height).toBe(0);
    expect(await everythingIn(page)).not.toMatch(/€ di bonus|Vai al bonus|mobile\.svg/);
  });

  it("does not show a bonus before the limits are known, and reads the limits again after a failure on a press of Riprova", async () => {
    publish(site, 3);
    const { page, release } = await openBonuses(site, markup, { player: "giulia", held: limits });
    await inState(page, carousel, "loading");
    await expect.poll(() => receivedCalls(site, "GET", call)).toHaveLength(1);
    await painted(page);
    expect(await cards(page).count()).toBe(0);
    await release();
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(3);
    site.sandbox.fault({ match: limits, status: 500 });
    await page.reload();
    await inState(page, carousel, "error");
    await page.getByText("Non siamo riusciti a verificare i limiti di gioco del tuo conto.").waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.getByRole("button", { name: "Riprova" }).press("Enter");
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(3);
  });
});

describe("a list that shows why it has no bonuses (C8)", () => {
  const grid = `<h1>Bonus</h1><${carousel} data-variant="grid"></${carousel}>`;
  const message = `<h1>Prova</h1><${carousel} data-empty="message"></${carousel}>`;

  itEach([["a grid", grid]], [["data-empty=message", message]])(
    "explains for %s why there are no bonuses, and takes up no space with data-empty=hide",
    async (_, body) => {
      publish(site, 0);
      const hiding = `<${carousel} id="hiding" data-variant="grid" data-empty="hide"></${carousel}>`;
      const { page } = await openBonuses(site, body + hiding);
      await inState(page, `${carousel}:not(#hiding)`, "empty");
      await inState(page, "#hiding", "empty");
      await page.getByText("Nessuna promozione in corso.").waitFor();
      expect((await boxOf(page, "#hiding")).height, "the box with data-empty=hide").toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("shows the bonuses if a retry succeeds after a status other than 200", async () => {
    publish(site, 3);
    site.sandbox.fault({ match: call, status: 503 });
    const { page } = await openBonuses(site, grid);
    await inState(page, carousel, "error");
    await page.getByText("Non siamo riusciti a caricare i bonus.").waitFor();
    site.sandbox.model.faults.clear();
    await page.getByRole("button", { name: "Riprova" }).press("Enter");
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(3);
  });

  itEach(
    [["marco", "È in corso un’autoesclusione: i bonus non sono disponibili."]],
    [["anna", "È in corso una pausa di gioco: i bonus non sono disponibili."]],
  )("shows %s the restriction, its end and the operator’s links", async (player, sentence) => {
    publish(site, 3);
    const { page } = await openBonuses(site, grid, {
      player,
      config: { account: { responsibleGamingUrl: "/limiti", helpUrl: "/aiuto" } },
    });
    await inState(page, carousel, "restricted");
    await page.getByText(sentence).waitFor();
    await page.getByRole("link", { name: "Autolimiti e autoesclusione" }).waitFor();
    await page.getByRole("link", { name: "Servizi di aiuto" }).waitFor();
    expect(await everythingIn(page)).not.toMatch(/€ di bonus|Vai al bonus|mobile\.svg/);
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe("the bonus carousel after a failed call", () => {
  it("shows an error message, and loads the bonuses when Riprova is pressed by keyboard", async () => {
    publish(site, 3);
    site.sandbox.fault({ match: call, drop: true });
    const { page } = await openBonuses(site, markup);
    await inState(page, carousel, "error");
    await page.getByText("Non siamo riusciti a caricare i bonus.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(3);
  });

  it(
    "keeps the last bonuses offline with the time of their data, even after a reload, but not in a new tab",
    slow,
    async () => {
      publish(site, 3);
      const { page } = await openBonuses(site, markup);
      await inState(page, carousel, "ready");
      await page.context().setOffline(true);
      await inState(page, carousel, "stale");
      await page.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
      expect(await cards(page).count()).toBe(3);
      expect(await axeViolations(page)).toEqual([]);
      await page.context().setOffline(false);
      await inState(page, carousel, "ready");
      await neverOnline(page);
      await page.reload();
      await inState(page, carousel, "stale");
      await page.getByText(/^Dati delle \d\d:\d\d\.$/).waitFor();
      expect(await cards(page).count()).toBe(3);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await inState(page, carousel, "offline");
      await page.getByText("Sei offline.").waitFor();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});
