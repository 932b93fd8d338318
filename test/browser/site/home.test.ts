import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite();

const open = (path: string, width = 1280) => site.visit(path, { viewport: { width, height: 844 } });

describe("the page for developers of the demo site", () => {
  it("has the markup of the bonus carousel beside it: the tag and the attributes of the element", async () => {
    const { page } = await open("/sviluppatori");
    const shown = await page.locator("#autori code").innerText();
    const element = page.locator("#autori vetrina-bonus-carousel");
    await element.and(page.locator('[data-state="ready"]')).waitFor();
    const limit = await element.getAttribute("data-limit");
    expect(shown).toContain(`<vetrina-bonus-carousel data-limit="${limit}">`);
  });

  it("copies a sample by keyboard, and says so", async () => {
    const { page, context } = await open("/sviluppatori");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const button = page.getByRole("button", { name: "Copia HTML dei bonus" });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Copiato HTML dei bonus" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.locator("#autori code").evaluate((code) => code.textContent));
  });

  it("lists the elements of the page as they get ready, and a table when the visitor comes near it", async () => {
    const { page } = await open("/sviluppatori");
    const ready = page.locator("#page-events code");
    await expect.poll(() => ready.allInnerTexts()).toContain("vetrina-bonus-carousel");
    expect(await ready.allInnerTexts()).not.toContain("vetrina-live-casino-card");
    await page.locator("#sviluppatori vetrina-live-casino-card").scrollIntoViewIfNeeded();
    await expect.poll(() => ready.allInnerTexts()).toContain("vetrina-live-casino-card");
  });
});

describe("the navigation of the demo site on a phone", () => {
  itEach(["/conto"], ["/live-casino", "/calendario", "/gamification/gioca"])(
    "has the current page in sight (%s)",
    async (path) => {
      const { page } = await open(path, 390);
      const box = await page.locator(".site-nav [aria-current]").boundingBox();
      if (!box) throw new Error("no current item");
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    },
  );
});
