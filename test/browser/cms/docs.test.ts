import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf } from "../../../distribution/names";
import { descriptions } from "../../../widgets/descriptions";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { dist, expectGoodPage, oneLookEach, onDisk, recordViolations } from "./docs-pages";

const site = useTestSite();

describe("the author documentation", () => {
  // `docs.slow.test.ts` visits all pages.
  const samples = ["html.html", "live-casino-lobby.html"];
  it.each(oneLookEach.filter(({ file }) => samples.includes(file)))(
    "is accessible and fits a phone (/docs/$path, $colorScheme)",
    (look) => expectGoodPage(site, look),
  );

  it("starts with three lines of HTML next to the element that they create", async () => {
    const { page } = await site.visit("/docs/", { viewport: { width: 1280, height: 900 } });
    const code = page.locator(".hero figure.code code");
    const element = page.locator(".hero vetrina-instant-win[data-state='ready']");
    await element.waitFor();
    expect(((await code.textContent()) ?? "").split("\n")).toHaveLength(3);
    const [lines, live] = await Promise.all([code.boundingBox(), element.boundingBox()]);
    expect(live?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
    expect(live?.y).toBeLessThan(450);
  });

  it("has a live element when it is opened from disk", async () => {
    const { page } = await site.newPage();
    await page.goto(onDisk("date-picker.html"));
    await page.locator(".stage vetrina-date-picker[data-state]").first().waitFor();
  });

  it("has no warning about its own samples when it is opened from disk", async () => {
    const { page, consoleMessages } = await site.newPage();
    await page.goto(onDisk("index.html"));
    await page.locator("#elements").scrollIntoViewIfNeeded();
    const header = page.locator("vetrina-balance-header[data-state='ready']");
    await header.waitFor({ state: "attached" });
    expect(await header.getAttribute("data-account-url")).toBe("https://page.invalid/conto");
    expect(consoleMessages.warnings.filter((line) => line.includes("data-"))).toEqual([]);
  });

  it("copies a snippet, or selects it if the clipboard is not available", async () => {
    const { page, context } = await site.visit(`/docs/${folderOf("vetrina-date-picker")}.html`);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const snippet = page
      .locator("section", { has: page.locator("#preview") })
      .locator("figure.code")
      .first();
    await snippet.getByRole("button", { name: "Copia" }).press("Enter");
    await snippet.getByRole("button", { name: "Copiato" }).waitFor();
    const code = (await snippet.locator("code").last().textContent()) ?? "";
    expect(code).toContain("<vetrina-date-picker");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("closed"));
    });
    await snippet.getByRole("button").click();
    await snippet.getByRole("button", { name: "Ctrl+C" }).waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toContain("<vetrina-date-picker");
  });

  itEach([""], ["en/"])(
    "provides snippets that start every widget on a blank page (/docs/%s)",
    async (folder) => {
      const { page } = await site.visit(`/docs/${folder}html.html`);
      const captioned = (caption: RegExp) =>
        page
          .locator("figure.code", { has: page.locator("figcaption", { hasText: caption }) })
          .locator("code");
      const [document = "", boxes = "", policy = ""] = await Promise.all(
        [/^(pagina|page)\.html$/, /^site\.css$/, /^Content-Security-Policy$/].map(async (caption) =>
          ((await captioned(caption).textContent()) ?? "").replaceAll("NONCE", "bm9uY2U="),
        ),
      );
      const blank = await site.newPage();
      const violations = await recordViolations(blank.page);
      await blank.page.route("**/assets/**", (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === "/assets/site.css") return route.fulfill({ contentType: "text/css", body: boxes });
        return route.fulfill({ path: join(dist, pathname.replace("/assets/", "")) });
      });
      await blank.page.route("**/blank", (route) =>
        route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: { "content-security-policy": policy.replaceAll("\n", " ") },
          body: document,
        }),
      );
      await blank.page.route("https://area-privata.example/**", (route) =>
        route.fulfill({
          headers: { "access-control-allow-origin": "*" },
          json: { statusCode: 200, result: { bonus: [], tables: [] } },
        }),
      );
      await blank.page.goto(`${site.sandbox.siteUrl}/blank`);
      for (const { tag, needs } of descriptions) {
        // The sample's platform URL does not respond, so these widgets may be reconnecting.
        const working = needs?.includes("gamification")
          ? /^(ready|reconnecting|logged-out)$/
          : /^(ready|empty|logged-out)$/;
        const element = blank.page.locator(tag).first();
        // Scroll to the widget, because some widgets wait until they are near the viewport.
        await element.evaluate((host) => host.scrollIntoView());
        await expect.poll(() => element.getAttribute("data-state"), { message: tag }).toMatch(working);
      }
      expect(await violations()).toEqual([]);
      expect(blank.consoleMessages.errors).toEqual([]);
    },
  );

  it("is linked from every page of the demo site", async () => {
    const { page } = await site.visit("/");
    await page.getByRole("link", { name: "Documentazione per gli autori" }).click();
    await page.getByRole("heading", { level: 1, name: "Per cominciare" }).waitFor();
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Getting started" }).waitFor();
    const missing = await page.goto(`${site.sandbox.siteUrl}/docs/../docs/nessuna.html`);
    expect(missing?.status()).toBe(404);
  });
});
