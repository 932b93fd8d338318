import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { gestures, scrollPosition } from "../support/gestures";
import { useTestSite } from "../support/site";
import { describeEach } from "../support/slow-cases";
import { boxOf, focus, openPage, parts, picker, userAgents } from "./picker";

const site = useTestSite();

const phone = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const phones = Object.entries(userAgents);

/** A page that is much longer than the screen, with the picker in the middle. */
const longPage = (widget: string) =>
  `<div style="height: 1200px">sopra</div>${widget}<a href="#x">dopo</a><div style="height: 2000px">sotto</div>`;

async function openPhone(userAgent: string, widget = picker()) {
  const opened = await openPage(site, longPage(widget), { context: phone(userAgent) });
  await opened.page.evaluate(() => window.scrollTo(0, 900));
  return opened;
}

const isFocusInside = (page: Page) =>
  page
    .locator("#picker")
    .evaluate((host) =>
      Boolean((host.shadowRoot as ShadowRoot).activeElement?.closest("dialog")?.matches(":modal")),
    );

describeEach(phones.slice(0, 1), phones.slice(1))("the calendar for user agent %s (D8)", (_, userAgent) => {
  it("stops the page from scrolling while open, and restores the exact scroll position when closed", async () => {
    const { page, consoleMessages } = await openPhone(userAgent);
    const { overlay, panel, openByTap, closeByTap } = parts(page);
    const before = {
      scrollY: await page.evaluate(() => window.scrollY),
      standing: await scrollPosition(page),
    };
    expect(before.scrollY).toBe(900);
    await openByTap();
    expect(await panel.count()).toBe(0);
    expect(await scrollPosition(page), "nothing moves when it opens").toBe(before.standing);
    const dialogTop = (await boxOf(overlay)).y;
    for (const [name, gesture] of Object.entries(gestures))
      for (const y of [dialogTop - 60, dialogTop + 220]) {
        await gesture(page, 195, y);
        expect(await scrollPosition(page), `${name} at ${y}`).toBe(before.standing);
      }
    await closeByTap(page.getByRole("button", { name: "Chiudi il calendario" }));
    expect(await page.evaluate(() => window.scrollY)).toBe(before.scrollY);
    expect(await scrollPosition(page)).toBe(before.standing);
    expect(await focus(page)).toBe("header");

    await gestures.finger(page, 195, 400);
    // After closing, the same gesture scrolls the page again.
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before.standing);
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("keeps the focus inside on Tab, and has controls of at least 44 px, the close button first", async () => {
    const { page } = await openPhone(userAgent, picker('data-value="2026-11-12"'));
    const { header, overlay, part } = parts(page);
    await header.press("Enter");
    expect(await focus(page)).toBe("giovedì 12 novembre 2026");
    const round: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      round.push(await focus(page));
      expect(await isFocusInside(page), `Tab ${step + 1}`).toBe(true);
    }
    const expected = ["remove", "close", "prev", "next", "giovedì 12 novembre 2026", "remove"];
    expect(round).toEqual(expected);
    await page.keyboard.press("Shift+Tab");
    expect(await focus(page)).toBe("giovedì 12 novembre 2026");
    expect(
      await overlay.evaluate((dialog) => dialog.querySelector("button, [tabindex]")?.getAttribute("part")),
    ).toBe("close");
    for (const name of ["close", "prev", "next", "remove", "day-selected"]) {
      const { width, height } = await boxOf(overlay.locator(`[part~="${name}"]`));
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
    expect(await part("header").isVisible()).toBe(true);
  });

  it("closes with Esc, a selection or a removal, and unlocks scrolling if the open element is removed", async () => {
    const { page } = await openPhone(userAgent);
    const before = await scrollPosition(page);
    const { host, overlay, day, value, removal, openByTap, closeByTap } = parts(page);
    await openByTap();
    await page.keyboard.press("Escape");
    await overlay.waitFor({ state: "detached" });
    expect(await focus(page), "after Esc").toBe("header");
    await openByTap();
    await closeByTap(day(12));
    expect(await value()).toBe("2026-11-12");
    expect(await focus(page), "after selecting").toBe("header");
    await openByTap();
    await closeByTap(removal);
    expect(await value()).toBe("");
    expect(await focus(page), "after removing the date").toBe("header");
    expect(await page.evaluate(() => window.scrollY)).toBe(900);

    await openByTap();
    await host.evaluate((element) => (element as HTMLElement).replaceWith(element.cloneNode(true)));
    await page.locator('#picker[data-state="ready"]').waitFor();
    await expect.poll(() => scrollPosition(page)).toBe(before);
    await gestures.finger(page, 195, 400);
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before);
  });
});

describe("the calendar on a desktop", () => {
  it("is a dropdown that lets the page scroll", async () => {
    const { page } = await openPage(site, longPage(picker()));
    const { header, overlay, panel } = parts(page);
    await header.click();
    expect([await panel.isVisible(), await overlay.count()]).toEqual([true, 0]);
    const before = await scrollPosition(page);
    await gestures.wheel(page, 1000, 300);
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before);
    const anchor = await boxOf(header);
    const shown = await boxOf(panel);
    expect(Math.abs(anchor.x - shown.x), "the panel went along").toBeLessThan(4);
    const isBeside =
      Math.abs(shown.y - (anchor.y + anchor.height)) < 8 || Math.abs(shown.y + shown.height - anchor.y) < 8;
    expect(isBeside).toBe(true);
  });

  it("opens as a modal dialog by touch only with data-coarse-overlay", async () => {
    const { page } = await openPage(site, picker() + picker("data-coarse-overlay", "asks"), {
      context: { hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } },
    });
    const plain = parts(page);
    const asking = parts(page, "asks");
    await plain.header.tap();
    await plain.panel.waitFor();
    expect(await plain.overlay.count()).toBe(0);
    await page.keyboard.press("Escape");
    await asking.openByTap();
  });
});
