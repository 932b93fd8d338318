import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { allReady, scrollThrough, states } from "../gamification/journey-page";
import { cookiesOfPlayer, giveCookies, painted } from "../support/account";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";

const site = useTestSite();

/** The demo page of the gamification panels, as a member and with all panels ready. */
async function openDemo(options: object = {}): Promise<Page> {
  const { page } = await site.newPage({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await giveCookies(page, site, cookiesOfPlayer(site, "giulia"));
  await page.goto(`${site.sandbox.siteUrl}/gamification/pannelli`);
  await scrollThrough(page);
  await expect.poll(() => states(page)).toMatchObject(allReady);
  return page;
}

describe("the site's navigation with forced colours (X5)", () => {
  it("underlines only the current page", slow, async () => {
    const page = await openDemo({ forcedColors: "active" });
    const items = await page
      .locator(".site-nav a")
      .evaluateAll((links) =>
        links.map((link) => [
          link.hasAttribute("aria-current"),
          getComputedStyle(link, "::after").borderBottomWidth,
        ]),
      );
    expect(items.length).toBeGreaterThan(3);
    for (const [isCurrent, width] of items) expect(width).toBe(isCurrent ? "3px" : "0px");
    const heights = await page
      .locator(".site-nav a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(new Set(heights).size, "one height").toBe(1);
  });
});

/**
 * Position of a panel's sentence, in pixels: the space above it minus the space below it, its left inset, and
 * its height.
 */
const sentenceIn = (page: Page, index: number) =>
  page
    .locator(`main > [data-state]`)
    .nth(index)
    .evaluate((host) => {
      const message = host.shadowRoot?.querySelector(".vetrina-panel-message");
      const panel = (message?.parentElement as Element).getBoundingClientRect();
      const box = (message as Element).getBoundingClientRect();
      const { left } = host.getBoundingClientRect();
      return [box.top - panel.top - (panel.bottom - box.bottom), box.left - left, box.height].map(Math.round);
    });

describe("a panel of one sentence", () => {
  const lists = ["achievements", "competitions", "missions", "awards"].map((name) => `vetrina-${name}`);
  const emptyPanels = lists.map((tag) => `<${tag} data-ids="none">${tag}</${tag}>`).join("");

  async function placesOf(page: Page) {
    await painted(page);
    const count = await page.locator("main > [data-state]").count();
    return Promise.all(Array.from({ length: count }, (_, index) => sentenceIn(page, index)));
  }

  itEach([320], [1280])("shows the sentence in the middle of each empty list at %d px", async (width) => {
    const { page } = await openPanel(site, emptyPanels, "giulia", { viewport: { width, height: 900 } });
    await expect.poll(() => page.locator('main > [data-state="empty"]').count()).toBe(4);
    const places = await placesOf(page);
    expect(places).toEqual(places.map(() => [0, ...(places[0] ?? []).slice(1)]));
  });

  it(
    "shows the sentence in the same position as an empty list if it is restricted or requires a login",
    slow,
    async () => {
      const panels = lists.map((tag) => `<${tag}>${tag}</${tag}>`).join("");
      const restricted = await openPanel(site, panels, "marco");
      await expect.poll(() => restricted.page.locator('main > [data-state="restricted"]').count()).toBe(3);
      await inState(restricted.page, "vetrina-awards", "ready");
      const [first, ...others] = (await placesOf(restricted.page)).slice(0, 3);
      expect(first?.[0]).toBe(0);
      expect(others).toEqual(others.map(() => first));
      const visitor = await openPanel(site, "<vetrina-awards>Premi</vetrina-awards>");
      await inState(visitor.page, "vetrina-awards", "logged-out");
      const [place] = await placesOf(visitor.page);
      expect(place?.slice(0, 2)).toEqual(first?.slice(0, 2));
    },
  );
});

describe("the demo page of the panels", () => {
  it("aligns links of cards with the ends of buttons, and underlines text buttons instead of bordering them with forced colours (X5)", async () => {
    const page = await openDemo();
    const shifts = await page.locator(".row-foot > .opt-in-control").evaluateAll((controls) =>
      controls.map((control) => {
        const range = document.createRange();
        range.selectNodeContents(control);
        const end = (control.matches("[data-look='link']") ? range : control).getBoundingClientRect().right;
        return Math.round(end - (control.parentElement as Element).getBoundingClientRect().right);
      }),
    );
    expect(shifts.length).toBeGreaterThan(5);
    expect(new Set(shifts), "ends of links").toEqual(new Set([0]));

    await page.emulateMedia({ forcedColors: "active" });
    // Excludes the buttons with the names of cards. Each of them makes its whole card clickable, and the card
    // has a border.
    const textButtons = page.locator(".vetrina-button[data-look='link']:not(.row-open):visible");
    const looks = await textButtons.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { borderTopWidth, textDecorationLine } = getComputedStyle(button);
        return `${borderTopWidth} ${textDecorationLine}`;
      }),
    );
    expect(looks.length).toBeGreaterThan(5);
    expect(new Set(looks), "border and underline of text buttons").toEqual(new Set(["0px underline"]));
  });

  it("keeps the leaderboard next to the competitions, and never over another panel", slow, async () => {
    const page = await openDemo();
    const overlap = () =>
      page.evaluate(() => {
        const box = (tag: string) => document.querySelector(tag)?.getBoundingClientRect() as DOMRect;
        return box("vetrina-leaderboard").bottom - box("vetrina-competitions").bottom;
      });
    for (const tag of ["vetrina-achievements", "vetrina-awards"]) {
      await page.locator(tag).evaluate((panel) => panel.scrollIntoView());
      await painted(page);
      expect(await overlap(), tag).toBeLessThanOrEqual(1);
    }
  });
});
