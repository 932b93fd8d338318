import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { headerMarkup } from "../support/account";
import { alteredBase, serveAlteredChunk } from "../support/altered-chunk";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const picker = '<vetrina-date-picker id="picker">riserva</vetrina-date-picker>';

/** `integrity` value of the file at a URL. */
async function integrityOf(url: string): Promise<string> {
  const content = Buffer.from(await (await fetch(url)).arrayBuffer());
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

describe("integrity (S10)", () => {
  it("makes the browser refuse a chunk with a wrong digest under the strictest Content-Security-Policy", async () => {
    site.sandbox.page("/test/integrity", { body: picker });
    const { page, consoleMessages } = await site.visit("/test/integrity?csp=trusted-types");
    await page.locator('#picker[data-state="ready"]').waitFor();
    const integrity = await page.evaluate(() => {
      const map = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
      return (JSON.parse(map?.text ?? "{}") as { integrity: Record<string, string> }).integrity;
    });
    expect(Object.keys(integrity).length).toBeGreaterThan(5);
    for (const [url, value] of Object.entries(integrity)) expect(await integrityOf(url), url).toBe(value);
    expect(consoleMessages.errors).toEqual([]);

    const untouched = Object.keys(integrity).find((url) => url.includes("widget-balance-header")) ?? "";
    // An empty file is valid JavaScript: only its digest is wrong.
    site.sandbox.fault({ match: "widget-balance-header", body: "empty" });
    // The import is in a string, so that the browser's own import runs instead of the test runner's.
    const refusal = await page.evaluate(`import("${untouched}").then(() => "ran", () => "refused")`);
    expect(refusal).toBe("refused");
  });

  it("is not used if the policy forbids it, but everything else works", async () => {
    site.sandbox.page("/test/no-policy", {
      body: picker,
      headers: { "content-security-policy": "require-trusted-types-for 'script'; trusted-types 'none'" },
    });
    const { page, consoleMessages } = await site.visit("/test/no-policy");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.warnings).toEqual([]);
    expect(consoleMessages.errors.join()).toContain("TrustedScript");
    expect(await page.locator('script[type="importmap"]').count()).toBe(0);
  });
});

describe("a page without an integrity map, because its policy forbids inline scripts (S10)", () => {
  const open = async (altered: string) => {
    serveAlteredChunk(site.sandbox, altered);
    site.sandbox.page("/test/no-map", {
      library: false,
      head: ({ loaderUrl }) => `<script src="${loaderUrl}" data-base="${alteredBase}"></script>`,
      body: `${picker}${headerMarkup}`,
      headers: { "content-security-policy": "script-src 'self'" },
    });
    const visit = await site.visit("/test/no-map");
    await visit.page.locator('#picker[data-state="error"]').waitFor();
    expect(await visit.page.locator("#picker").textContent()).toBe("riserva");
    expect(await visit.page.evaluate(() => "altered" in globalThis)).toBe(false);
    return visit;
  };

  it("refuses a chunk that the browser must not store, and loads the other chunks", async () => {
    const { page, consoleMessages } = await open("widget-date-picker");
    await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
    expect(consoleMessages.errors.join()).toMatch(
      /widget-date-picker-\w+\.js: refused; it is served with no-store/,
    );
    expect(consoleMessages.warnings).toEqual([]);
  });

  it("refuses a chunk that other chunks import", async () => {
    const { consoleMessages } = await open("ui");
    expect(consoleMessages.errors.join()).toMatch(/ui-\w+\.js: refused/);
  });

  it("refuses a chunk of the core, so that every fallback stays", async () => {
    const { page, consoleMessages } = await open("main");
    expect(await page.locator("vetrina-balance-header").textContent()).toBe("conto");
    expect(consoleMessages.errors.join()).toMatch(/main-\w+\.js: refused/);
  });
});

it("the integrity map allows a chunk that the browser must not store, unless the chunk has changed (S10)", async () => {
  site.sandbox.page("/test/map", { body: picker });
  const { page, context, consoleMessages } = await site.newPage();
  await context.route("**/widget-date-picker-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
  await page.goto(`${site.sandbox.siteUrl}/test/map`);
  await page.locator('#picker[data-state="ready"]').waitFor();
  expect(consoleMessages).toEqual({ errors: [], warnings: [] });

  serveAlteredChunk(site.sandbox, "widget-date-picker");
  site.sandbox.page("/test/map", {
    library: false,
    head: ({ loaderUrl }) => `<script src="${loaderUrl}" data-base="${alteredBase}"></script>`,
    body: picker,
  });
  await page.goto(`${site.sandbox.siteUrl}/test/map`);
  await page.locator('#picker[data-state="error"]').waitFor();
  expect(await page.evaluate(() => "altered" in globalThis)).toBe(false);
});

it("a failed request does not make the loader refuse unstored chunks on a page with an integrity map (R10)", async () => {
  site.sandbox.page("/test/map", { body: picker });
  const { page, context, consoleMessages } = await site.newPage();
  let requests = 0;
  await context.route("**/resources/*.js", async (route) => {
    if (/bootstrap-/.test(route.request().url())) requests += 1;
    const isFailure = requests === 2 && /bootstrap-/.test(route.request().url());
    if (isFailure) return route.fulfill({ status: 503, body: "" });
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), "cache-control": "no-store" } });
  });
  await page.goto(`${site.sandbox.siteUrl}/test/map`);
  await page.locator('#picker[data-state="ready"]').waitFor();
  expect(requests).toBeGreaterThan(2);
  expect(consoleMessages.warnings).toEqual([]);
  // A chunk that the page loads when it is idle may still be loading.
  await context.unrouteAll({ behavior: "ignoreErrors" });
});

describe("the chunk base (S11)", () => {
  const foreign = "https://foreign.invalid/resources/";

  it("cannot be set by an attribute of a widget, a foreign script or the page's URL (S34)", async () => {
    const hostile = ["account-origin", "origin", "host", "jwt", "token", "authorization", "base", "config"]
      .map((name) => `data-${name}="https://hostile.invalid/"`)
      .join(" ");
    site.sandbox.page("/test/hostile", {
      head: `<script src="/test/nothing.js" data-base="${foreign}"></script>`,
      body: `<vetrina-date-picker id="picker" data-base="${foreign}" data-src="${foreign}" data-chunk-base="${foreign}"></vetrina-date-picker>
        <vetrina-balance-header ${hostile}></vetrina-balance-header>`,
    });
    site.sandbox.file("/test/nothing.js", { body: "", type: "text/javascript" });
    const requests: { readonly url: string; readonly headers: object }[] = [];
    const { page, context } = await site.visit("/test/missing");
    context.on("request", (request) => requests.push({ url: request.url(), headers: request.headers() }));
    await page.goto(
      `${site.sandbox.siteUrl}/test/hostile?data-base=${encodeURIComponent(foreign)}&base=${foreign}`,
    );
    await page.locator('#picker[data-state="ready"]').waitFor();
    await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
    const elsewhere = requests.filter(({ url }) => !url.startsWith(site.sandbox.siteUrl));
    expect(elsewhere, "requests to other origins").toEqual([]);
    expect(JSON.stringify(requests), "the header's attributes").not.toContain("hostile.invalid");
  });

  itEach(
    [["data-base", (loader: string) => `<script src="${loader}" data-base="${foreign}"></script>`]],
    [
      [
        "meta",
        (loader: string) =>
          `<meta name="vetrina-base" content="${foreign}"><script src="${loader}"></script>`,
      ],
    ],
  )("causes one error and a note, but no request, if %s sets it to another origin", async (_, tags) => {
    site.sandbox.page("/test/foreign", {
      library: false,
      head: ({ loaderUrl }) => tags(loaderUrl),
      body: picker,
    });
    const { page, consoleMessages } = await site.visit("/test/foreign");
    await page.locator('body > p[role="status"]').getByText("foreign.invalid").waitFor();
    expect(consoleMessages.errors).toHaveLength(1);
    expect(consoleMessages.errors[0]).toMatch(/\[vetrina\] .*non ha l’origine della pagina o dello script/);
    expect(await page.locator("#picker").textContent()).toBe("riserva");
    expect(site.libraryRequests()).toEqual([]);
  });
});

describe("the start (S25)", () => {
  it("ignores elements named like the library's globals", async () => {
    site.sandbox.page("/test/clobber", {
      head: `<a id="Vetrina"></a><form id="Vetrina"><input name="q"><input name="version"></form>
        <img name="head"><form id="vetrina-config"><input name="text"></form>`,
      body: picker,
      config: false,
    });
    const { page, consoleMessages } = await site.visit("/test/clobber");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors.filter((line) => !line.includes("#vetrina-config"))).toEqual([]);
  });

  it("is not prevented by a frame of another origin named like the library's namespace", async () => {
    site.sandbox.page("/test/frame", {
      head: '<iframe name="Vetrina" src="data:text/html,x"></iframe>',
      body: picker,
    });
    const { page, consoleMessages } = await site.visit("/test/frame");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors).toEqual([]);
  });

  it("reports a configuration that is not JSON, and uses the defaults", async () => {
    site.sandbox.page("/test/broken-config", {
      head: '<script type="application/json" id="vetrina-config">{"language": </script>',
      body: picker,
      config: false,
    });
    const { page, consoleMessages } = await site.visit("/test/broken-config");
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(consoleMessages.errors).toEqual([expect.stringContaining("is not valid JSON")]);
  });
});
