import type { Page } from "playwright-core";
import { type OpenOptions, openPage, parts as partsOfPicker } from "../date-picker/picker";
import type { TestSite } from "../support/site";

export { boxOf, focus, userAgents } from "../date-picker/picker";

/** The markup of one date range. */
export const range = (attributes = "", id = "range") =>
  `<vetrina-date-range id="${id}" ${attributes}><span>Scegli un periodo</span></vetrina-date-range>`;

/** Opens a page with the given markup for a new visitor, on 21 November 2026 at noon in Rome. */
export async function openRange(site: TestSite, body = range(), options: OpenOptions = {}) {
  const opened = await openPage(site, body, options);
  await ready(opened.page);
  return { ...opened, ...parts(opened.page) };
}

/** Waits until every date range of the page is ready. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("vetrina-date-range")].every(
      (element) => element.getAttribute("data-state") === "ready",
    ),
  );

/** Locators and actions for one date range. */
function parts(page: Page, id = "range") {
  const picker = partsOfPicker(page, id);
  return {
    ...picker,
    preset: (name: string) => picker.host.getByRole("button", { name, exact: true }),
    /** Selected days of the visible month. */
    marked: () =>
      picker.host
        .locator('td[aria-selected="true"]')
        .evaluateAll((days) => days.map((day) => Number(day.textContent))),
  };
}

/** Fields that the page's form would submit. */
export const data = (page: Page) =>
  page.evaluate(() => [...new FormData(document.querySelector("form") as HTMLFormElement).entries()]);
