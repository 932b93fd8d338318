import { describe, expect, it } from "vitest";
import { painted } from "../support/account";
import { useTestSite } from "../support/site";
import { boxOf, focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

describe("an open calendar", () => {
  it("applies changed limits, text, value and strictness at once, and keeps focus and month", async () => {
    const { page, consoleMessages } = await openPage(site, picker());
    const { host, header, month, part, day } = parts(page);
    const set = (name: string, value: string) =>
      host.evaluate((element, pair) => element.setAttribute(...(pair as [string, string])), [name, value]);
    await header.press("Enter");
    await set("data-min-date", "2026-11-15");
    await expect.poll(() => part("prev").count()).toBe(0);
    await set("data-max-date", "15/12/2026");
    await page.keyboard.press("PageDown");
    expect(await part("next").count()).toBe(0);
    await set("data-strict-range", "");
    await expect.poll(() => day(16).getAttribute("aria-disabled")).toBe("true");
    await set("data-link-text", "Giorno");
    await expect.poll(() => header.textContent()).toBe("Giorno");
    await set("data-value", "2026-12-03");
    await expect.poll(() => header.textContent()).toContain("03/12/2026");
    expect(await day(3).getAttribute("aria-selected")).toBe("true");
    expect(await month.textContent()).toBe("Dicembre 2026");
    expect(await focus(page)).toBe("lunedì 21 dicembre 2026");
    await host.evaluate((element) => element.removeAttribute("data-max-date"));
    await expect.poll(() => part("next").count()).toBe(1);
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("stays open and usable when the picker moves in the page", async () => {
    const { page } = await openPage(site, `${picker()}<div id="other" style="margin-top: 30px"></div>`);
    const { host, header, panel, part, value } = parts(page);
    await header.click();
    await part("next").click();
    await host.evaluate((element) => document.querySelector("#other")?.append(element));
    await painted(page);
    expect(await panel.isVisible()).toBe(true);
    expect(await parts(page).month.textContent()).toBe("Dicembre 2026");
    await parts(page).day(3).click();
    expect(await value()).toBe("2026-12-03");
  });
});

describe("a click outside", () => {
  it("closes the calendar only if the picker has data-close-on-outside-click", async () => {
    const { page } = await openPage(
      site,
      `${picker()}${picker("data-close-on-outside-click", "closing")}<p id="outside">fuori</p>`,
    );
    const plain = parts(page);
    const closing = parts(page, "closing");
    await plain.header.click();
    await page.locator("#outside").click({ force: true, position: { x: 600, y: 5 } });
    expect(await plain.panel.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await plain.header.click();
    await closing.header.click();
    await closing.part("weekday").first().click();
    await closing.part("next").click();
    expect(await closing.panel.isVisible()).toBe(true);
    await page.locator("#outside").click({ force: true, position: { x: 600, y: 5 } });
    await expect.poll(() => closing.panel.count()).toBe(0);
  });
});

describe("a calendar on a page with a strict Content-Security-Policy", () => {
  it("opens at its position with its styles and without console messages", async () => {
    const { page, consoleMessages } = await openPage(site, picker(), { query: "csp=trusted-types" });
    const { header, panel, day, value } = parts(page);
    await header.click();
    const anchor = await boxOf(header);
    const shown = await boxOf(panel);
    expect(shown.x - anchor.x).toBeLessThan(4);
    expect(await panel.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
    await day(12).click();
    expect(await value()).toBe("2026-11-12");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });
});

describe("invalid attributes of the date picker", () => {
  it("cause one warning for each invalid date, but do not stop the picker", async () => {
    const { page, consoleMessages } = await openPage(
      site,
      picker('data-min-date="pippo" data-max-date="2026-02-31" data-value="ieri"'),
    );
    const { header, part, day, value } = parts(page);
    await header.click();
    await part("next").click();
    await part("prev").click();
    await part("prev").click();
    await day("lunedì 5 ottobre 2026").click();
    expect(await value()).toBe("2026-10-05");
    expect(consoleMessages.errors).toEqual([]);
    expect(consoleMessages.warnings.toSorted()).toEqual([
      expect.stringMatching(/vetrina-date-picker.*data-max-date="2026-02-31"/),
      expect.stringMatching(/vetrina-date-picker.*data-min-date="pippo"/),
      expect.stringMatching(/vetrina-date-picker.*data-value="ieri"/),
    ]);
  });

  it("show markup as plain text", async () => {
    const { page } = await openPage(
      site,
      picker(`data-link-text="&lt;img src=x onerror='window.ran = true'&gt;"`),
    );
    await expect.poll(() => parts(page).header.textContent()).toBe("<img src=x onerror='window.ran = true'>");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});

describe("two pickers on one page", () => {
  it("have separate calendars and ids, and do not change each other when they open", async () => {
    const { page, consoleMessages } = await openPage(
      site,
      picker('name="a" data-value="2026-11-05"', "one") + picker('name="b"', "two"),
    );
    const one = parts(page, "one");
    const two = parts(page, "two");
    await one.header.click();
    await one.part("next").click();
    await two.header.focus();
    await page.keyboard.press("Enter");
    expect([await one.panel.isVisible(), await two.panel.isVisible()]).toEqual([true, true]);
    expect([await one.month.textContent(), await two.month.textContent()]).toEqual([
      "Dicembre 2026",
      "Novembre 2026",
    ]);
    const repeated = await page.evaluate(() => {
      const roots = [document, ...[...document.querySelectorAll("*")].flatMap((e) => e.shadowRoot ?? [])];
      return roots.flatMap((root) => {
        const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      });
    });
    expect(repeated, "repeated ids in the page or in a shadow root").toEqual([]);
    const references = await page.locator("#one, #two").evaluateAll((hosts) =>
      hosts.flatMap(({ shadowRoot }) =>
        ["aria-controls", "aria-labelledby"].map((name) => {
          const element = shadowRoot?.querySelector(`[${name}]`);
          return shadowRoot?.getElementById(element?.getAttribute(name) ?? "")?.getAttribute("part");
        }),
      ),
    );
    expect(references, "targets of references").toEqual(["panel", "month", "panel", "month"]);
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    expect([await one.value(), await two.value()]).toEqual(["2026-11-05", "2026-11-16"]);
    expect([await one.panel.isVisible(), await two.panel.count()]).toEqual([true, 0]);
    expect(await one.month.textContent()).toBe("Dicembre 2026");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });
});
