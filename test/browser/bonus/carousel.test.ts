import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { pauseClock } from "../support/clock";
import { shifts } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { everythingIn } from "../support/traces";
import {
  boxOf,
  cards,
  carousel,
  inState,
  installClock,
  isWhole,
  minute,
  openBonuses,
  publish,
  sliderIsThere,
  track,
  picturesAmong,
} from "./bonuses";

const site = useTestSite({ visitors: "new" });
const markup = `<h1>Prova</h1><${carousel} data-limit="5">Promozioni</${carousel}>`;

const words = (text: string) => text.replace(/\s+/g, " ").trim();

describe("the bonus cards", () => {
  it("show the demo's nine valid bonuses with labels, conditions, dates and links, safely and accessibly", async () => {
    const { page, consoleMessages } = await openBonuses(site, `<h1>Prova</h1><${carousel}></${carousel}>`);
    await inState(page, carousel, "ready");
    expect(await cards(page).count(), "five of the list are not valid now").toBe(9);
    const first = cards(page).first();
    expect(words((await first.textContent()) ?? "")).toMatch(
      /^Scommesse Aggiornato ?Bonus di benvenuto scommesse ?Importofino a 50 €Requisito di giocata5 volteQuota minima2,00Da giocare entro30 giorni ?50% del primo deposito, fino a 50 €\. ?Condizioni: Deposito minimo 10 €;.* ?Promozione di benvenuto d/,
    );
    const until = await first.locator(".validity time").evaluate((time: HTMLTimeElement) => ({
      machine: time.dateTime,
      said: time.textContent,
    }));
    expect(Date.parse(until.machine)).toBeGreaterThan(Date.now());
    expect(until.said).toMatch(
      /^Valido fino a(l(l’| )\d+º? \p{L}+ \d{4}, ore \d\d:\d\d| tutto (il |l’)\d+º? \p{L}+ \d{4})$/u,
    );
    const links = await first.getByRole("link").allTextContents();
    expect(links).toEqual([
      "Condizioni complete",
      "Come si calcola il requisito di giocata",
      "Vai al tuo conto",
    ]);
    // An unsafe URL is replaced by that of the detail page; a link to another origin is left out.
    const unsafe = cards(page).filter({ hasText: "Bonus giochi di carte" }).getByRole("link");
    const urls = await unsafe.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(urls).toEqual([`${site.sandbox.siteUrl}/bonus/dettaglio?card=carte-tavoli`]);
    const written = await everythingIn(page);
    expect(written).toContain("10 € di bonus per i tavoli di carte.");
    expect(written).not.toMatch(/onerror|onclick|bonusHasRun|javascript:|password|<form/);
    expect(await page.evaluate(() => "bonusHasRun" in globalThis)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("have names, roles and positions, and are announced once when a button shows them (C6)", async () => {
    publish(site, 5);
    const { page } = await openBonuses(site, markup);
    await sliderIsThere(page);
    const region = page.getByRole("region", { name: "Promozioni" });
    expect(await region.getAttribute("aria-roledescription")).toBe("carosello");
    expect(await page.getByRole("group", { name: "Promozioni" }).count(), "one name once").toBe(0);
    const second = page.locator(".vetrina-carousel-slide").nth(1);
    expect(await second.getAttribute("aria-label")).toBe("2 di 5");
    await page.getByRole("button", { name: "Successiva" }).press("Enter");
    await expect.poll(() => region.getByRole("status").textContent()).toBe("2 di 5: Bonus 2");
    await expect.poll(() => isWhole(page, 1)).toBe(true);
  });

  it("get the focus after the buttons, and scroll completely into view (C5)", async () => {
    publish(site, 4);
    const { page } = await openBonuses(site, markup);
    await sliderIsThere(page);
    const names: string[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press("Tab");
      names.push(await focusedName(page));
      if (stop >= 2) await expect.poll(() => isWhole(page, stop - 2), { message: `stop ${stop}` }).toBe(true);
      await standsStill(page);
    }
    expect(names).toEqual([
      "Precedente: Promozioni",
      "Successiva: Promozioni",
      "Vai al bonus 1: Bonus 1",
      "Vai al bonus 2: Bonus 2",
    ]);
  });

  it("do not follow a link after a drag of 400 px, but do after a click (C10)", async () => {
    publish(site, 5);
    const { page } = await openBonuses(site, markup, { width: 800 });
    await sliderIsThere(page);
    const dragged = page.getByRole("link", { name: "Vai al bonus 2" });
    await dragged.scrollIntoViewIfNeeded();
    const box = await dragged.boundingBox();
    const x = (box?.x ?? 0) + 20;
    const y = (box?.y ?? 0) + 20;
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 10; step++) await page.mouse.move(x - 40 * step, y);
    await page.mouse.up();
    await expect.poll(() => isWhole(page, 0)).toBe(false);
    expect(new URL(page.url()).hash).toBe("");
    await standsStill(page);
    await page.getByRole("link", { name: "Vai al bonus 3" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#bonus-3");
  });

  it("are selected and ordered by ids, are limited in number, and leave out a malformed bonus", async () => {
    publish(site, 10, (index) => (index === 4 ? { promoId: { id: 4 }, sgadId: null } : {}));
    const { page } = await openBonuses(site, `<${carousel}></${carousel}>`);
    await inState(page, carousel, "ready");
    expect(await cards(page).count()).toBe(9);
    const titles = () => cards(page).getByRole("heading", { includeHidden: true }).allTextContents();
    await page
      .locator(carousel)
      .evaluate((host: HTMLElement) => (host.dataset.ids = "promo-3, promo-9,promo-1"));
    await expect.poll(titles).toEqual(["Bonus 3", "Bonus 9", "Bonus 1"]);
    await page.locator(carousel).evaluate((host: HTMLElement) => (host.dataset.limit = "2"));
    await expect.poll(titles).toEqual(["Bonus 3", "Bonus 9"]);
  });

  it("move the focus to the carousel when a focused bonus expires", async () => {
    const dateExpiration = site.sandbox.model.clock.now() + minute;
    publish(site, 3, (index) => (index === 1 ? { dateExpiration } : {}));
    const { page } = await openBonuses(site, markup, { prepare: installClock });
    await inState(page, carousel, "ready");
    await cards(page).first().getByRole("link").first().focus();
    expect(await focusedName(page)).not.toBe("");
    await page.clock.fastForward(minute);
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(await focusedName(page)).toBe("Promozioni");
  });
});

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.getAttribute("aria-label") ?? active?.textContent ?? "";
  });

/**
 * Waits until nothing has moved for three frames. `waitForFunction` would treat the promise as a true result.
 */
const standsStill = (page: Page) => expect.poll(() => page.evaluate(hasStoodStill)).toBe(true);

async function hasStoodStill() {
  const slide = document
    .querySelector("vetrina-bonus-carousel")
    ?.shadowRoot?.querySelector(".vetrina-carousel-slide");
  const before = slide?.getBoundingClientRect().left;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return slide?.getBoundingClientRect().left === before;
}

describe("the bonus carousel", () => {
  it("loads only narrow images in a narrow viewport, without duplicates, and requests the first image before the slider (C4, C11)", async () => {
    publish(site, 3);
    const { page, requested } = await openBonuses(site, markup);
    await sliderIsThere(page);
    await page.getByRole("button", { name: "Successiva" }).click();
    await expect.poll(() => picturesAmong(requested).length).toBeGreaterThan(1);
    await expect.poll(() => isWhole(page, 1)).toBe(true);
    const pictures = picturesAmong(requested);
    expect(pictures.filter((path) => path.includes("desktop"))).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
    const slider = requested.findIndex((path) => path.includes("/slider-"));
    expect(slider).toBeGreaterThan(requested.indexOf("/test/mobile.svg?1"));
    const first = cards(page).first().getByRole("img", { includeHidden: true });
    expect(await page.locator("picture img").evaluateAll(urgencies)).toEqual([
      "eager high",
      "eager auto",
      "lazy low",
    ]);
    expect(await first.count(), "a picture without a text is decorative").toBe(0);
  });

  it("changes the image variant only after a resize of the viewport has ended", slow, async () => {
    publish(site, 2);
    const { page, requested } = await openBonuses(site, markup, { prepare: installClock });
    await inState(page, carousel, "ready");
    await pauseClock(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { resizes: 0 });
      addEventListener("resize", () => ((globalThis as unknown as { resizes: number }).resizes += 1));
    });
    const resize = async (width: number, count: number) => {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { resizes: number }).resizes))
        .toBe(count);
    };
    const shown = () =>
      page
        .locator(carousel)
        .locator("picture img")
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
    await resize(820, 1);
    await page.clock.runFor(400);
    await resize(900, 2);
    await page.clock.runFor(499);
    expect(await shown()).toContain("mobile");
    await page.clock.runFor(1);
    await expect.poll(shown).toContain("desktop");
    expect(requested.filter((path) => path.includes("desktop.svg?1"))).toHaveLength(1);
  });

  it("lets the browser scroll the cards if the slider fails to load, and loads it again on the next use", async () => {
    publish(site, 5);
    const { page } = await openBonuses(site, markup, {
      prepare: (visited) => visited.route("**/slider-*.js", (route) => route.abort()),
    });
    await inState(page, carousel, "ready");
    const next = page.getByRole("button", { name: "Successiva" });
    await next.click();
    await expect.poll(() => isWhole(page, 1)).toBe(true);
    await next.click();
    await expect.poll(() => isWhole(page, 2)).toBe(true);
    expect(await page.locator(`${carousel} [data-slider]`).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute("**/slider-*.js");
    await expect
      .poll(async () => {
        await next.click({ force: true });
        return page.locator(`${carousel} [data-slider]`).count();
      })
      .toBe(1);
    await standsStill(page);
    expect(await track(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await page.getByRole("button", { name: "Precedente" }).click();
    await expect
      .poll(async () => {
        const places = await Promise.all([0, 1, 2, 3, 4].map((index) => isWhole(page, index)));
        return places.filter(Boolean).length;
      })
      .toBe(1);
  });

  it("starts the slider at the current scroll position without a jump", slow, async () => {
    publish(site, 5);
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    const { page } = await openBonuses(site, markup, {
      prepare: (visited) => visited.route("**/slider-*.js", (route) => held.then(() => route.continue())),
    });
    await inState(page, carousel, "ready");
    await page.getByRole("button", { name: "Successiva" }).click();
    await expect.poll(() => isWhole(page, 1)).toBe(true);
    await standsStill(page);
    const places = page.locator(carousel).evaluate(async ({ shadowRoot }) => {
      const slide = shadowRoot?.querySelectorAll(".vetrina-carousel-slide")[1];
      const seen: number[] = [];
      while (!shadowRoot?.querySelector("[data-slider]") || seen.length < 20) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(slide?.getBoundingClientRect().left ?? NaN));
      }
      return [...new Set(seen)];
    });
    letThrough();
    expect(await places).toHaveLength(1);
    expect(await page.getByRole("button", { name: "Precedente" }).getAttribute("aria-disabled")).toBeNull();
  });

  it("does not load the slider on a phone, where the browser scrolls each card into its position (C15)", async () => {
    publish(site, 5);
    const { page, consoleMessages } = await openBonuses(site, markup, { isMobile: true, hasTouch: true });
    await inState(page, carousel, "ready");
    await swipe(page, -290);
    await expect.poll(() => isWhole(page, 1)).toBe(true);
    await standsStill(page);
    const [next, previous] = ["Successiva", "Precedente"].map((name) => page.getByRole("button", { name }));
    expect(await previous?.getAttribute("aria-disabled")).toBeNull();
    await next?.tap();
    await expect.poll(() => isWhole(page, 2)).toBe(true);
    const status = page.getByRole("region", { name: "Promozioni" }).getByRole("status");
    await expect.poll(() => status.textContent()).toBe("3 di 5: Bonus 3");
    await page.getByRole("link", { name: "Vai al bonus 5" }).focus();
    await expect.poll(() => isWhole(page, 4)).toBe(true);
    await expect.poll(() => next?.getAttribute("aria-disabled")).toBe("true");
    await page.getByRole("link", { name: "Vai al bonus 5" }).tap();
    await expect.poll(() => new URL(page.url()).hash).toBe("#bonus-5");
    expect(await axeViolations(page)).toEqual([]);
    expect(site.libraryRequests()).not.toContain("slider");
    expect(consoleMessages.errors).toEqual([]);
  });

  it("does not load the slider if all cards fit", async () => {
    publish(site, 4);
    const { page } = await openBonuses(site, markup, { width: 1440 });
    await inState(page, carousel, "ready");
    expect(await page.getByRole("button").count()).toBe(0);
    expect(await isWhole(page, 3)).toBe(true);
    expect(site.libraryRequests()).not.toContain("slider");
  });

  itEach([390], [800, 1440])(
    "causes no layout shift when cards replace the fallback at %d px (C4)",
    async (width) => {
      const { page, release } = await openBonuses(site, markup, { width, held: "bonus-manager" });
      await inState(page, carousel, "loading");
      await painted(page);
      const { height } = await boxOf(page, carousel);
      await release();
      await inState(page, carousel, "ready");
      if (width < 1279) await sliderIsThere(page);
      await painted(page);
      expect((await boxOf(page, carousel)).height).toBe(height);
      expect(await shifts(page)).toEqual([]);
    },
  );
});

/** Swipes over the first card with a finger. @param distance pixels, negative to the left */
async function swipe(page: Page, distance: number) {
  const box = await track(page).boundingBox();
  const start = (box?.x ?? 0) + 300;
  const y = (box?.y ?? 0) + 60;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch("touchStart", start);
  for (let step = 1; step <= 10; step++) await touch("touchMove", start + (distance * step) / 10);
  // The finger rests before it leaves, so that the speed of the machine does not decide how far the cards
  // continue to move. A busy browser merges the first moves, and scrolls by less than the finger's distance.
  await expect.poll(() => track(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await standsStill(page);
  await touch("touchMove", start + distance);
  await touch("touchEnd");
}

const urgencies = (images: readonly Element[]) =>
  (images as readonly HTMLImageElement[]).map(({ loading, fetchPriority }) => `${loading} ${fetchPriority}`);
