import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { shifts } from "../support/layout";
import { useTestSite } from "../support/site";
import { everythingIn } from "../support/traces";
import { boxOf, detail, inState, openBonuses, publish } from "./bonuses";

const site = useTestSite();
const markup = `<${detail}>Dettaglio del bonus</${detail}>`;

describe("one bonus", () => {
  it("is found by the address's promoId: title as h1, dates, conditions and the whole description, links", async () => {
    const query = "?card=benvenuto-scommesse";
    const { page, overheard } = await openBonuses(site, markup, { query });
    await inState(page, detail, "ready");
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([
      "Bonus di benvenuto scommesse",
    ]);
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "Promozione di benvenuto",
    ]);
    expect(await page.getByText("Condizioni:").isVisible()).toBe(true);
    expect(await page.getByRole("table").isVisible()).toBe(true);
    expect(await page.locator(`${detail} time`).count()).toBe(3);
    expect(await page.getByRole("link", { name: "Vai al tuo conto" }).getAttribute("href")).toBe(
      `${site.sandbox.siteUrl}/conto`,
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(overheard.errors).toEqual([]);
  });

  it("is found by its sgadId, and by an attribute before the address; a phone fetches one picture, the narrow one", async () => {
    publish(site, 3, (index) => ({ sgadId: `S-${index}`, urlImageMobile: `/test/mobile.svg?${index}` }));
    const body = `<h1>Prova</h1><${detail} data-card="S-2" data-heading-level="2"></${detail}>`;
    const { page, asked } = await openBonuses(site, body, { query: "?card=promo-1" });
    await inState(page, detail, "ready");
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Bonus 2"]);
    await expect.poll(() => asked.filter((path) => path.includes(".svg"))).toEqual(["/test/mobile.svg?2"]);
    await page.locator(detail).evaluate((host: HTMLElement) => (host.dataset.card = "promo-3"));
    await page.getByRole("heading", { name: "Bonus 3" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("a link to the very page is left out", async () => {
    const address = "/test/bonus?card=promo-1";
    publish(site, 1, () => ({ ctaPrimaryLink: "", quickLinkPromo: address, urlReadMore: "/blog" }));
    const { page } = await openBonuses(site, markup, { query: "?card=promo-1" });
    await inState(page, detail, "ready");
    expect(await page.getByRole("link").allTextContents()).toEqual(["Vai al bonus 1", "Approfondisci"]);
  });

  it("what is hostile in it is words, and what is over goes by itself", async () => {
    const { page } = await openBonuses(site, markup, { query: "?card=carte-tavoli" });
    await inState(page, detail, "ready");
    const written = await everythingIn(page);
    expect(written).toContain("10 € di bonus per i tavoli di carte.");
    expect(written).not.toMatch(/onerror|onclick|bonusHasRun|javascript:|password|<form/);
    expect(await page.evaluate(() => "bonusHasRun" in globalThis)).toBe(false);
    publish(site, 1, () => ({ dateExpiration: site.sandbox.model.clock.now() + 5000 }));
    await page.goto(`${site.sandbox.siteUrl}/test/bonus?card=promo-1`);
    await inState(page, detail, "ready");
    await inState(page, detail, "empty");
  });
});

describe("no bonus", () => {
  it.each(["?card=mai-esistito", "?card=lotterie-autunno", ""])(
    "%j: a sober sentence and a link back, never a blank",
    async (query) => {
      const body = `<${detail} data-back-url="/blog"></${detail}>`;
      const { page } = await openBonuses(site, body, { query });
      await inState(page, detail, "empty");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Bonus non disponibile");
      expect(await page.getByRole("link", { name: "Torna alle promozioni" }).getAttribute("href")).toBe(
        "/blog",
      );
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("a restricted player reads that the section is not available, and nothing of the bonus", async () => {
    const { page } = await openBonuses(site, markup, { query: "?card=benvenuto-scommesse", player: "marco" });
    await inState(page, detail, "restricted");
    await page.getByText("Questa sezione non è al momento disponibile per il tuo conto.").waitFor();
    expect(await everythingIn(page)).not.toMatch(/primo deposito|Vai al tuo conto/);
  });

  it("a failure is told, and Riprova brings the bonus", async () => {
    site.sandbox.fault({ match: "bonus-manager", status: 500 });
    const { page } = await openBonuses(site, `<h1>Prova</h1>${markup}`, { query: "?card=poker-tornei" });
    await inState(page, detail, "error");
    await page.getByText("Non siamo riusciti a caricare questo bonus.").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    site.sandbox.model.faults.clear();
    await page.getByRole("button", { name: "Riprova" }).press("Enter");
    await inState(page, detail, "ready");
  });
});

it.each([390, 1440])("at %d px the box only grows below what is in view", async (width) => {
  site.sandbox.fault({ match: "bonus-manager", delay: 600 });
  const query = "?card=totocalcio-sistema";
  const { page } = await openBonuses(site, markup, { query, width });
  await inState(page, detail, "loading");
  const { height } = await boxOf(page, detail);
  await inState(page, detail, "ready");
  await painted(page);
  expect((await boxOf(page, detail)).height).toBe(height);
  expect(await shifts(page)).toEqual([]);
});
