import { describe, expect, it } from "vitest";
import {
  accountMarkup,
  cookiesOfPlayer,
  giveCookies,
  headerMarkup,
  receivedBalanceCalls,
} from "../support/account";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';

/** Records in the page what has loaded when the library sends its ready event. */
const recorder = `<script>
  document.addEventListener("vetrina:ready", (event) => {
    window.atReady = { detail: event.detail, target: event.target === document, parts: Object.keys(window.Vetrina).sort() };
  });
</script>`;

describe("the start of the library", () => {
  it("requests all files that the page needs before the first one has arrived", async () => {
    site.sandbox.page("/test/parallel", { body: picker });
    const { page } = await site.newPage();
    const release = await holdCalls(page, "dependencies-");
    const first = page.waitForRequest(/dependencies-/);
    await page.goto(`${site.sandbox.siteUrl}/test/parallel`, { waitUntil: "commit" });
    const others = ["bootstrap", "calendar", "main", "ui", "widget-date-picker"];
    // A browser may repeat a request for a file that it did not put into its cache.
    await expect.poll(() => [...new Set(site.libraryRequests())].toSorted()).toEqual(others);
    await first;
    expect(await page.evaluate(() => customElements.get("vetrina-date-picker"))).toBeUndefined();
    await release();
    await page.locator('#picker[data-state="ready"]').waitFor();
  });

  it("starts services when bootstrap has loaded, and completes namespace and elements when the last core chunk has loaded", async () => {
    site.sandbox.page("/test/order", { head: recorder, body: `${picker}${headerMarkup}` });
    const { page } = await site.newPage();
    await giveCookies(page, site, cookiesOfPlayer(site));
    const releaseDependencies = await holdCalls(page, "dependencies-");
    const releaseBootstrap = await holdCalls(page, "bootstrap-");
    await page.goto(`${site.sandbox.siteUrl}/test/order`);
    const membersOfStub = () => page.evaluate("Object.keys(window.Vetrina).sort()");
    await expect.poll(() => site.libraryRequests()).toContain("main");
    expect(await membersOfStub()).toEqual(["load", "q", "version"]);
    expect(receivedBalanceCalls(site)).toHaveLength(0);

    await releaseBootstrap();
    await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
    expect(await membersOfStub(), "still a queue").toEqual(["load", "q", "version"]);
    expect(await page.evaluate(() => customElements.get("vetrina-date-picker"))).toBeUndefined();

    await releaseDependencies();
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(await page.evaluate(() => (window as { atReady?: unknown }).atReady)).toEqual({
      detail: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
      target: true,
      parts: [
        "account",
        "configure",
        "discover",
        "gamification",
        "http",
        "inspect",
        "load",
        "push",
        "q",
        "ready",
        "session",
        "tour",
        "version",
      ],
    });
  });

  it.each(["", "?preload=1"])("requests each file exactly once (%s)", async (variant) => {
    site.sandbox.page("/test/once", { body: picker });
    const { page, context, consoleMessages } = await site.visit(`/test/once${variant}`);
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(site.libraryRequests().toSorted()).toEqual([
      "bootstrap",
      "calendar",
      "dependencies",
      "main",
      "ui",
      "widget-date-picker",
    ]);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('#picker[data-state="ready"]').waitFor();
    expect(site.libraryRequests(), "a warm visit asks for none").toHaveLength(6);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("runs commands queued before and after it, even if one of them fails", async () => {
    const queue = `<script>
      window.commandLog = [];
      window.Vetrina = window.Vetrina || { q: [] };
      const before = window.Vetrina;
      Vetrina.q.push(
        () => { throw new Error("rotto"); },
        "nessuna funzione",
        () => { throw Object.assign(new Error("strano"), { message: { code: 1 } }); },
        (vetrina) => window.commandLog.push("prima", vetrina === before, typeof vetrina.load),
      );
    </script>`;
    site.sandbox.page("/test/queue", { head: queue, body: picker });
    const { page, consoleMessages } = await site.visit("/test/queue");
    await page.locator('#picker[data-state="ready"]').waitFor();
    const log = await page.evaluate(async () => {
      const { Vetrina, commandLog: list } = window as unknown as {
        Vetrina: { ready: Promise<unknown>; push(run: unknown): void; q: { push(run: unknown): void } };
        commandLog: unknown[];
      };
      Vetrina.q.push(() => list.push("dopo"));
      Vetrina.push(() => list.push("subito"));
      list.push((await Vetrina.ready) === Vetrina);
      return list;
    });
    expect(log).toEqual(["prima", true, "function", "dopo", "subito", true]);
    expect(consoleMessages.errors).toHaveLength(3);
    expect(consoleMessages.errors.join()).toContain("a queued command failed");
    expect(consoleMessages.errors.join()).toContain("the queue takes functions only");
  });

  it("stops a second copy with one warning that names both versions", async () => {
    const loader = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets.min.js";
    const code = await (await fetch(site.sandbox.siteUrl + loader)).text();
    site.sandbox.file("/test/other.js", { body: code.replaceAll("0.1.0", "9.9.9"), type: "text/javascript" });
    site.sandbox.page("/test/two", { body: picker });
    const { page, consoleMessages } = await site.visit("/test/two");
    await page.locator('#picker[data-state="ready"]').waitFor();
    await page.addScriptTag({ url: "/test/other.js" });
    await expect.poll(() => consoleMessages.warnings).toHaveLength(1);
    expect(consoleMessages.warnings[0]).toMatch(/0\.1\.0.*9\.9\.9|9\.9\.9.*0\.1\.0/);
    expect(site.libraryRequests()).toHaveLength(6);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("works on a page in another encoding, with scripts that are served without a charset", async () => {
    const { page, consoleMessages } = await site.newPage();
    const script = "/etc.clientlibs/vetrina/clientlibs/clientlib-widgets.min.js";
    await page.route(`**${script}`, async (route) => {
      const body = await (await route.fetch()).body();
      await route.fulfill({ body, contentType: "text/javascript" });
    });
    await page.route("**/test/latin", (route) =>
      route.fulfill({
        contentType: "text/html; charset=windows-1252",
        body: `<!doctype html><html lang="it"><title>Prova</title><script src="${script}"></script>${picker}</html>`,
      }),
    );
    await page.goto(`${site.sandbox.siteUrl}/test/latin`);
    expect(await page.evaluate(() => document.characterSet)).toBe("windows-1252");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors).toEqual([]);
  });

  it("is not blocked by a first copy whose chunks are missing", async () => {
    site.sandbox.page("/test/second", {
      library: false,
      head: ({ loaderUrl }) =>
        `<script src="${loaderUrl}" data-base="https://foreign.invalid/"></script><script src="${loaderUrl}"></script>`,
      body: picker,
    });
    const { page } = await site.visit("/test/second");
    await page.locator('#picker[data-state="ready"]').waitFor();
  });

  itEach(["2 min"], ["", "-1", "NaN"])(
    "uses the default instead of an invalid time limit of %j",
    async (written) => {
      site.sandbox.page("/test/patience", {
        library: false,
        head: ({ loaderUrl }) =>
          `<script src="${loaderUrl}" data-timeout="${written}" data-backoff="${written}" data-base=""></script>`,
        body: picker,
      });
      const { page } = await site.visit("/test/patience");
      await page.locator('#picker[data-state="ready"]').waitFor();
    },
  );

  it("logs errors in the configuration by name, and everything else works", async () => {
    site.sandbox.page("/test/mistakes", { body: picker, config: { pippo: 1, timeZone: "Europe/Paris" } });
    const { page, consoleMessages } = await site.visit("/test/mistakes");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors.toSorted()).toEqual([
      expect.stringContaining('"pippo" is not known'),
      expect.stringContaining('"timeZone": expected one of Europe/Rome'),
    ]);
  });

  it("does not replace a tag that another script has defined, logs one error, and defines the other tags", async () => {
    site.sandbox.page("/test/taken", {
      head: '<script>customElements.define("vetrina-date-picker", class extends HTMLElement {});</script>',
      body: picker + accountMarkup,
    });
    const { page, consoleMessages } = await site.visit("/test/taken");
    await page.locator('vetrina-login-modal[data-state="ready"]').waitFor({ state: "attached" });
    await expect.poll(() => consoleMessages.errors.join()).toContain("was defined by another script");
    expect(await page.locator("#picker").textContent(), "the fallback").toBe("riserva");
    const refusal = await page.evaluate(() =>
      (window as unknown as { Vetrina: { load(tag: string): Promise<void> } }).Vetrina.load(
        "vetrina-date-picker",
      ).catch(String),
    );
    expect(refusal).toContain("was defined by another script");
    expect(consoleMessages.errors, "one message").toHaveLength(1);
  });

  itEach(
    [["an array", ["vetrina-date-picker"]]],
    [["words with commas", "vetrina-tour, vetrina-date-picker"]],
  )("keeps the fallback of a disabled widget, and loads nothing for it (%s)", async (_, disabledElements) => {
    site.sandbox.page("/test/off", { body: picker, config: { disabledElements } });
    const { page } = await site.visit("/test/off");
    await page.waitForFunction(() => "ready" in (window as unknown as { Vetrina: object }).Vetrina);
    expect(site.libraryRequests()).toEqual(expect.arrayContaining(["dependencies", "main"]));
    expect(site.libraryRequests()).not.toContain("widget-date-picker");
    expect(await page.locator("#picker").textContent()).toBe("riserva");
    const refusal = await page.evaluate(() =>
      (window as unknown as { Vetrina: { load(tag: string): Promise<void> } }).Vetrina.load(
        "vetrina-date-picker",
      ).catch(String),
    );
    expect(refusal).toContain("switched off");
  });

  it("does not define a widget that is disabled while its chunk loads, until it is enabled", async () => {
    site.sandbox.page("/test/meanwhile", { body: picker });
    const { page } = await site.newPage();
    const release = await holdCalls(page, "widget-date-picker");
    const request = page.waitForRequest(/widget-date-picker/);
    await page.goto(`${site.sandbox.siteUrl}/test/meanwhile`, { waitUntil: "commit" });
    await request;
    const configure = (disabled: string[]) =>
      page.evaluate(async (tags) => {
        const { Vetrina } = window as unknown as {
          Vetrina: {
            ready?: Promise<unknown>;
            q: { push(run: (vetrina: { configure(part: object): void }) => void): void };
          };
        };
        await new Promise<void>((done) =>
          Vetrina.q.push((vetrina) => {
            vetrina.configure({ disabledElements: tags });
            done();
          }),
        );
      }, disabled);
    await configure(["vetrina-date-picker"]);
    await release();
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("resource")
        .some(
          ({ name, responseEnd }: PerformanceEntry & { responseEnd?: number }) =>
            name.includes("widget-date-picker") && (responseEnd ?? 0) > 0,
        ),
    );
    expect(await page.evaluate(() => customElements.get("vetrina-date-picker") === undefined)).toBe(true);
    await configure([]);
    await page.locator('#picker[data-state="ready"]').waitFor();
  });

  it("finds widgets that are inserted later, and those in a shadow root passed to `discover`", async () => {
    site.sandbox.page("/test/later", { body: '<div id="host"></div>' });
    const { page } = await site.visit("/test/later");
    await page.waitForFunction(() => "ready" in (window as unknown as { Vetrina: object }).Vetrina);
    await page.evaluate(() => {
      const root = (document.querySelector("#host") as Element).attachShadow({ mode: "open" });
      root.append(document.createElement("vetrina-date-picker"));
      (window as unknown as { Vetrina: { discover(root: Node): void } }).Vetrina.discover(root);
    });
    await page.locator('vetrina-date-picker[data-state="ready"]').waitFor();
    await page.evaluate(() => document.body.append(document.createElement("vetrina-date-picker")));
    await expect.poll(() => page.locator('vetrina-date-picker[data-state="ready"]').count()).toBe(2);
  });
});
