import { describe, expect, it } from "vitest";
import { watchViolations } from "../strict/security-checks";
import { headerAndModal, logIn, painted } from "../support/account";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { setVisitorStyle, textProblems, textSizes } from "../support/text-fit";
import { cutOut, eventsOf, isNear, partsOf, recordEvents, shows } from "./tour-page";

const site = useTestSite();

const sizes = [
  ["1280", { viewport: { width: 1280, height: 800 } }],
  ["390", { viewport: { width: 390, height: 844 } }],
] as const;

describe.each(sizes)("the tour of the demo site at %s px", (_, options) => {
  it("can be completed by keyboard alone, over three pages and a reload", async () => {
    const { page, consoleMessages } = await site.visit("/tour", options);
    const { opener, progress, host } = partsOf(page);
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await headerAndModal(page).inState("logged-out");
    await opener.focus();
    await page.keyboard.press("Enter");
    await shows(page, "Benvenuti");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await shows(page, "Il conto");
    const target = await page
      .locator('vetrina-balance-header [part~="action"]')
      .first()
      .evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
    await expect.poll(async () => isNear(await cutOut(page), target)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowRight");
    await shows(page, "Le pagine");
    await page.reload();
    await shows(page, "Le pagine");
    expect(await progress.textContent()).toBe("Passo 3 di 6");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL("**/live-casino");
    await shows(page, "Tavoli per gioco");
    expect(await progress.textContent()).toBe("Passo 4 di 6");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/bonus/dettaglio");
    await shows(page, "Le condizioni, per intero");
    await page.keyboard.press("Escape");
    await partsOf(page).question.waitFor();
    await page.keyboard.press("Enter");
    await shows(page, "Le condizioni, per intero");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Giocare con misura");
    expect(await progress.textContent()).toBe("Passo 6 di 6");
    await recordEvents(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => host.count()).toBe(0);
    expect(await eventsOf(page)).toEqual(["end finished"]);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("h1");
    expect(consoleMessages.errors).toEqual([]);
  });
});

it("a player in a game pause does not see the tour steps for tables and bonuses", async () => {
  const { page } = await site.visit("/tour");
  await headerAndModal(page).inState("logged-out");
  await headerAndModal(page).header.getByRole("button").first().click();
  await headerAndModal(page).userName.fill("anna");
  await headerAndModal(page).password.fill("vetrina");
  await page.keyboard.press("Enter");
  await headerAndModal(page).inState("ready");
  await page.locator("vetrina-tour button").click();
  for (const title of ["Benvenuti", "Il conto", "Le pagine"]) {
    await shows(page, title);
    await page.keyboard.press("ArrowRight");
  }
  await page.waitForURL("**/bonus/dettaglio");
  await shows(page, "Giocare con misura");
  expect(await partsOf(page).progress.textContent()).toBe("Passo 4 di 4");
});

it("a player without limits sees the tour steps for tables and bonuses", async () => {
  const { page } = await site.visit("/tour");
  await logIn(page);
  await page.locator("vetrina-tour button").click();
  for (const title of ["Benvenuti", "Il conto", "Le pagine"]) {
    await shows(page, title);
    await page.keyboard.press("ArrowRight");
  }
  await shows(page, "Tavoli per gioco");
});

describe.each(["strict", "trusted-types"])("the tour under the policy %s (S06, S07, S08)", (csp) => {
  it("does not violate the policy", async () => {
    const { context, page } = await site.newPage();
    const violations = await watchViolations(context);
    await page.goto(`${site.sandbox.siteUrl}/tour?csp=${csp}`);
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await partsOf(page).opener.click();
    for (const title of ["Benvenuti", "Il conto", "Le pagine"]) {
      await shows(page, title);
      await page.keyboard.press("ArrowRight");
    }
    await page.waitForURL("**/live-casino");
    expect(await page.evaluate(() => getComputedStyle(document.body).position)).toBe("static");
    expect(violations()).toEqual([]);
  });
});

describe("the tour on other screens and with other settings (X4, X5, X7)", () => {
  it.each([
    ["the smallest phone", 320, 568],
    ["400 % zoom", 320, 256],
    ["200 % zoom", 640, 400],
  ])("keeps its popover and controls inside the viewport: %s", async (_, width, height) => {
    const { page } = await site.visit("/tour", { viewport: { width, height } });
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await partsOf(page).opener.click();
    await shows(page, "Benvenuti");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Il conto");
    const fits = await partsOf(page).popover.evaluate((popover) => {
      const { left, top, right, bottom } = popover.getBoundingClientRect();
      return {
        isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        isNarrow: popover.scrollWidth <= popover.clientWidth,
        page: document.documentElement.scrollWidth <= innerWidth,
      };
    });
    expect(fits).toEqual({ isInside: true, isNarrow: true, page: true });
    for (const name of ["Chiudi", "Indietro", "Avanti"]) {
      const button = partsOf(page).button(name);
      await button.focus();
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { top, bottom, height: size } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && size >= 24;
          }),
        )
        .toBe(true);
    }
  });

  it.each(["usual", "wide"] as const)("does not cut off text in a %s typeface at any size", async (face) => {
    const { page } = await site.newPage({ face });
    await page.goto(`${site.sandbox.siteUrl}/tour?face=${face}`);
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await partsOf(page).opener.click();
    await shows(page, "Benvenuti");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Il conto");
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of widths.filter((each) => each >= 320)) {
        await page.setViewportSize({ width, height: 900 });
        await painted(page);
        expect(await textProblems(page, "vetrina-tour-popover"), `${name}, ${width} px`).toEqual([]);
      }
    }
  });

  it("has an edge around popover, cut-out and buttons with forced colours", async () => {
    const { page } = await site.visit("/tour", { forcedColors: "active" });
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await partsOf(page).opener.click();
    await shows(page, "Benvenuti");
    const edge = (element: Element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return `${borderTopStyle} ${borderTopWidth}`;
    };
    expect(await partsOf(page).popover.evaluate(edge)).toBe("solid 1px");
    expect(await partsOf(page).button("Avanti").evaluate(edge)).toBe("solid 1px");
    expect(await partsOf(page).overlay.evaluate((path) => getComputedStyle(path).strokeWidth)).toBe("3px");
    // The page must be visible through a single half-transparent shade.
    expect(await partsOf(page).overlay.evaluate((path) => getComputedStyle(path).fill)).toMatch(/0\.\d+\)$/);
    expect(
      await partsOf(page).popover.evaluate((popover) => getComputedStyle(popover, "::backdrop").display),
    ).toBe("none");
  });

  it("fades in without movement if reduced motion is set", async () => {
    const { page } = await site.visit("/tour", { reducedMotion: "reduce" });
    await page.locator('vetrina-tour[data-state="ready"]').waitFor();
    await partsOf(page).opener.click();
    await shows(page, "Benvenuti");
    expect(await page.evaluate(() => document.body.className)).toContain("driver-simple");
    const moving = await partsOf(page).popover.evaluate((popover) => getComputedStyle(popover).animationName);
    expect(moving).toBe("vetrina-fade");
  });
});
