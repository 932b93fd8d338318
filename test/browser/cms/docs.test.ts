import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shortName } from "../../../clientlibs/describe";
import { catalogue } from "../../../widgets/catalogue";
import { axeViolations } from "../support/axe";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";

const site = useTestSite("whole file");

const dist = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url));
const pages = readdirSync(join(dist, "docs")).filter((file) => file.endsWith(".html"));

async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

/** The number of preview elements that have not started. Some start only near the viewport, so this scrolls to the first. */
const countUnstarted = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll(".stage *")].filter(
      (element) => element.localName.startsWith("vetrina-") && !element.hasAttribute("data-state"),
    );
    found[0]?.scrollIntoView();
    return found.length;
  });

describe("the author documentation", () => {
  const looks = [
    { folder: "", colorScheme: "light" },
    { folder: "en/", colorScheme: "dark" },
  ] as const;
  it.each(looks.flatMap((look) => pages.map((file) => ({ ...look, file }))))(
    "is accessible and fits a phone (/docs/$folder$file, $colorScheme)",
    async ({ folder, file, colorScheme }) => {
      const viewport = { width: 320, height: 800 };
      const { page } = await site.visit(`/docs/${folder}${file}`, { colorScheme, viewport });
      await expect.poll(() => countUnstarted(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await page.locator("h1").count()).toBe(1);
    },
  );

  it("shows working elements without a violation of the strictest policy", async () => {
    const { page, consoleMessages } = await site.visit("/docs/?csp=trusted-types");
    const violations = await recordViolations(page);
    for (const definition of catalogue) {
      await page.goto(`${site.sandbox.siteUrl}/docs/${shortName(definition)}.html?csp=trusted-types`);
      await expect
        .poll(() => page.locator(`.stage ${definition.tag}[data-state]`).count())
        .toBeGreaterThan(0);
      await expect.poll(() => countUnstarted(page)).toBe(0);
      expect(await page.locator("[data-preview-note]").count()).toBe(0);
      expect(await violations()).toEqual([]);
    }
    expect(consoleMessages.warnings).toEqual([]);
    // One example has no configured balance, which the library reports as an error.
    expect(consoleMessages.errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
  });

  it("copies a snippet, or selects it if the clipboard is not available", async () => {
    const { page, context } = await site.visit(`/docs/${shortName({ tag: "vetrina-date-picker" })}.html`);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const snippet = page.locator("section", { has: page.locator("#snippet") });
    await snippet.getByRole("button", { name: "Copia" }).click();
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

  it("is readable from disk and without JavaScript, and makes no requests there", async () => {
    const { page, consoleMessages } = await site.visit("/test/nothing?loader=off", {
      javaScriptEnabled: false,
    });
    consoleMessages.errors.length = 0;
    for (const definition of catalogue) {
      await page.goto(pathToFileURL(join(dist, "docs", `${shortName(definition)}.html`)).href);
      await page.getByText("L’anteprima compare quando").waitFor();
      expect(await page.locator("figure.code code").first().textContent()).toContain(`<${definition.tag}`);
    }
    const living = await site.visit("/test/nothing?loader=off");
    await living.page.goto(pathToFileURL(join(dist, "docs", "date-picker.html")).href);
    await living.page.getByRole("button", { name: "Copia" }).waitFor();
    expect(await living.page.getByText("L’anteprima compare quando").count()).toBe(1);
    expect(living.consoleMessages.errors.filter((error) => !error.includes("404"))).toEqual([]);
  });

  it.each(["", "en/"])(
    "has snippets with which every widget works on a blank page (/docs/%s)",
    async (folder) => {
      const { page } = await site.visit(`/docs/${folder}`);
      const captioned = (caption: RegExp) =>
        page
          .locator("figure.code", { has: page.locator("figcaption", { hasText: caption }) })
          .locator("code");
      const [document = "", boxes = "", policy = ""] = await Promise.all(
        [/^(pagina|page)\.html$/, /^site\.css$/, /^Content-Security-Policy$/].map(async (caption) =>
          ((await captioned(caption).textContent()) ?? "").replaceAll("NONCE", "bm9uY2U="),
        ),
      );
      const blank = await site.visit("/test/nothing?loader=off");
      const violations = await recordViolations(blank.page);
      blank.consoleMessages.errors.length = 0;
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
      for (const { tag, needs } of catalogue) {
        // No platform answers at the address of the sample.
        const working = needs?.includes("gamification")
          ? /^(ready|reconnecting|logged-out)$/
          : /^(ready|empty|logged-out)$/;
        const element = blank.page.locator(tag).first();
        // Widgets that wait until they are near the viewport may be far below the panels.
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
