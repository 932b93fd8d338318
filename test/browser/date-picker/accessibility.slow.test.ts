import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settleAnimations } from "../support/animations";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { openPage, parts, picker, userAgents } from "./picker";

const site = useTestSite();

const phone: BrowserContextOptions = {
  userAgent: userAgents.android,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

describe.each(["it", "en"])("axe (X4, %s)", (language) => {
  const query = `language=${language}`;

  it("finds no violation in a closed, open, filled or disabled dropdown", async () => {
    const { page } = await openPage(site, `<form><fieldset>${picker('name="dal"')}</fieldset></form>`, {
      query,
    });
    const { header, part, setValue } = parts(page);
    expect(await axeViolations(page), "closed").toEqual([]);
    await header.click();
    expect(await axeViolations(page), "open").toEqual([]);
    await part("next").press("Enter");
    expect(await axeViolations(page), "next month").toEqual([]);
    await page.keyboard.press("Escape");
    await setValue("2026-11-12");
    expect(await axeViolations(page), "chosen").toEqual([]);
    await header.click();
    expect(await axeViolations(page), "chosen, open").toEqual([]);
    await page.locator("fieldset").evaluate((element) => element.setAttribute("disabled", ""));
    await expect.poll(() => header.isDisabled()).toBe(true);
    expect(await axeViolations(page), "disabled").toEqual([]);
  });

  it("finds no violation in a calendar with a recommended or a strict range of dates", async () => {
    const range = 'data-min-date="2026-11-15" data-max-date="2026-11-25" data-value="2026-11-12"';
    const { page } = await openPage(site, picker(range), { query });
    const { header, host, day } = parts(page);
    await header.click();
    expect(await axeViolations(page), "recommended").toEqual([]);
    await host.evaluate((element) => element.setAttribute("data-strict-range", ""));
    await expect.poll(() => day(3).getAttribute("aria-disabled")).toBe("true");
    expect(await axeViolations(page), "strict").toEqual([]);
  });

  it("finds no violation in a modal dialog, without and with a selected date", async () => {
    const { page } = await openPage(site, picker(), { query, context: phone });
    const { openByTap, setValue, removal } = parts(page);
    expect(await axeViolations(page), "closed").toEqual([]);
    await openByTap();
    expect(await axeViolations(page), "open").toEqual([]);
    await setValue("2026-11-12");
    await removal.waitFor();
    expect(await axeViolations(page), "chosen, open").toEqual([]);
  });
});

it("axe finds a violation inside a shadow root", async () => {
  const { page } = await openPage(site, picker());
  await parts(page).header.evaluate((header) => {
    header.replaceChildren();
    header.removeAttribute("aria-label");
  });
  expect((await axeViolations(page)).join()).toContain("button-name");
});

/** Returns the computed styles that distinguish a special day from an ordinary one. */
const look = (page: Page, day: number) =>
  parts(page)
    .day(day)
    .evaluate((cell) => {
      const { backgroundColor, color, borderStyle, borderColor } = getComputedStyle(cell);
      return { backgroundColor, color, borderStyle, borderColor };
    });

describe("the date picker with forced colours (X5)", () => {
  it("distinguishes the selected day and today from the others, and shows every control", async () => {
    const { page } = await openPage(site, picker('data-value="2026-11-12"'), {
      context: { forcedColors: "active" },
    });
    const { header, part } = parts(page);
    const frame = await header.evaluate((element) => {
      const { borderStyle, borderColor } = getComputedStyle(element.parentElement as Element);
      return { borderStyle, borderColor };
    });
    expect(frame.borderStyle).toBe("solid");
    await header.click();
    await settleAnimations(page);
    const chosen = await look(page, 12);
    const today = await look(page, 21);
    const plain = await look(page, 18);
    expect(chosen.backgroundColor).not.toBe(plain.backgroundColor);
    expect(chosen.color).not.toBe(chosen.backgroundColor);
    expect(today.borderStyle).not.toBe(plain.borderStyle);
    const panelStyle = await part("panel").evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { borderTopWidth, isSeen: borderTopColor !== backgroundColor };
    });
    expect(panelStyle).toEqual({ borderTopWidth: "1px", isSeen: true });
    for (const name of ["prev", "next"]) {
      const [ink, ground] = await part(name).evaluate((element) => {
        const icon = element.querySelector("svg") as SVGElement;
        return [getComputedStyle(icon).color, getComputedStyle(element).backgroundColor];
      });
      expect(ink).not.toBe(ground);
    }
  });
});

describe("reduced motion", () => {
  it.each([
    ["dropdown", {}],
    ["overlay", phone],
  ])("lets the %s fade in within 120 ms, without movement or transitions", async (kind, context) => {
    const { page } = await openPage(site, picker('data-value="2026-11-12"'), {
      context: { ...context, reducedMotion: "reduce" },
    });
    const { host } = parts(page);
    // Measure everything in one call, because a transition may have ended before a second call.
    const running = await host.evaluate(async (element) => {
      const root = element.shadowRoot as ShadowRoot;
      root.querySelector<HTMLElement>('[part~="header"]')?.click();
      await new Promise(requestAnimationFrame);
      return root.getAnimations().map(({ effect }) => ({
        duration: Number(effect?.getTiming().duration),
        moving: (effect as KeyframeEffect)
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((property) => /transform|translate|scale|rotate|inset|top|left/.test(property)),
      }));
    });
    expect(running.length, `the ${kind} opened`).toBeGreaterThan(0);
    expect(running.filter(({ duration, moving }) => duration > 120 || moving.length > 0)).toEqual([]);
    const slowest = await host.evaluate((element) =>
      Math.max(
        ...[...(element.shadowRoot as ShadowRoot).querySelectorAll("*")].flatMap((inner) =>
          getComputedStyle(inner).transitionDuration.split(",").map(parseFloat),
        ),
      ),
    );
    expect(slowest, "seconds").toBeLessThanOrEqual(0.001);
  });
});
