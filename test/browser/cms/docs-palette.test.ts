import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { onDisk, recordViolations } from "./docs-pages";

const site = useTestSite();

const field = (page: Page) => page.getByLabel("Colore", { exact: true });

/** Text of a row in the light or the dark theme. */
const rowOf = (page: Page, theme: "chiaro" | "scuro", token: string) =>
  page.getByRole("list", { name: `Tema ${theme}` }).locator(`[data-token="${token}"]`);

/** Enters a colour, and waits for its result. */
async function enter(page: Page, colour: string, result = "tutti i contrasti sono sufficienti") {
  await field(page).fill(colour);
  await page
    .getByRole("status")
    .filter({ hasText: `Tavolozza di ${colour}: ${result}.` })
    .waitFor();
}

describe("the palette of the author documentation", () => {
  itEach(["site"], ["disk"])("shows the derived colours, their contrasts and the CSS (%s)", async (from) => {
    const { page, context, consoleMessages } = await site.newPage();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const violations = await recordViolations(page);
    const onSite = new URL("/docs/palette.html?csp=trusted-types", site.sandbox.siteUrl).href;
    await page.goto(from === "disk" ? onDisk("palette.html") : onSite);
    await enter(page, "#e10600");

    await expect.poll(() => rowOf(page, "chiaro", "brand").textContent()).toContain("#e10600");
    const rows = {
      chiaro: [
        ["brand", "#e10600", "4,96:1, ok (minimo 3:1)"],
        ["brand-text", "#bf0000", "6,53:1, ok (minimo 4,5:1)"],
        ["on-brand", "#ffffff", "4,96:1, ok (minimo 4,5:1)"],
        ["on-selected", "#bf0000", "5,49:1, ok (minimo 4,5:1)"],
      ],
      scuro: [
        ["brand", "#e10600", "3,32:1, ok (minimo 3:1)"],
        ["link", "#ff604c", "5,53:1, ok (minimo 4,5:1)"],
      ],
    } as const;
    for (const theme of ["chiaro", "scuro"] as const)
      for (const [token, hex, verdict] of rows[theme]) {
        const text = await rowOf(page, theme, token).textContent();
        expect(text, token).toContain(hex);
        expect(text, token).toContain(verdict);
      }

    const button = page
      .locator("[data-palette-theme='light'] vetrina-bonus-carousel")
      .getByRole("link")
      .last();
    await expect
      .poll(() => button.evaluate((link) => getComputedStyle(link).backgroundColor))
      .toBe("rgb(225, 6, 0)");

    const [brand, derived] = await page.locator("figure.code").all();
    if (from === "site") {
      await brand?.getByRole("button", { name: "Copia" }).press("Enter");
      await brand?.getByRole("button", { name: "Copiato" }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        ":root {\n  --vetrina-brand: #e10600;\n}",
      );
    }
    expect(await derived?.textContent()).toContain("--vetrina-link: light-dark(#bf0000, #ff604c);");
    expect(await violations()).toEqual([]);
    expect(consoleMessages.errors).toEqual([]);
    expect(new URL(page.url()).hash).toBe("");
  });

  it("keeps the last palette if a colour is invalid, and explains why", slow, async () => {
    const { page } = await site.visit("/docs/palette.html");
    await enter(page, "#0a3dff", "un contrasto è troppo basso");
    expect(await rowOf(page, "scuro", "brand").textContent()).toContain("troppo basso (minimo 3:1)");
    await field(page).fill("rosso");
    await field(page).press("Enter");
    await page.getByText("«rosso» non è un colore di tre o sei cifre esadecimali.").waitFor();
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    expect(await rowOf(page, "chiaro", "brand").textContent()).toContain("#0a3dff");
    expect(await page.getByLabel("Selettore di colore").inputValue()).toBe("#0a3dff");
    expect(await axeViolations(page, { without: ["landmark-unique"] })).toEqual([]);

    await page.getByLabel("Selettore di colore").fill("#00a651");
    await page.getByText("Tavolozza di #00a651").waitFor();
    expect(await field(page).inputValue()).toBe("#00a651");
    expect(await field(page).getAttribute("aria-invalid")).toBeNull();
    await field(page).fill("e00");
    await field(page).press("Enter");
    expect(await field(page).inputValue()).toBe("#ee0000");
  });

  it.each([240, 390, 1280])("fits %d px and is accessible", slow, async (width) => {
    const { page } = await site.visit("/docs/palette.html", { viewport: { width, height: 800 } });
    await enter(page, "#e10600");
    expect(await scrollsSideways(page)).toBe(false);
    expect(await axeViolations(page, { without: ["landmark-unique"] })).toEqual([]);
  });

  it("keeps the colours of its samples in forced-colours mode", slow, async () => {
    const { page } = await site.visit("/docs/palette.html", { forcedColors: "active" });
    await enter(page, "#e10600");
    const swatch = rowOf(page, "chiaro", "brand").locator(".palette-swatch");
    expect(await swatch.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe("rgb(225, 6, 0)");
  });

  it("explains what is missing without JavaScript, and in a browser that cannot derive colours", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(onDisk("palette.html"));
    await page.getByText("ha bisogno di JavaScript").waitFor();
    expect(await field(page).isVisible()).toBe(false);

    const old = await site.newPage();
    await old.page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await old.page.goto(onDisk("palette.html"));
    await old.page.getByText("non sa ricavare un colore da un altro:").waitFor();
    expect(await field(old.page).isVisible()).toBe(false);
  });
});
