import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { useTestSite } from "../support/site";
import { slow } from "../support/slow-cases";

const site = useTestSite();

const phone = { width: 390, height: 844 };

describe("the page of an element", () => {
  it("shows a long element in a scrolling box", slow, async () => {
    const { page } = await site.visit("/docs/en/open-bets.html", { viewport: phone });
    const stage = page.getByRole("region", { name: "Preview: Three bets" });
    await stage.locator("vetrina-open-bets[data-state='ready']").waitFor();
    await stage.focus();
    await page.keyboard.press("End");
    await expect.poll(() => stage.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    expect(await axeViolations(page, { without: ["landmark-unique"] })).toEqual([]);
  });

  it("shows all cards of a bonus carousel next to each other, at a reduced size", async () => {
    const { page } = await site.visit("/docs/bonus-carousel.html", {
      viewport: { width: 1280, height: 900 },
    });
    const stage = page.locator("[data-playground-stage]");
    await stage.locator("vetrina-bonus-carousel[data-state='ready']").waitFor();
    const boxes = await stage
      .locator("[part~='card']")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(4);
    const { left, right } = await stage.evaluate((box) => box.getBoundingClientRect().toJSON() as DOMRect);
    for (const box of boxes) {
      expect(box.width).toBeGreaterThan(140);
      expect(box.left).toBeGreaterThan(left);
      expect(box.right).toBeLessThan(right);
    }
  });

  it("states what the form of an example would send, and stays on the page", async () => {
    const { page } = await site.visit("/docs/date-picker.html?csp=trusted-types#forms");
    const forms = page.getByRole("region", { name: "Nei moduli" });
    await forms.scrollIntoViewIfNeeded();
    await forms.locator("vetrina-date-picker[data-state='ready']").waitFor();
    await forms.getByText("Movimenti del conto").first().click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await forms.getByRole("button", { name: "Invia" }).click();
    await forms.getByText(/^Il modulo invierebbe: dal=\d{4}-\d{2}-\d{2}$/).waitFor();
    expect(new URL(page.url()).search).toBe("?csp=trusted-types");
  });

  it("does not clip a short element, which may open a box over the page", async () => {
    const { page } = await site.visit("/docs/date-picker.html", { viewport: phone });
    const picker = page.locator("[data-playground-stage] vetrina-date-picker[data-state='ready']");
    await picker.waitFor();
    const stage = page.locator("[data-playground-stage]");
    expect(await stage.evaluate((box) => getComputedStyle(box).overflowY)).toBe("visible");
    expect(await stage.getAttribute("tabindex")).toBeNull();
  });

  it("shows a card at its natural width, with space below it and one notice about simulated data", async () => {
    const { page } = await site.visit("/docs/live-casino-card.html", {
      viewport: { width: 1280, height: 900 },
    });
    const stage = page.locator("[data-playground-stage]");
    const card = stage.locator("vetrina-live-casino-card[data-state='ready']");
    await card.waitFor();
    const [inner, outer] = await Promise.all([card.boundingBox(), stage.boundingBox()]);
    expect(inner?.width).toBe(320);
    const space = (outer?.y ?? 0) + (outer?.height ?? 0) - (inner?.y ?? 0) - (inner?.height ?? 0);
    expect(space).toBeGreaterThanOrEqual(16);
    expect(await stage.getByText("Dati simulati").filter({ visible: true }).count()).toBe(1);
  });
});
