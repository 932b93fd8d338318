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

const site = useTestSite();

const dist = fileURLToPath(new URL(`../../../${process.env.VETRINA_DIST ?? "dist"}/`, import.meta.url));
const pages = readdirSync(join(dist, "docs")).filter((file) => file.endsWith(".html"));

const onDisk = (path: string) => pathToFileURL(join(dist, "docs", path)).href;

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

/**
 * The number of live elements that are not inserted or have not started. They come near the window only, so this scrolls
 * to the first.
 */
const countUnstarted = (page: Page) =>
  page.evaluate(() => {
    const waiting = [...document.querySelectorAll("[data-place]:has(> template)")];
    const unstarted = [...document.querySelectorAll(".stage *")].filter(
      (element) => element.localName.startsWith("vetrina-") && !element.hasAttribute("data-state"),
    );
    const [first] = [...waiting, ...unstarted];
    first?.scrollIntoView();
    return waiting.length + unstarted.length;
  });

describe("the author documentation", () => {
  const looks = [
    { folder: "", colorScheme: "light" },
    { folder: "en/", colorScheme: "dark" },
  ] as const;
  // One look a page: a test of all pages in both takes minutes. Their widths are tested in both languages elsewhere.
  const visits = pages.map((file, index) => ({ ...(looks[index % 2] ?? looks[0]), file }));
  it.each(visits.map((each) => ({ ...each, path: each.folder + each.file })))(
    "is accessible and fits a phone (/docs/$path, $colorScheme)",
    async ({ folder, file, colorScheme }) => {
      const viewport = { width: 320, height: 800 };
      const { page } = await site.visit(`/docs/${folder}${file}`, { colorScheme, viewport });
      await expect.poll(() => countUnstarted(page)).toBe(0);
      // A page shows the same widget several times, so its landmarks have the same names.
      expect(await axeViolations(page, { without: ["landmark-unique"] })).toEqual([]);
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
      expect(await page.locator("[data-script-note]").count()).toBe(0);
      expect(await violations()).toEqual([]);
    }
    expect(consoleMessages.warnings).toEqual([]);
    // One example has no configured balance, which the library reports as an error.
    expect(consoleMessages.errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
  }, 180_000);

  it("copies a snippet, or selects it if the clipboard is not available", async () => {
    const { page, context } = await site.visit(`/docs/${shortName({ tag: "vetrina-date-picker" })}.html`);
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

  it("is readable without JavaScript", async () => {
    const { page } = await site.visit("/test/nothing?loader=off", { javaScriptEnabled: false });
    for (const definition of catalogue) {
      await page.goto(onDisk(`${shortName(definition)}.html`));
      await page.getByText("hanno bisogno di JavaScript").waitFor();
      expect(await page.locator("figure.code code").first().textContent()).toContain(`<${definition.tag}`);
    }
  }, 180_000);

  it.each(["", "en/"])(
    "has live elements when it is opened from the disk (%s)",
    async (folder) => {
      const { page, consoleMessages } = await site.visit("/test/nothing?loader=off");
      // The picture of the tab may still be on its way.
      await page.goto("about:blank");
      consoleMessages.errors.length = 0;
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const definition of catalogue) {
        await page.goto(onDisk(`${folder}${shortName(definition)}.html`));
        await expect
          .poll(() => page.locator(`.stage ${definition.tag}[data-state]`).count())
          .toBeGreaterThan(0);
      }
      expect(requests.filter((address) => !/^(file|data|blob):/.test(address))).toEqual([]);
      expect(consoleMessages.errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
    },
    180_000,
  );

  it("shows each state of a widget that it names", async () => {
    const { page } = await site.visit("/docs/");
    for (const definition of catalogue) {
      await page.goto(`${site.sandbox.siteUrl}/docs/${shortName(definition)}.html`);
      for (const item of await page.locator(".gallery li").all()) {
        await item.scrollIntoViewIfNeeded();
        const named = (await item.getAttribute("data-shows")) ?? "";
        await expect
          .poll(() => item.locator(definition.tag).first().getAttribute("data-state"), {
            message: `${definition.tag} ${named}`,
          })
          .toBe(named);
      }
    }
  }, 180_000);

  it.each(["", "en/"])(
    "has snippets with which every widget works on a blank page (/docs/%s)",
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
