import { describe, expect, it } from "vitest";
import { hostScripts } from "../../sandbox/server/site/host-scripts";
import { logIn } from "./support/login";
import { attributeOf, textOf, waitUntilPresent } from "./support/page";
import { useEngineSite } from "./support/site";

const site = useEngineSite();

/** The driver of WebKit runs its own code in the page, and these scripts break that code. */
const breakingDriver = process.env.VETRINA_ENGINE === "webkit" ? ["object-extend", "to-json", "map"] : [];

const cases = (...names: readonly string[]) =>
  hostScripts
    .filter(({ name }) => names.includes(name))
    .map(({ name, script }) => {
      const isSkipped = breakingDriver.includes(name);
      return {
        run: it.skipIf(isSkipped),
        title: `'${name}'${isSkipped ? " (skipped: the script breaks the driver)" : ""}`,
        script,
      };
    });

/** Opens a page with elements, on which a script of the site runs before the library. */
function open(script: string) {
  site.page("/test/host", {
    head: ({ nonce }) =>
      // Records the error messages in the page, because not every driver reports them.
      `<script nonce="${nonce}">window.reported = []; console.error = (text) => reported.push(String(text));</script>
       <script nonce="${nonce}">${script}</script>`,
    body: `<main><h1>Prova</h1><vetrina-balance-header data-account-url="/conto">conto</vetrina-balance-header>
      <vetrina-date-picker><span>Scegli una data</span></vetrina-date-picker>
      <vetrina-login-modal><p slot="legal">18+</p></vetrina-login-modal></main>`,
  });
  return site.visit("/test/host");
}

describe("a page whose scripts replace built-ins", () => {
  for (const { run, title, script } of cases("array-from", "fetch-string", "object-extend", "to-json"))
    run(`works with ${title}`, async () => {
      const { page } = await open(script);
      await logIn(page);
      expect(await textOf(page, 'vetrina-balance-header >>> [part~="text"]')).toContain("1.234,50");
      await page.click("vetrina-date-picker >>> button");
      await waitUntilPresent(page, 'vetrina-date-picker >>> td[role="gridcell"]');
    });

  for (const { run, title, script } of cases("map", "url"))
    run(`reports ${title} once, and keeps the fallback content`, async () => {
      const { page } = await open(script);
      await waitUntilPresent(page, "vetrina-date-picker[data-state]");
      expect(await attributeOf(page, "vetrina-date-picker", "data-state")).toBe("error");
      const reported = await page.evaluate(() => (window as unknown as { reported: string[] }).reported);
      expect(reported).toHaveLength(1);
      expect(reported[0]).toContain("has replaced built-ins");
    });
});
