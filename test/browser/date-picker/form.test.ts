import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

const form = (attributes: string) =>
  `<form><fieldset><label for="picker" id="label">Dal giorno</label>${picker(`name="dal" ${attributes}`)}</fieldset>
  <button id="send">Invia</button></form>`;

/** Data that the form would submit. */
const data = (page: Page) =>
  page.evaluate(() => [...new FormData(document.querySelector("form") as HTMLFormElement).entries()]);

const evaluateForm = (page: Page, run: (form: HTMLFormElement) => void) => page.locator("form").evaluate(run);

describe("the date picker in a form (D9)", () => {
  it("submits the date under its name, and the initial value after a reset", async () => {
    const { page } = await openPage(site, form('data-value="2026-11-05"'));
    const { header, day, part, removal, host } = parts(page);
    expect(await data(page)).toEqual([["dal", "2026-11-05"]]);
    await header.click();
    await day(12).click();
    expect(await data(page)).toEqual([["dal", "2026-11-12"]]);
    await evaluateForm(page, (element) => element.reset());
    await part("selected").getByText("05/11/2026").waitFor();
    expect(await data(page)).toEqual([["dal", "2026-11-05"]]);
    await removal.click();
    expect(await data(page)).toEqual([["dal", ""]]);
    await evaluateForm(page, (element) => element.reset());
    await part("selected").getByText("05/11/2026").waitFor();
    expect(
      await host.evaluate((element) => {
        const control = element as HTMLInputElement;
        return [control.name, control.form === element.closest("form"), control.form?.elements.length];
      }),
    ).toEqual(["dal", true, 3]);
  });

  it("submits an empty value while no date is selected, and gets the focus from its label without opening", async () => {
    const { page } = await openPage(site, form(""));
    expect(await data(page)).toEqual([["dal", ""]]);
    await evaluateForm(page, (element) => element.reset());
    expect(await data(page), "after a reset").toEqual([["dal", ""]]);
    await page.locator("#label").click();
    expect(await focus(page), "after a click on the label").toBe("header");
    expect(await parts(page).panel.count(), "after a click on the label").toBe(0);
  });

  it("submits its date like any field, but does not submit the form on a click inside the picker", async () => {
    const { page } = await openPage(site, form(""));
    const { header, part, day, removal } = parts(page);
    await header.press("Enter");
    await part("next").click();
    await page.keyboard.press("Enter");
    await part("prev").click();
    await part("prev").click();
    await day(12).focus();
    await page.keyboard.press("Enter");
    await removal.click();
    await header.click();
    await day(12).click();
    expect(new URL(page.url()).search, "still on the same page").toBe("");
    await page.locator("#send").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?dal=2026-11-12");
  });

  it("is disabled and closed by a disabled fieldset, and left out of the form data", async () => {
    const { page } = await openPage(site, form('data-value="2026-11-05"'));
    const { header, panel, removal } = parts(page);
    await header.click();
    const set = (isDisabled: boolean) =>
      page.locator("fieldset").evaluate((element, value) => {
        (element as HTMLFieldSetElement).disabled = value;
      }, isDisabled);
    await set(true);
    await expect.poll(() => panel.count()).toBe(0);
    expect(await header.isDisabled()).toBe(true);
    expect(await removal.count()).toBe(0);
    expect(await data(page)).toEqual([]);
    await header.click({ force: true });
    expect(await panel.count()).toBe(0);
    await set(false);
    await expect.poll(() => header.isEnabled()).toBe(true);
    expect(await panel.count(), "it stays closed").toBe(0);
    expect(await data(page)).toEqual([["dal", "2026-11-05"]]);
  });

  it("restores its value with the browser's back button", async () => {
    const { page } = await openPage(site, form(""));
    const { header, day, part } = parts(page);
    await header.click();
    await day(12).click();
    await page.goto(`${site.sandbox.siteUrl}/test/blank`);
    await page.goBack();
    await part("selected").getByText("12/11/2026").waitFor();
    expect(await data(page)).toEqual([["dal", "2026-11-12"]]);
  });
});
