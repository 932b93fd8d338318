import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultDistDir } from "../../../sandbox/server";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';
const siteMap = '<script type="importmap">{"imports":{"@site/menu":"/test/menu.js"}}</script>';
const siteModule = `<script type="module">
  import { menu } from "@site/menu";
  document.documentElement.dataset.menu = menu;
</script>`;

/** Opens a page, optionally as a Chromium of another version, and waits for its elements and its own module. */
async function open(path: `/test/${string}`, markup: { head: string; body: string }, version?: string) {
  const { sandbox } = site;
  sandbox.file("/test/menu.js", { body: 'export const menu = "open";', type: "text/javascript" });
  sandbox.page(path, {
    library: false,
    head: ({ loaderUrl }) => `${markup.head}<script src="${loaderUrl}"></script>`,
    body: picker + markup.body,
  });
  const visit = await site.newPage();
  if (version)
    await visit.page.addInitScript((pretended) => {
      const brands = [{ brand: "Chromium", version: pretended }];
      Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => ({ brands }) });
    }, version);
  await visit.page.goto(sandbox.siteUrl + path);
  await visit.page.locator('html[data-menu="open"]').waitFor();
  await visit.page.locator('#picker[data-state="ready"]').waitFor();
  expect(visit.consoleMessages).toEqual({ errors: [], warnings: [] });
  return visit;
}

describe("import map of the loader (S10)", () => {
  const maps = [
    [["after ours", { head: "", body: siteMap }]],
    [["before ours", { head: siteMap, body: "" }]],
  ] as const;

  itEach(...maps)("is merged with a map of the site %s", async (_, { head, body }) => {
    const { page } = await open("/test/two-maps", { head, body: body + siteModule });
    expect(await page.locator('script[type="importmap"]').count()).toBe(2);
  });

  itEach(...maps)(
    "is not added in a Chromium that supports only one map, if the site has its own map: %s",
    async (_, { head, body }) => {
      const { page } = await open("/test/one-map", { head, body: body + siteModule }, "120");
      expect(await page.locator('script[type="importmap"]').count()).toBe(1);
    },
  );

  it("is not added if the page already contains the map of the build", async () => {
    const built = readFileSync(
      `${process.env.VETRINA_DIST ?? defaultDistDir}/vetrina/importmap.json`,
      "utf8",
    );
    const printed = JSON.stringify({
      imports: { "@site/menu": "/test/menu.js" },
      ...(JSON.parse(built) as { integrity: Record<string, string> }),
    });
    const head = `<script type="importmap">${printed}</script>`;
    const { page } = await open("/test/printed-map", { head, body: siteModule });
    expect(await page.locator('script[type="importmap"]').count()).toBe(1);

    site.sandbox.fault({ match: "widget-balance-header", body: "empty" });
    const untouched = Object.keys((JSON.parse(built) as { integrity: object }).integrity).find((file) =>
      file.includes("widget-balance-header"),
    );
    // The import is in a string, so that the browser's own import runs instead of the test runner's.
    expect(await page.evaluate(`import("${untouched}").then(() => "ran", () => "refused")`)).toBe("refused");
  });
});
