import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { painted } from "../support/account";
import { settleAnimations } from "../support/animations";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { setVisitorStyle, splitWords, textProblems } from "../support/text-fit";
import { focusedTab, hub, openHub, panel, sectionReady, tab } from "./hub-page";

const site = useTestSite();

async function openAt(width: number, hash = "") {
  const visit = await openHub(site, "giulia", hash);
  await visit.page.setViewportSize({ width, height: 900 });
  return visit;
}

/** The names of the tabs that are not in sight as a whole. */
const clippedTabs = (page: Page) =>
  hub(page).evaluate((host) => {
    const list = host.shadowRoot?.querySelector('[role="tablist"]') as HTMLElement;
    const box = list.getBoundingClientRect();
    return [...list.querySelectorAll('[role="tab"]')].flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1
        ? [each.querySelector(".tab-name")?.textContent]
        : [];
    });
  });

const arrow = (page: Page, to: "start" | "end") => hub(page).locator(`.scroll[data-to="${to}"]`);

describe("all tabs can be reached", () => {
  itEach([800], [1024, 1440])("at %d px every tab is in sight, in several rows if needed", async (width) => {
    const { page } = await openAt(width);
    await sectionReady(page, "achievements");
    await hub(page).getByText("Livello Argento").waitFor();
    expect(await clippedTabs(page)).toEqual([]);
    expect([await arrow(page, "start").isVisible(), await arrow(page, "end").isVisible()]).toEqual([
      false,
      false,
    ]);
  });

  itEach([240], [390])(
    "at %d px arrows show that the bar goes on, by pointer and by keyboard",
    async (width) => {
      const { page } = await openAt(width);
      await sectionReady(page, "achievements");
      await arrow(page, "end").waitFor();
      expect(await clippedTabs(page)).toContain("Agenda");
      expect(await arrow(page, "start").isVisible()).toBe(false);
      for (let count = 0; count < 12 && (await arrow(page, "end").isVisible()); count += 1) {
        await arrow(page, "end").click();
        await painted(page);
      }
      expect(await clippedTabs(page)).not.toContain("Agenda");
      await arrow(page, "start").waitFor();
      await tab(page, "Traguardi").focus();
      await arrow(page, "start").waitFor({ state: "hidden" });
      await page.keyboard.press("End");
      expect(await focusedTab(page)).toBe("Agenda");
      expect(await clippedTabs(page)).not.toContain("Agenda");
      await page.keyboard.press("ArrowLeft");
      // What has the focus is not below an arrow.
      const { tabBox, arrowBox } = {
        tabBox: await tab(page, "Regole").boundingBox(),
        arrowBox: await arrow(page, "start").boundingBox(),
      };
      expect(tabBox?.x ?? 0).toBeGreaterThanOrEqual((arrowBox?.x ?? 0) + (arrowBox?.width ?? 0) - 1);
    },
  );
});

describe("text", () => {
  itEach(["agenda"], ["traguardi", "premi", "messaggi"])(
    "of %s at 320 px with a root font size of 200 %: no word is split, nothing cut",
    async (section) => {
      const { page } = await openAt(320, `#vetrina=${section}`);
      await setVisitorStyle(page, "html { font-size: 200% }");
      await hub(page).getByText("Livello Argento").waitFor();
      await panel(page).locator("article, .end").first().waitFor();
      await setVisitorStyle(page, "html { font-size: 200% }");
      await settleAnimations(page);
      await painted(page);
      expect(await splitWords(page, "vetrina-gamification-hub")).toEqual([]);
      expect(await textProblems(page, "vetrina-gamification-hub")).toEqual([]);
    },
  );
});
