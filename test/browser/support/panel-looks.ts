import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { painted } from "./account";
import { axeViolations } from "./axe";
import { haveBorders, scrollsSideways, shifts } from "./layout";
import { inState, openPanel, type PanelCase } from "./panels";
import type { TestSite } from "./site";
import { itEach, slow } from "./slow-cases";

export interface PanelLooks extends PanelCase {
  /** Selectors of the boxes that must have borders with forced colours. */
  readonly boxes: readonly string[];
  /** A player whose data are as high as the skeleton, and the panel's state with the data of this player. */
  readonly usual: { readonly player: string; readonly state: string };
}

const heightOf = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) => host.getBoundingClientRect().height);

/** Tests of every panel's appearance: widths, themes, text sizes and the loading state (X4–X6). */
export function panelLooks(site: TestSite, { tag, markup, player, call, boxes, usual }: PanelLooks): void {
  const openWide = (width: number, body = markup) =>
    openPanel(site, body, player, { viewport: { width, height: 800 } });
  const openHeld = (width: number, who: string) =>
    openPanel(site, markup, who, { viewport: { width, height: 800 }, held: call });

  describe("the panel", () => {
    itEach([240], [320, 1200])(
      "at %d px has no accessibility violation and no horizontal scrolling, and has borders with forced colours",
      async (width) => {
        const { page, release } = await openHeld(width, player);
        for (const state of ["loading", "ready"]) {
          await inState(page, tag, state);
          expect(await axeViolations(page), state).toEqual([]);
          expect(await scrollsSideways(page), state).toBe(false);
          await release();
        }
        await page.emulateMedia({ forcedColors: "active" });
        expect(
          await haveBorders(page, tag, boxes),
          `with forced colours: borders of ${boxes.join(", ")}`,
        ).toEqual(boxes.map(() => true));
      },
    );

    it("has no accessibility violation in the dark theme", slow, async () => {
      // Without slotted content, which would have the dark text colours of this light page.
      const dark = `<div data-vetrina-scheme="dark"><${tag}></${tag}></div>`;
      const { page } = await openPanel(site, dark, player);
      await inState(page, tag, "ready");
      expect(await axeViolations(page)).toEqual([]);
    });

    it("has no horizontal scrolling with text twice as large", slow, async () => {
      const { page } = await openWide(320, `<div style="--vetrina-u: 2rem">${markup}</div>`);
      await inState(page, tag, "ready");
      expect(await scrollsSideways(page)).toBe(false);
    });

    itEach([320], [1280])(
      "has no layout shift from the fallback to the data, %d px wide (X6)",
      async (width) => {
        const { page, release } = await openHeld(width, usual.player);
        await inState(page, tag, "loading");
        await painted(page);
        const loading = await heightOf(page, tag);
        await release();
        await inState(page, tag, usual.state);
        await painted(page);
        expect(await heightOf(page, tag)).toBe(loading);
        expect(await shifts(page)).toEqual([]);
      },
    );
  });
}
