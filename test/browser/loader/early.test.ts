import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  cookiesOfPlayer,
  giveCookies,
  headerMarkup,
  receivedBalanceCalls,
  receivedCalls,
} from "../support/account";
import { endlessDelay, holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite({ visitors: "new" });

const carousel = "<vetrina-bonus-carousel>riserva</vetrina-bonus-carousel>";
const detail = '<vetrina-bonus-detail data-card="poker-tornei">riserva</vetrina-bonus-detail>';
const card =
  '<vetrina-live-casino-card data-provider="CasinoGamePT" data-game-id="pt-001" data-network="italia" data-heading="Roulette">x</vetrina-live-casino-card>';

/** URLs of the public reads that the services have received, without their origin. */
const reads = () =>
  site.sandbox.model.journal
    .entries()
    .filter(({ method, path }) => method === "GET" && /getBonus|\/tables/.test(path))
    .map(({ path }) => path);

/**
 * Script that runs before the page's own scripts and records the URLs that any script fetches, and the start
 * of `bootstrap`.
 */
const watchFetches = `
  const later = window.setTimeout;
  window.setTimeout = (run, ...rest) => {
    // \`bootstrap\` makes the browser load its tables of languages later, in the task in which it reads.
    if (run === Intl.DateTimeFormat) window.hasBooted = true;
    return later(run, ...rest);
  };
  window.requested = [];
  const before = window.fetch;
  window.fetch = (input, options) => {
    window.requested.push(String(input.url ?? input));
    return before(input, options);
  };
`;

/** URLs that the page has fetched, without the library's files. */
const requested = (page: Page) =>
  page.evaluate<string[]>("window.requested.filter((url) => !url.includes('/resources/'))");

/**
 * Opens a page while the main chunk, or another file, is held back, and waits until `bootstrap` has processed
 * all of it.
 */
async function openWithoutCore(
  body: string,
  config: Readonly<Record<string, unknown>> = {},
  query = "",
  cookies: Readonly<Record<string, string>> = {},
  held = "/main-",
) {
  site.sandbox.page("/test/early", { body: `<main><h1>Prova</h1>${body}</main>`, config });
  const visit = await site.visit("/?loader=off");
  await giveCookies(visit.page, site, cookies);
  const release = await holdCalls(visit.page, held);
  await visit.page.addInitScript(watchFetches);
  await visit.page.goto(`${site.sandbox.siteUrl}/test/early${query}`);
  await visit.page.waitForFunction("window.hasBooted");
  return { ...visit, release };
}

const ready = (page: Page, tag: string) => page.locator(`${tag}[data-state="ready"]`).waitFor();

describe("early reads", () => {
  it.each([
    ["the list of bonuses", carousel, "vetrina-bonus-carousel", "getBonusList"],
    ["the feed of a live table in the viewport", card, "vetrina-live-casino-card", "/tables"],
  ])("are made once, before any chunk except bootstrap has loaded: %s", async (_, body, tag, path) => {
    const { page, release, consoleMessages } = await openWithoutCore(body);
    expect(await requested(page), "the watch, on which other tests rely, sees it").toEqual([
      expect.stringContaining(path),
    ]);
    await expect.poll(() => reads().length).toBe(1);
    await release();
    await ready(page, tag);
    expect(reads()).toHaveLength(1);
    expect(consoleMessages.errors).toEqual([]);
  });

  itEach([["React", "/dependencies-"]], [["the header's code", "/widget-balance-header-"]])(
    "are followed by the read of the balance before %s has loaded",
    async (_, held) => {
      const cookies = cookiesOfPlayer(site);
      const { page, release } = await openWithoutCore(headerMarkup, {}, "", cookies, held);
      await expect.poll(() => receivedBalanceCalls(site).length).toBe(1);
      await release();
      await ready(page, "vetrina-balance-header");
      expect(receivedBalanceCalls(site)).toHaveLength(1);
    },
  );

  itEach([["React", "/dependencies-"]], [["the carousel's code", "/widget-bonus-carousel-"]])(
    "are followed by a single request for the first image before %s has loaded",
    async (_, held) => {
      const pictures: string[] = [];
      const { page, release } = await openWithoutCore(carousel, {}, "", {}, held);
      page.on("request", (request) => {
        if (request.resourceType() === "image" && request.url().includes("/bonus/"))
          pictures.push(request.url());
      });
      // The page before the reload may still request its image.
      page.on("framenavigated", () => pictures.splice(0));
      await page.reload();
      await expect.poll(() => pictures.length).toBe(1);
      await release();
      await ready(page, "vetrina-bonus-carousel");
      const shown = await page
        .locator("vetrina-bonus-carousel img")
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown).toBe(pictures[0]);
      expect(pictures.filter((url) => url === shown)).toHaveLength(1);
    },
  );

  it("use the bonus in the page's URL", async () => {
    const { page, release } = await openWithoutCore(
      "<vetrina-bonus-detail>riserva</vetrina-bonus-detail>",
      {},
      "?card=poker-tornei",
    );
    await expect.poll(() => reads().length).toBe(1);
    await release();
    await ready(page, "vetrina-bonus-detail");
    expect(reads()).toHaveLength(1);
  });

  itEach(
    [["in the attribute", '<vetrina-bonus-detail data-card=" poker-tornei ">x</vetrina-bonus-detail>', ""]],
    [["in the URL", "<vetrina-bonus-detail>x</vetrina-bonus-detail>", "?card=%20poker-tornei"]],
  )("request a bonus only once even with spaces around its id %s", async (_, body, query) => {
    const { page, release, consoleMessages } = await openWithoutCore(body, {}, query);
    await expect.poll(() => reads().length).toBe(1);
    await release();
    await ready(page, "vetrina-bonus-detail");
    expect(reads()).toHaveLength(1);
    expect(consoleMessages.errors).toEqual([]);
  });

  it("are not repeated when the player leaves the page before the response arrives", async () => {
    site.sandbox.fault({ match: "getBonusList", delay: endlessDelay, times: 1 });
    const { page, release } = await openWithoutCore(carousel);
    await release();
    await page.locator('vetrina-bonus-carousel[data-state="loading"]').waitFor();
    await page.goto(`${site.sandbox.siteUrl}/?loader=off`);
    await page.waitForLoadState("networkidle");
    expect(reads()).toHaveLength(1);
  });

  it("wait as long as the configured time limit allows, and are made only once", slow, async () => {
    site.sandbox.fault({ match: "getBonusList", delay: 9000, times: 1 });
    const { page, release } = await openWithoutCore(carousel, { bonus: { timeoutMs: 15_000 } });
    await release();
    await ready(page, "vetrina-bonus-carousel");
    expect(reads()).toHaveLength(1);
  });

  it("are retried like other reads if they fail", async () => {
    site.sandbox.fault({ match: "getBonusList", status: 503, times: 1 });
    const { page, release } = await openWithoutCore(carousel);
    // The bonus chunk may request the list again before the main chunk has loaded.
    await release();
    await ready(page, "vetrina-bonus-carousel");
    const statuses = receivedCalls(site, "GET", "getBonusList").map(({ status }) => status);
    expect(statuses).toEqual([503, 200]);
  });

  it("contain no token, cookie or other data about the player", async () => {
    const { page } = await openWithoutCore("");
    await page.context().addCookies([{ name: "JWT", value: "segreto", url: site.sandbox.accountUrl }]);
    site.sandbox.page("/test/early", { body: `<main>${carousel}</main>` });
    const requested = page.waitForRequest(/getBonusList/);
    await page.goto(`${site.sandbox.siteUrl}/test/early`, { waitUntil: "commit" });
    const headers = await (await requested).allHeaders();
    expect(Object.keys(headers).filter((name) => /cookie|authorization|referer|^x-/.test(name))).toEqual([]);
  });

  itEach(
    [
      [
        "in demo mode, in edit mode, and for a table far below the viewport",
        `<div data-demo="logged-in">${carousel}</div><div data-edit>${detail}</div><div style="height: 3000px"></div>${card}`,
        {},
      ],
      ["for a tag that is switched off", carousel, { disabledElements: ["vetrina-bonus-carousel"] }],
      [
        "to a URL that the safe-URL check refuses",
        carousel,
        { bonus: { paths: { list: "http://elsewhere.test/list" } } },
      ],
    ],
    [
      ["on a page that is edited", carousel, { editMode: true }],
      [
        "for selected bonuses, which are another read",
        carousel.replace(">", ' data-ids="poker-tornei">'),
        {},
      ],
      ["for a table that is not displayed", `<div hidden>${card}</div>`, {}],
      ["for a table without its network", card.replace('data-network="italia"', ""), {}],
      ["for a bonus without an id", "<vetrina-bonus-detail>riserva</vetrina-bonus-detail>", {}],
      ["for a bonus if the parameter has another name", detail, { bonus: { idsParameter: "codici" } }],
    ],
  )("are not made %s", async (_, body, config) => {
    const { page } = await openWithoutCore(body, config);
    expect(await requested(page)).toEqual([]);
  });
});

describe("early connections", () => {
  it("connect to the services of the page's widgets, and to no others", async () => {
    const { page } = await openWithoutCore("<vetrina-balance-header>conto</vetrina-balance-header>", {
      gamification: { url: "https://premi.example/ws" },
    });
    const links = page.locator('head link[rel="preconnect"]');
    expect(await links.count()).toBe(1);
    expect(await links.getAttribute("crossorigin")).toBe("anonymous");
    expect(await links.getAttribute("href")).toBe(new URL(site.sandbox.accountUrl).origin);
  });

  it("use the CORS mode that each service requires", async () => {
    const { page } = await openWithoutCore("<vetrina-notifications></vetrina-notifications>", {
      gamification: { url: "https://premi.example/ws", tokenUrl: "https://token.example/new" },
    });
    const modes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="preconnect"]')].map((link) => [
        link.href,
        link.crossOrigin ?? "none",
      ]),
    );
    expect(modes).toEqual(
      expect.arrayContaining([
        ["https://premi.example/", "none"],
        ["https://token.example/", "anonymous"],
      ]),
    );
  });
});
