import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { shifts } from "../support/layout";
import { useTestSite } from "../support/site";
import { describeEach, itEach } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import { detail, inState, installClock, minute, openBonuses, publish, picturesAmong } from "./bonuses";

const site = useTestSite();
const markup = `<${detail}>Dettaglio del bonus</${detail}>`;

describe("the bonus detail", () => {
  it("finds the bonus by the promoId in the URL, and shows its title, dates, conditions, description and links", async () => {
    const query = "?card=benvenuto-scommesse";
    const { page, consoleMessages } = await openBonuses(site, markup, { query });
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
    expect(consoleMessages.errors).toEqual([]);
  });

  it("prefers the sgadId in an attribute to the id in the URL, and loads only the narrow image on a phone", async () => {
    publish(site, 3, (index) => ({ sgadId: `S-${index}`, urlImageMobile: `/test/mobile.svg?${index}` }));
    const body = `<h1>Prova</h1><${detail} data-card="S-2" data-heading-level="2"></${detail}>`;
    const { page, requested } = await openBonuses(site, body, { query: "?card=promo-1" });
    await inState(page, detail, "ready");
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Bonus 2"]);
    await expect.poll(() => picturesAmong(requested)).toEqual(["/test/mobile.svg?2"]);
    await page.locator(detail).evaluate((host: HTMLElement) => (host.dataset.card = "promo-3"));
    await page.getByRole("heading", { name: "Bonus 3" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it("omits a link to the current page, and shows the previous day as the last one of a bonus that ends at midnight", async () => {
    const url = "/test/bonus?card=promo-1";
    publish(site, 1, () => ({
      ctaPrimaryLink: "",
      quickLinkPromo: url,
      urlReadMore: "/blog",
      dateExpiration: "31/12/2099",
    }));
    const { page } = await openBonuses(site, markup, { query: "?card=promo-1&utm_source=mail" });
    await inState(page, detail, "ready");
    expect(await page.getByRole("link").allTextContents()).toEqual([
      "Torna alle promozioni",
      "Approfondisci",
      "Vai al bonus 1",
    ]);
    const until = page.locator(`${detail} time`);
    expect(await until.textContent()).toBe("Valido fino a tutto il 30 dicembre 2099");
    expect(await until.getAttribute("datetime")).toBe("2099-12-30T23:00:00.000Z");
  });

  it("shows hostile markup as harmless text, and becomes empty when the bonus expires", async () => {
    const { page } = await openBonuses(site, markup, { query: "?card=carte-tavoli" });
    await inState(page, detail, "ready");
    const written = await everythingIn(page);
    expect(written).toContain("10 € di bonus per i tavoli di carte.");
    expect(written).not.toMatch(/onerror|onclick|bonusHasRun|javascript:|password|<form/);
    expect(await page.evaluate(() => "bonusHasRun" in globalThis)).toBe(false);
    publish(site, 1, () => ({ dateExpiration: site.sandbox.model.clock.now() + minute }));
    await installClock(page);
    await page.goto(`${site.sandbox.siteUrl}/test/bonus?card=promo-1`);
    await inState(page, detail, "ready");
    await page.clock.fastForward(minute);
    await inState(page, detail, "empty");
  });
});

describe("a bonus detail without a bonus", () => {
  itEach(["?card=mai-esistito"], ["?card=lotterie-autunno", ""])(
    "shows a sentence and a link back for %j",
    async (query) => {
      const body = `<${detail} data-back-url="/blog"></${detail}>`;
      const { page } = await openBonuses(site, body, { query });
      await inState(page, detail, "empty");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Bonus non disponibile");
      expect(await page.getByRole("link", { name: "Torna alle promozioni" }).getAttribute("href")).toBe(
        `${site.sandbox.siteUrl}/blog`,
      );
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  itEach(
    [["marco", "Autoesclusione in corso: non si mostrano bonus."]],
    [["anna", "Pausa di gioco in corso: non si mostrano bonus."]],
  )(
    "shows the restricted player %s the reason and a link back instead of the bonus",
    async (player, reason) => {
      const { page } = await openBonuses(site, markup, { query: "?card=benvenuto-scommesse", player });
      await inState(page, detail, "restricted");
      await page.getByText(reason).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Bonus non disponibile");
      expect(await page.getByRole("link", { name: "Torna alle promozioni" }).isVisible()).toBe(true);
      expect(await everythingIn(page)).not.toMatch(/primo deposito|Vai al tuo conto/);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it("shows an error message after a failure, and loads the bonus on a press of Riprova", async () => {
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

describeEach([390], [800, 1440])("the bonus detail at %d px", (width) => {
  itEach(
    [
      ["longest", "benvenuto-scommesse"],
      ["missing", "mai-esistito"],
    ],
    [["shortest", "totocalcio-sistema"]],
  )(
    "causes no layout shift when the response for the %s bonus arrives, and leaves no empty space below the content",
    async (_, card) => {
      const opening = { query: `?card=${card}`, width, held: "bonus-manager" };
      const { page, release } = await openBonuses(site, markup, opening);
      await inState(page, detail, "loading");
      await painted(page);
      await release();
      await page.locator(`${detail}:not([data-state="loading"])`).waitFor();
      await painted(page);
      expect(await shifts(page)).toEqual([]);
      const empty = await page.locator(detail).evaluate(({ shadowRoot }) => {
        const box = shadowRoot?.querySelector('[part="card"]') as Element;
        const inner = box.querySelector("article, [part='empty']") as Element;
        return box.getBoundingClientRect().bottom - inner.getBoundingClientRect().bottom;
      });
      expect(empty).toBeLessThan(2);
    },
  );
});

it("the bonus detail does not cut off text in a column of 240 px, and its wide table can be scrolled by keyboard", async () => {
  const body = `<h1>Prova</h1><div style="width: 240px">
    <${detail} data-card="benvenuto-scommesse" data-heading-level="2"></${detail}></div>`;
  const { page } = await openBonuses(site, body, { width: 700 });
  await inState(page, detail, "ready");
  const cutOff = await page.locator(detail).evaluate(({ shadowRoot }) => {
    const edge = shadowRoot?.querySelector('[part="card"]')?.getBoundingClientRect() as DOMRect;
    return [...(shadowRoot?.querySelectorAll("article *:not(table, table *)") ?? [])]
      .filter((each) => each.getBoundingClientRect().right > edge.right)
      .map((each) => `${each.localName} ${each.textContent}`);
  });
  expect(cutOff).toEqual([]);
  const table = page.getByRole("region", { name: "Tabella" });
  await table.evaluate((box) => ((box.firstElementChild as HTMLElement).style.width = "600px"));
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
});

it("an image that fails to load shows its background instead of a broken-image icon", async () => {
  publish(site, 1, () => ({ urlImageMobile: "/test/missing.webp", urlImageHpMobile: "" }));
  const { page } = await openBonuses(site, markup, { query: "?card=promo-1" });
  await inState(page, detail, "ready");
  const picture = page.locator(`${detail} picture`);
  await picture.locator("img").waitFor({ state: "detached" });
  expect(await picture.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
});
