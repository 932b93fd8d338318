import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { defaultDistDir } from "../../../sandbox/server";
import { recordConsole } from "../support/chromium";
import { publicHost, usePublicSite } from "../support/public-host";
import { itEach } from "../support/slow-cases";

const site = usePublicSite();

const dist = process.env.VETRINA_DIST ?? defaultDistDir;
const picker = '<vetrina-date-picker id="picker"><b>riserva</b></vetrina-date-picker>';
/** Elements that need more than twenty files. */
const elements = `${picker}<vetrina-balance-header></vetrina-balance-header><vetrina-bonus-carousel></vetrina-bonus-carousel>
  <vetrina-open-bets></vetrina-open-bets><vetrina-leaderboard data-entity-id="1"></vetrina-leaderboard>`;
const strictPolicy =
  "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; connect-src *; require-trusted-types-for 'script'; trusted-types vetrina";

interface Situation {
  /** URL of the loader's script. @default "/lib/vetrina.js" on the page's origin */
  readonly script?: string;
  /** More attributes of the script tag. */
  readonly attributes?: string;
  readonly head?: string;
  readonly body?: string;
  /** Response to each request for a file of the library. @default 404 */
  readonly onFile?: (route: Route) => Promise<void>;
  /** Host of the page. @default the developer's own machine */
  readonly host?: string;
  readonly query?: string;
}

const notFound = (route: Route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<p>Non trovato" });

/** Sends the built file of the requested name, if it exists. */
const sendFile = (route: Route) => {
  const file = join(dist, "vetrina/resources", route.request().url().split("/").at(-1) ?? "");
  return existsSync(file)
    ? route.fulfill({ contentType: "text/javascript", body: readFileSync(file) })
    : notFound(route);
};

/** Opens a page with a strict policy. The loader of the page is not next to the library's files. */
async function open(situation: Situation = {}) {
  const { script = "/lib/vetrina.js", onFile = notFound, host, query = "" } = situation;
  const { page, context } = await site.newPage();
  await context.route(`**/resources/**`, onFile);
  await context.route(`**${new URL(script, site.sandbox.siteUrl).pathname}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: readFileSync(join(dist, "vetrina.js")) }),
  );
  const url = new URL(`/test/wrong-folder${query}`, site.sandbox.siteUrl);
  if (host) url.hostname = host;
  await context.route(url.href, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": strictPolicy },
      body: `<!doctype html><html lang="it"><title>Prova</title>${situation.head ?? ""}
        <script nonce="n" src="${script}" ${situation.attributes ?? ""} async></script><body>${situation.body ?? elements}`,
    }),
  );
  const messages = recordConsole(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/resources/")) requested.push(request.url());
  });
  await page.goto(url.href);
  return {
    page,
    context,
    note: page.locator('body > p[role="status"]'),
    origin: url.origin,
    errors: messages.errors,
    requested,
    ownMessages: () =>
      [...messages.errors, ...messages.warnings].filter((line) => line.includes("[vetrina]")),
  };
}

/**
 * Expects one library message, at most one request for each file, and at most one browser message per file.
 */
function expectLittleNoise({ errors, requested, ownMessages }: Awaited<ReturnType<typeof open>>): void {
  expect(ownMessages()).toHaveLength(1);
  expect(requested.length).toBe(new Set(requested).size);
  expect(errors.length).toBeLessThanOrEqual(requested.length + 1);
}

describe("a folder without the library's files", () => {
  it("causes one message, in the console and as a note on the page", async () => {
    const opened = await open();
    const { page, note, origin, ownMessages, errors } = opened;
    await note.waitFor();
    const text = (await note.textContent()) ?? "";
    for (const part of ["Vetrina non trova i suoi file", "HTTP 404", "copia in"])
      expect(text).toContain(part);
    expect(text).toMatch(
      new RegExp(`${origin}/lib/vetrina/resources/(bootstrap|dependencies|main)-\\w+\\.js`),
    );
    expect(text).toContain('<meta name="vetrina-base"');
    expect(ownMessages()).toEqual([`[vetrina] ${text}`]);
    expectLittleNoise(opened);
    expect(errors.join()).not.toContain("Content Security Policy");
    expect(await note.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      "rgb(255, 243, 205)",
    );
    await page.locator('#picker[data-state="error"] b').waitFor();
  });

  itEach(
    [["a page instead of each file", { contentType: "text/html", body: "<p>App" }, "HTTP 200, text/html"]],
    [
      ["a server that forbids it", { status: 403, body: "" }, "HTTP 403"],
      ["a different content type", { contentType: "text/plain", body: "" }, "HTTP 200, text/plain"],
    ],
  )("is reported with the server's response: %s", async (_, response, words) => {
    const opened = await open({ onFile: (route) => route.fulfill(response) });
    await opened.note.getByText(words).waitFor();
    expectLittleNoise(opened);
  });

  it("is reported if another origin does not allow the page to read the files", async () => {
    const { note, ownMessages } = await open({
      script: `${site.sandbox.accountUrl}/lib/vetrina.js`,
      attributes: 'data-backoff="100"',
      onFile: (route) =>
        route.fulfill({ status: 404, headers: { "access-control-allow-origin": "https://other.invalid" } }),
    });
    await note.getByText("Access-Control-Allow-Origin").waitFor();
    expect(ownMessages()).toHaveLength(1);
  });

  it("is reported with a request to correct data-base if this attribute sets the folder", async () => {
    const { note, origin } = await open({ attributes: 'data-base="/altrove/"' });
    await note.getByText("Correggi data-base").waitFor();
    expect(await note.textContent()).toContain(`oppure copia in ${origin}/altrove/ tutti`);
  });

  it("is requested again when the device is online, and works without a reload or a note once the files exist", async () => {
    let isDeployed = false;
    const { page, note, ownMessages } = await open({
      body: picker,
      onFile: (route) => (isDeployed ? sendFile(route) : notFound(route)),
    });
    await note.waitFor();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    isDeployed = true;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.locator('#picker[data-state="ready"]').waitFor();
    expect(await note.count()).toBe(0);
    expect(ownMessages()).toHaveLength(1);
  });
});

describe("an unusable folder", () => {
  itEach(
    [["a folder that a module cannot determine", { attributes: 'type="module"' }, "o un modulo"]],
    [["a folder that is not a URL", { attributes: 'data-base="http://["' }, "http://["]],
  )("causes one message and a note: %s", async (_, situation, words) => {
    const { note, ownMessages, errors } = await open(situation);
    await note.getByText(words).waitFor();
    expect(errors).toEqual(ownMessages());
    expect(errors).toHaveLength(1);
  });
});

describe("the note on a public host", () => {
  const openPublic = async (query: string, head = "") => {
    const opened = await open({ host: publicHost, query, head });
    await opened.page.locator('#picker[data-state="error"]').waitFor();
    expect(opened.ownMessages()).toEqual([expect.stringContaining("Vetrina non trova i suoi file")]);
    return opened;
  };

  it("is not shown to players", async () => {
    const { note } = await openPublic("");
    expect(await note.count()).toBe(0);
  });

  it("is shown instead of a requested inspector, unless the configuration forbids the inspector", async () => {
    const { note } = await openPublic("?vetrina-inspect");
    await note.getByText("Nemmeno l’ispettore si apre").waitFor();
    const forbidden = await openPublic(
      "?vetrina-inspect",
      '<script type="application/json" id="vetrina-config">{"inspector":false}</script>',
    );
    expect(await forbidden.note.count()).toBe(0);
  });
});

it("a single missing file is named in the console, and the other elements work", async () => {
  const { page, note, ownMessages } = await open({
    attributes: 'data-backoff="1"',
    body: `${picker}<vetrina-balance-header></vetrina-balance-header>`,
    onFile: (route) => (route.request().url().includes("widget-date-picker") ? notFound : sendFile)(route),
  });
  await page.locator('#picker[data-state="error"]').waitFor();
  await page.locator('vetrina-balance-header[data-state="logged-out"]').waitFor();
  expect(ownMessages()).toEqual([
    expect.stringMatching(/widget-date-picker-\w+\.js: HTTP 404, text\/html\. La cartella è incompleta/),
  ]);
  expect(await note.count()).toBe(0);
});
