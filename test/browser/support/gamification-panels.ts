import { describe, expect, it } from "vitest";
import { painted } from "./account";
import { axeViolations } from "./axe";
import { aliveIn, census } from "./census";
import { frames } from "./gamification";
import { holdBrokerCalls } from "./hold";
import { haveBorders, scrollsSideways, shifts } from "./layout";
import { inState, openPanel, type PanelPage } from "./panels";
import type { TestSite } from "./site";

/** Data of a gamification panel for the tests that all gamification panels share. */
export interface GamificationPanel {
  readonly tag: string;
  readonly markup: string;
  /** First call of the panel, such as `getAwards`. */
  readonly call: string;
  /** Selectors of boxes that must have borders with forced colours. */
  readonly boxes: readonly string[];
}

/** Names of the calls that the platform has received, in order. */
export const gapiCalls = (site: TestSite): string[] =>
  site.sandbox.model.journal
    .entries()
    .filter(({ kind, path }) => kind === "frame" && path.startsWith("/gapi/"))
    .map(({ path }) => path.replace("/gapi/", ""));

/** Number of calls with the given name that the platform has received. */
export const countCalls = (site: TestSite, name: string): number =>
  gapiCalls(site).filter((call) => call === name).length;

/**
 * Tests of every gamification panel: widths, themes, text sizes, loading, and leaks after the panel is
 * removed.
 */
export function gamificationPanelLooks(
  site: TestSite,
  { tag, markup, call, boxes }: GamificationPanel,
): void {
  const open = (width: number, body = markup, options = {}) =>
    openPanel(site, body, "giulia", { viewport: { width, height: 800 }, ...options });

  describe("the panel", () => {
    it.each([240, 390, 800, 1440])(
      "at %d px has no accessibility violation and no horizontal scrolling, while loading and with data",
      async (width) => {
        const release = holdBrokerCalls(site, call);
        const { page } = await open(width);
        for (const state of ["loading", "ready"]) {
          await inState(page, tag, state);
          expect(await axeViolations(page), state).toEqual([]);
          expect(await scrollsSideways(page), state).toBe(false);
          release();
        }
      },
    );

    it("has no accessibility violation in the dark theme", async () => {
      const { page } = await open(800, `<div data-vetrina-scheme="dark">${markup}</div>`);
      await inState(page, tag, "ready");
      expect(await axeViolations(page)).toEqual([]);
    });

    it("has no horizontal scrolling with text twice as large", async () => {
      const { page } = await open(320, `<div style="--vetrina-u: 2rem">${markup}</div>`);
      await inState(page, tag, "ready");
      expect(await scrollsSideways(page)).toBe(false);
    });

    it("has boxes with borders with forced colours", async () => {
      const { page } = await open(800, markup, { forcedColors: "active" });
      await inState(page, tag, "ready");
      expect(await haveBorders(page, tag, boxes)).toEqual(boxes.map(() => true));
    });

    it.each([390, 1280])(
      "has no layout shift from the fallback to the data, %d px wide (X6)",
      async (width) => {
        const release = holdBrokerCalls(site, call);
        const { page } = await open(width);
        await inState(page, tag, "loading");
        await painted(page);
        release();
        await inState(page, tag, "ready");
        await painted(page);
        expect(await shifts(page)).toEqual([]);
      },
    );
  });

  leavesNothing(site, tag, () => open(800, `${census}<div id="place">${markup}</div>`));
}

/**
 * Tests for leaks after an element has been removed and inserted many times.
 *
 * @param open opens a page with `census` and with the element in a box that has the id `place`
 */
export function leavesNothing(site: TestSite, tag: string, open: () => Promise<PanelPage>): void {
  it("twenty removals and insertions leave no listener, timer, observer, subscription or node (X3)", async () => {
    const { page } = await open();
    await inState(page, tag, "ready");
    const remove = () =>
      page.evaluate(async () => {
        const place = document.querySelector("#place") as HTMLElement;
        const [element] = place.children;
        element?.remove();
        await new Promise((done) => setTimeout(done, 50));
        Object.assign(window, { element });
      });
    const insert = () =>
      page.evaluate(() => {
        const { element } = window as unknown as { element: HTMLElement };
        document.querySelector("#place")?.append(element);
      });
    const countNodes = () => page.evaluate(() => document.querySelectorAll("*").length);
    const countSubscriptions = () => frames(site, "SUBSCRIBE").length - frames(site, "UNSUBSCRIBE").length;
    await remove();
    const connects = frames(site, "CONNECT").length;
    const subscriptions = countSubscriptions();
    const before = { alive: await aliveIn(page), nodes: await countNodes() };
    for (let round = 0; round < 20; round += 1) {
      await insert();
      await inState(page, tag, "ready");
      await remove();
    }
    // Pending responses may still have an active timer for their time limit.
    await expect.poll(async () => (await aliveIn(page)).timers).toBeLessThanOrEqual(before.alive.timers);
    expect({ alive: { ...(await aliveIn(page)), timers: 0 }, nodes: await countNodes() }).toEqual({
      ...before,
      alive: { ...before.alive, timers: 0 },
    });
    await expect.poll(countSubscriptions).toBeLessThanOrEqual(subscriptions);
    expect(frames(site, "CONNECT")).toHaveLength(connects);
  });
}
