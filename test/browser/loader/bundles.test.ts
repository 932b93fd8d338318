import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultDistDir } from "../../../sandbox/server";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const loader = readFileSync(join(process.env.VETRINA_DIST ?? defaultDistDir, "vetrina.js"), "utf8");
const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';
const base = '<meta name="vetrina-base" content="/vetrina/resources/">';

/** Opens a page whose loader is merged into another file, in a cache folder of the site. */
async function open(head: string) {
  site.sandbox.file("/test/cache/joined.js", {
    type: "text/javascript",
    body: `window.siteMenu = true;\n${loader}\n;window.siteFooter = true;`,
  });
  site.sandbox.page("/test/bundle", { library: false, head, body: picker });
  const { page, consoleMessages } = await site.newPage();
  // Paths of the requested chunks.
  const chunks: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/resources/")) chunks.push(pathname);
  });
  await page.goto(`${site.sandbox.siteUrl}/test/bundle`);
  return { page, chunks, consoleMessages };
}

const inline = `<script>${loader.replaceAll("</script", "<\\/script")}</script>`;
/** Runs the script as plugins that delay scripts do, so that `document.currentScript` is null. */
const delayed = `<script>addEventListener("load", async () => {
  const response = await fetch("/test/cache/joined.js");
  (0, eval)(await response.text());
});</script>`;

describe("a loader inside another file or script", () => {
  itEach(
    [
      ["joined with others", '<script src="/test/cache/joined.js" defer></script>'],
      ["inlined", inline],
      ["run by another script", delayed],
    ],
    [
      [
        "inserted again by another script",
        '<script>document.head.append(Object.assign(document.createElement("script"), { src: "/test/cache/joined.js" }));</script>',
      ],
    ],
  )("finds its chunks by the meta element `vetrina-base`: %s", async (_, script) => {
    const { page, chunks, consoleMessages } = await open(base + script);
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(chunks.filter((path) => !path.startsWith("/vetrina/resources/"))).toEqual([]);
    expect(chunks).not.toEqual([]);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("requests chunks relative to the other file if `vetrina-base` is missing, and keeps the fallback if they do not load", async () => {
    const { page, chunks, consoleMessages } = await open(
      '<script src="/test/cache/joined.js" defer></script>',
    );
    await expect.poll(() => chunks.length).toBeGreaterThan(0);
    expect(chunks.every((path) => path.startsWith("/test/cache/joined/resources/"))).toBe(true);
    await expect.poll(() => consoleMessages.errors.join()).toContain("/test/cache/joined/resources/");
    expect(await page.locator("#picker").textContent()).toBe("riserva");
  });
});
