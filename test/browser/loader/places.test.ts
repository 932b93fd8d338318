import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page, Route } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { defaultDistDir } from "../../../sandbox/server";
import { recordConsole } from "../support/chromium";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const dist = process.env.VETRINA_DIST ?? defaultDistDir;
const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';

/** Serves the built library in another folder of the site, as if it had been copied there. */
async function serveIn(page: Page, folder: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`**${folder}/vetrina**`, (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    return route.fulfill({
      body: readFileSync(join(dist, pathname.slice(folder.length))),
      contentType: "text/javascript",
    });
  });
  return requested;
}

describe("the folder of the library", () => {
  it(
    "serves all files even if it is named /js, because only AEM has a debug folder with that name",
    slow,
    async () => {
      const folder = "/js";
      site.sandbox.page("/test/folder", {
        library: false,
        body: `${picker}<script src="${folder}/vetrina.js"></script>`,
      });
      const { page } = await site.visit("/test/folder?loader=off");
      const requested = await serveIn(page, folder);
      await page.goto(`${site.sandbox.siteUrl}/test/folder`);
      await page.locator('#picker[data-state="ready"]').waitFor();
      expect(requested).toContain(`${folder}/vetrina.js`);
      expect(requested.filter((path) => !path.startsWith(`${folder}/vetrina`))).toEqual([]);
    },
  );
});

describe("a page opened from disk", () => {
  const folders: string[] = [];
  afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

  async function openFromDisk(script: string, language = "it", onCore?: (route: Route) => Promise<void>) {
    const folder = mkdtempSync(join(tmpdir(), "vetrina-disk-"));
    folders.push(folder);
    await cp(join(dist, "vetrina.js"), join(folder, "vetrina.js"));
    await cp(join(dist, "vetrina"), join(folder, "vetrina"), { recursive: true });
    writeFileSync(
      join(folder, "page.html"),
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Prova</title>${script}<body>${picker}</body></html>`,
    );
    const { page } = await site.newPage();
    const consoleMessages = recordConsole(page);
    if (onCore) await page.route("**/main-*.js", onCore);
    await page.goto(pathToFileURL(join(folder, "page.html")).href);
    return { page, consoleMessages };
  }

  itEach([["en", "opened from the disk"]], [["it", "aperta dal disco"]])(
    "explains why nothing loads, on the page and in the console (%s)",
    async (language, words) => {
      const { page, consoleMessages } = await openFromDisk(
        '<script src="vetrina.js" async></script>',
        language,
      );
      await page.getByRole("status").getByText(words).waitFor();
      expect(consoleMessages.errors).toEqual([expect.stringContaining(words)]);
      expect(await page.locator('#picker[data-state="error"]').textContent()).toBe("riserva");
    },
  );

  // The delay gives the script that explains the failure time to load during the attempts, as on a site.
  const fromServer = () =>
    `<script src="${site.sandbox.siteUrl}/vetrina.js" data-backoff="500" async></script>`;

  it("starts its elements if the library's server allows every page to use the library", async () => {
    const { page } = await openFromDisk(fromServer());
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(await page.getByRole("status").getByText("dal disco").count()).toBe(0);
  });

  it("explains why nothing loads if the server does not let the page use the library", async () => {
    const { page } = await openFromDisk(fromServer(), "it", (route) => route.abort());
    await page.getByRole("status").getByText("aperta dal disco").waitFor();
  });
});
