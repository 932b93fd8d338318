import { expect, it } from "vitest";
import { alteredBase, serveAlteredChunk } from "../browser/support/altered-chunk";
import { waitUntilVisible } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

it("a chunk whose content changes before its import never runs, even if a module script has already run (S10)", async () => {
  serveAlteredChunk(site.sandbox, "widget-date-picker");
  site.page("/test/altered", {
    library: false,
    head: ({ loaderUrl }) => `<script type="module">globalThis.first = true;</script>
      <script src="${loaderUrl}" data-base="${alteredBase}"></script>`,
    body: '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>',
  });
  const { page, consoleMessages } = await site.visit("/test/altered");
  await waitUntilVisible(page, '#picker[data-state="error"] b');
  expect(await page.evaluate(() => ["first", "altered"].map((name) => name in globalThis))).toEqual([
    true,
    false,
  ]);
  // The loader does not provide an integrity map in the engines of these tests.
  const { errors, warnings } = await consoleMessages();
  expect(errors.join()).toContain("refused; it is served with no-store");
  expect(warnings.filter((line) => line.startsWith("[vetrina]"))).toEqual([]);
});
