import { describe, expect, it } from "vitest";
import { folderOf } from "../../../distribution/names";
import { descriptions } from "../../../widgets/descriptions";
import { scrollsSideways } from "../support/layout";
import { useTestSite } from "../support/site";
import {
  countUnstarted,
  docsPages,
  expectGoodPage,
  oneLookEach,
  onDisk,
  recordViolations,
} from "./docs-pages";

const site = useTestSite();

describe("each page of the author documentation", () => {
  it.each(oneLookEach)("is accessible and fits a phone (/docs/$path, $colorScheme)", (look) =>
    expectGoodPage(site, look),
  );

  it("shows working elements without a violation of the strictest policy", async () => {
    const { page, consoleMessages } = await site.visit("/docs/?csp=trusted-types");
    const violations = await recordViolations(page);
    for (const definition of descriptions) {
      await page.goto(`${site.sandbox.siteUrl}/docs/${folderOf(definition.tag)}.html?csp=trusted-types`);
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

  it("is readable without JavaScript", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    for (const definition of descriptions) {
      await page.goto(onDisk(`${folderOf(definition.tag)}.html`));
      await page.getByText("hanno bisogno di JavaScript").waitFor();
      expect(await page.locator("figure.code code").first().textContent()).toContain(`<${definition.tag}`);
    }
  }, 180_000);

  it.each(["", "en/"])(
    "has live elements when it is opened from disk (%s)",
    async (folder) => {
      const { page, consoleMessages } = await site.newPage();
      // The favicon may still be loading.
      await page.goto("about:blank");
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      for (const definition of descriptions) {
        await page.goto(onDisk(`${folder}${folderOf(definition.tag)}.html`));
        await expect
          .poll(() => page.locator(`.stage ${definition.tag}[data-state]`).count())
          .toBeGreaterThan(0);
      }
      expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
      expect(consoleMessages.errors.filter((error) => !error.startsWith("[vetrina]"))).toEqual([]);
    },
    180_000,
  );

  it("shows a widget in each state that the page describes", async () => {
    const { page } = await site.visit("/docs/");
    for (const definition of descriptions) {
      await page.goto(`${site.sandbox.siteUrl}/docs/${folderOf(definition.tag)}.html#states`);
      for (const item of await page.locator(".gallery li").all()) {
        await item.scrollIntoViewIfNeeded();
        const named = (await item.getAttribute("data-shows")) ?? "";
        await expect
          .poll(() => item.locator(definition.tag).first().getAttribute("data-state"), {
            message: `${definition.tag} ${named}`,
          })
          .toBe(named);
        const height = () =>
          item
            .locator(definition.tag)
            .first()
            .evaluate((element) => element.clientHeight);
        await expect
          .poll(async () => (await item.locator(".blank-note").isVisible()) === ((await height()) === 0), {
            message: `${definition.tag} ${named}: says that it takes no space exactly where it takes none`,
          })
          .toBe(true);
      }
    }
  }, 180_000);

  it.each(["", "en/"])(
    "does not scroll sideways (/docs/%s)",
    async (folder) => {
      const { page } = await site.visit("/docs/");
      const wide: string[] = [];
      for (const file of docsPages) {
        await page.goto(`${site.sandbox.siteUrl}/docs/${folder}${file}`);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          if (await scrollsSideways(page)) wide.push(`${file}, ${width} px`);
        }
      }
      expect(wide).toEqual([]);
    },
    180_000,
  );
});

describe("a playground", () => {
  it.each(["", "en/"])(
    "does not change the code of the page when it starts (/docs/%s)",
    async (folder) => {
      const { page } = await site.newPage();
      // The library is blocked, because this test needs only the playground.
      await page.route("**/vetrina.js", (route) => route.abort());
      for (const definition of descriptions) {
        const url = `${site.sandbox.siteUrl}/docs/${folder}${folderOf(definition.tag)}.html`;
        await page.goto(url);
        const printed = await page.evaluate(async (path) => {
          const text = await (await fetch(path)).text();
          const written = new DOMParser().parseFromString(text, "text/html");
          return written.querySelector(".try figure.code code")?.textContent;
        }, url);
        expect(printed).toContain(`<${definition.tag}`);
        const stage = page.locator("[data-playground-stage]");
        await page.locator("[data-playground]").scrollIntoViewIfNeeded();
        await stage.locator(definition.tag).first().waitFor({ state: "attached" });
        expect(await page.locator(".try figure.code code").textContent(), definition.tag).toBe(printed);
      }
    },
    180_000,
  );
});
