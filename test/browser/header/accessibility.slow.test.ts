import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { cookiesOfPlayer, giveCookies, headerMarkup, headerAndModal } from "../support/account";
import { axeViolations } from "../support/axe";
import { holdCalls } from "../support/hold";
import { useTestSite } from "../support/site";
import { openMenu } from "./player";

const site = useTestSite();

async function prepareGiulia(options = {}): Promise<Page> {
  const { page } = await site.newPage(options);
  await giveCookies(page, site, cookiesOfPlayer(site));
  return page;
}

async function openAsGiulia(path: string, options = {}): Promise<Page> {
  const page = await prepareGiulia(options);
  await page.goto(site.sandbox.siteUrl + path);
  return page;
}

/** Opens a page on which the balance call receives no response until `release` is called. */
async function openLoading(path: string, options = {}) {
  const page = await prepareGiulia(options);
  const release = await holdCalls(page, "account/balance");
  await page.goto(site.sandbox.siteUrl + path);
  await headerAndModal(page).inState("loading");
  return { page, release };
}

describe.each(["it", "en"] as const)("axe with the language %s (X4)", (language) => {
  it.each([320, 1280])("finds no violation in any header state at a width of %d px", async (width) => {
    const viewport = { width, height: 800 };
    const { page, release } = await openLoading(`/?language=${language}`, { viewport });
    const check = async (state: string) => {
      await headerAndModal(page).inState(state);
      expect(await axeViolations(page), state).toEqual([]);
    };
    await check("loading");
    await release();
    await check("ready");
    await openMenu(page);
    await check("ready");
    await page.context().setOffline(true);
    await check("stale");
    await page.context().setOffline(false);
    await page.goto(`${site.sandbox.siteUrl}/?action=logout&language=${language}`);
    await check("logged-out");
    await giveCookies(page, site, cookiesOfPlayer(site));
    await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
    await page.reload();
    await check("offline");
  });

  it.each([240, 1280])(
    "finds no violation after a failed balance call at a width of %d px",
    async (width) => {
      site.sandbox.page("/test/unknown", {
        body: `<main><h1>Prova</h1>${headerMarkup}</main>`,
        config: { language, account: { mode: "stateless", paths: { statelessBalance: "" } } },
      });
      const page = await openAsGiulia("/test/unknown", { viewport: { width, height: 640 } });
      await headerAndModal(page).inState("error");
      expect(await axeViolations(page)).toEqual([]);
    },
  );
});

it("in forced colours the box, the button and the skeleton have edges", async () => {
  const { page } = await openLoading("/", { forcedColors: "active" });
  const edges = await headerAndModal(page).header.evaluate((host) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [".bar", ".action", '[part~="skeleton"]'].map((selector) => {
      const piece = host.shadowRoot?.querySelector(selector) as Element;
      const { borderTopStyle, borderTopColor } = getComputedStyle(piece);
      return borderTopStyle === "solid" && borderTopColor !== canvas;
    });
  });
  expect(edges).toEqual([true, true, true]);
});

it("with reduced motion the skeleton does not move", async () => {
  const { page } = await openLoading("/", { reducedMotion: "reduce" });
  const animation = await headerAndModal(page)
    .header.locator('[part~="skeleton"]')
    .evaluate((skeleton) => getComputedStyle(skeleton).animationName);
  expect(animation).toBe("none");
});

it("the focus ring is not clipped", async () => {
  const page = await openAsGiulia("/", { viewport: { width: 390, height: 800 } });
  await headerAndModal(page).inState("ready");
  await openMenu(page);
  const link = page.getByRole("link", { name: "Ciao, Giulia" });
  await page.keyboard.press("Tab");
  await link.focus();
  const ring = await link.evaluate((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    const clips = [];
    for (let above = each.parentElement; above; above = above.parentElement)
      clips.push(getComputedStyle(above).overflowX);
    return { outlineStyle, outlineWidth, isClipped: clips.includes("hidden") };
  });
  expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "2px", isClipped: false });
});
