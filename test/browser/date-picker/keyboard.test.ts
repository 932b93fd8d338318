import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

/** Presses a key and returns the focused element; while the calendar is open, exactly one day is a tab stop. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const { panel, tabbableDays } = parts(page);
  if (await panel.isVisible())
    expect(await tabbableDays.count(), `days in the Tab order after ${key}`).toBe(1);
  return focus(page);
}

describe("the date picker, only by keyboard", () => {
  it("opens, moves, selects, opens again, and removes the date", async () => {
    const { page, consoleMessages } = await openPage(site, `${picker()}<a href="#x" id="after">dopo</a>`);
    const { panel, month, header, removal, value } = parts(page);

    expect(await press(page, "Tab")).toBe("header");
    expect(await header.getAttribute("aria-expanded")).toBe("false");
    expect(await press(page, "Enter")).toBe("sabato 21 novembre 2026, oggi");
    expect(await header.getAttribute("aria-expanded")).toBe("true");

    expect(await press(page, "Home"), "Home (D2)").toBe("lunedì 16 novembre 2026");
    expect(await press(page, "ArrowRight")).toBe("martedì 17 novembre 2026");
    expect(await press(page, "ArrowDown")).toBe("martedì 24 novembre 2026");
    expect(await press(page, "ArrowLeft")).toBe("lunedì 23 novembre 2026");
    expect(await press(page, "ArrowUp")).toBe("lunedì 16 novembre 2026");
    expect(await press(page, "End"), "End (D2)").toBe("domenica 22 novembre 2026");
    expect(await press(page, "PageDown")).toBe("martedì 22 dicembre 2026");
    expect(await month.textContent()).toBe("Dicembre 2026");
    expect(await press(page, "Shift+PageDown")).toBe("mercoledì 22 dicembre 2027");
    expect(await press(page, "Shift+PageUp")).toBe("martedì 22 dicembre 2026");
    expect(await press(page, "PageUp")).toBe("domenica 22 novembre 2026");

    expect(await press(page, "Enter"), "the focus after choosing").toBe("header");
    expect(await panel.count()).toBe(0);
    expect(await value()).toBe("2026-11-22");
    expect(await header.textContent()).toContain("22/11/2026");

    expect(await press(page, "Space"), "opens on the chosen day").toBe("domenica 22 novembre 2026");
    expect(await press(page, "Escape")).toBe("header");
    expect(await panel.count()).toBe(0);
    expect(await value(), "Esc changes nothing").toBe("2026-11-22");

    expect(await press(page, "Tab")).toBe("remove");
    expect(await press(page, "Enter"), "the focus after removing").toBe("header");
    expect(await removal.count()).toBe(0);
    expect(await value()).toBe("");
    expect(await press(page, "Tab")).toBe("after");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("cycles with Tab through the open calendar in both directions, including the removal link", async () => {
    const { page } = await openPage(site, `${picker('data-value="2026-11-12"')}<a href="#x">dopo</a>`);
    const { header, panel, value } = parts(page);
    await header.press("Enter");
    const round: string[] = [];
    for (let step = 0; step < 5; step++) round.push(await press(page, "Tab"));
    expect(round).toEqual(["remove", "prev", "next", "giovedì 12 novembre 2026", "remove"]);
    expect(await press(page, "Shift+Tab")).toBe("giovedì 12 novembre 2026");
    expect(await press(page, "Shift+Tab")).toBe("next");
    expect(await press(page, "Shift+Tab")).toBe("prev");
    expect(await press(page, "Shift+Tab")).toBe("remove");
    expect(await press(page, "Space"), "the focus after removing in the open calendar").toBe("header");
    expect(await panel.count(), "the panel after removing").toBe(0);
    expect(await value(), "the value after removing").toBe("");
  });

  it("ignores keys with Ctrl, Alt or Meta, and keeps the focus on an arrow button that is pressed", async () => {
    const { page } = await openPage(site, picker());
    await parts(page).header.press("Enter");
    for (const key of ["Control+ArrowRight", "Alt+ArrowDown", "Meta+Home"])
      expect(await press(page, key), `${key} is not handled`).toBe("sabato 21 novembre 2026, oggi");
    expect(await press(page, "Tab")).toBe("prev");
    expect(await press(page, "Space")).toBe("prev");
    expect(await press(page, "Enter")).toBe("prev");
    expect(await parts(page).month.textContent()).toBe("Settembre 2026");
    await press(page, "Tab");
    expect(await press(page, "Tab")).toBe("lunedì 21 settembre 2026");
  });

  itEach(["Tab"], ["Shift+Tab"])(
    "moves the focus with %s from the header of an open calendar into the calendar or back to the page",
    async (key) => {
      const { page } = await openPage(site, `<a href="#x" id="before">prima</a>${picker()}`);
      const { header } = parts(page);
      await header.press("Enter");
      await header.focus();
      expect(await press(page, key)).toBe(key === "Tab" ? "prev" : "before");
    },
  );
});
