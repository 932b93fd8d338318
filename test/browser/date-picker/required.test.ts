import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { namesOf } from "../names/controls";
import { useTestSite } from "../support/site";
import { focus, openPage, parts, picker } from "./picker";

const site = useTestSite();

const form = (attributes = "") =>
  `<form><fieldset><label for="picker">Dal giorno</label>${picker(`name="dal" required ${attributes}`)}</fieldset>
  <button id="send">Invia</button></form>`;

const missing = { isMissing: true, message: "Scegli una data.", pseudoClass: ":invalid" };
const valid = { isMissing: false, message: "", pseudoClass: ":valid" };

/** State of the control that a script reads. */
const validity = (page: Page) =>
  parts(page).host.evaluate((element) => {
    const control = element as HTMLInputElement;
    return {
      isMissing: control.validity.valueMissing,
      message: control.validationMessage,
      pseudoClass: [":valid", ":invalid"].find((name) => control.matches(name)),
    };
  });

/** Runs a function in the page with the control, so that all its reads happen in the same task. */
const inPage = <Result>(page: Page, run: (control: HTMLInputElement) => Result) =>
  parts(page).host.evaluate(run as (element: SVGElement | HTMLElement) => Result);

/** Description of the header. */
const description = async (page: Page) =>
  (await namesOf(page, "button")).find(({ name }) => !/^(Invia|Rimuovi)/.test(name))?.description;

describe("a required date (D9)", () => {
  it("lets its form be submitted only with a date, and focuses the header without one", async () => {
    const { page, consoleMessages } = await openPage(site, form());
    const { header, day, host } = parts(page);
    await host.evaluate((element) => {
      element.addEventListener("invalid", () => (document.title = "invalid"));
    });
    await page.locator("#send").click();
    expect(await focus(page)).toBe("header");
    expect(await page.title()).toBe("invalid");
    expect(new URL(page.url()).search, "still on the same page").toBe("");
    await header.press("Enter");
    await day(12).click();
    await page.locator("#send").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?dal=2026-11-12");
    expect(consoleMessages).toEqual({ errors: [], warnings: [] });
  });

  it("is reported as missing at first and after a removal or reset, but not after a selection", async () => {
    const { page } = await openPage(site, form());
    const { header, day, removal, host } = parts(page);
    await host.evaluate((element) => {
      element.addEventListener("vetrina:date-change", () => {
        element.dataset.heard = `${element.dataset.heard ?? ""} ${(element as HTMLInputElement).checkValidity()}`;
      });
    });
    expect(await validity(page)).toEqual(missing);
    await header.click();
    await day(12).click();
    expect(await validity(page)).toEqual(valid);
    await removal.click();
    expect(await validity(page)).toEqual(missing);
    expect(await host.getAttribute("data-heard"), "inside a listener of vetrina:date-change").toBe(
      " true false",
    );
    expect(
      await inPage(page, (control) => {
        control.value = "2026-11-05";
        return control.checkValidity();
      }),
    ).toBe(true);
    expect(
      await inPage(page, (control) => {
        control.form?.reset();
        return control.checkValidity();
      }),
    ).toBe(false);
    expect(
      await inPage(page, (control) => {
        control.setAttribute("data-value", "2026-11-05");
        return control.checkValidity();
      }),
    ).toBe(true);
    expect(await validity(page)).toEqual(valid);
  });

  it("is announced to screen readers if it becomes required at run time by attribute or property", async () => {
    const { page } = await openPage(
      site,
      picker('aria-describedby="note"') + '<p id="note">Facoltativo.</p>',
    );
    const { host } = parts(page);
    expect(await validity(page)).toEqual(valid);
    expect(await description(page)).toBe("Facoltativo.");
    await page.locator("#note").evaluate((note) => (note.textContent = "Da oggi."));
    expect(
      await inPage(page, (control) => {
        control.required = true;
        return control.checkValidity();
      }),
    ).toBe(false);
    expect(await host.getAttribute("required")).toBe("");
    expect(await validity(page)).toEqual(missing);
    await expect.poll(() => description(page)).toBe("Obbligatorio. Da oggi.");
    expect(
      await inPage(page, (control) => {
        control.removeAttribute("required");
        return control.checkValidity();
      }),
    ).toBe(true);
    expect(await host.evaluate((element) => (element as HTMLInputElement).required)).toBe(false);
    expect(await validity(page)).toEqual(valid);
    await expect.poll(() => description(page)).toBe("Da oggi.");
    expect(
      await inPage(page, (control) => {
        control.setAttribute("required", "false");
        return control.checkValidity();
      }),
    ).toBe(false);
    await expect.poll(() => description(page)).toBe("Obbligatorio. Da oggi.");
    await parts(page).setValue("2026-11-12");
    await expect.poll(() => description(page)).toBe("Da oggi.");
  });

  it("focuses the header when reportValidity() finds it missing, but not in a disabled fieldset", async () => {
    const { page } = await openPage(site, form());
    const isReportedValid = () => inPage(page, (control) => control.reportValidity());
    expect(await isReportedValid()).toBe(false);
    expect(await focus(page)).toBe("header");
    await parts(page).setValue("2026-11-12");
    expect(await isReportedValid(), "with a date").toBe(true);
    await parts(page).setValue("");
    const requested = () =>
      parts(page).host.evaluate((element) => (element as HTMLInputElement).willValidate);
    expect(await requested()).toBe(true);
    await page.locator("fieldset").evaluate((element) => ((element as HTMLFieldSetElement).disabled = true));
    expect(await requested()).toBe(false);
    expect(await inPage(page, (control) => control.checkValidity())).toBe(true);
    await page.locator("#send").click();
    await expect.poll(() => page.url()).toContain("?");
  });

  it("has its texts in the page's language, or the site's own texts", async () => {
    const english = await openPage(site, form(), { query: "language=en" });
    await expect.poll(() => validity(english.page)).toEqual({ ...missing, message: "Choose a date." });
    expect(await description(english.page)).toBe("Required");
    const { page } = await openPage(site, form());
    await page.evaluate(() => {
      const texts = { it: { "date-picker.missing": "Quando?", "date-picker.required": "Serve" } };
      (window as unknown as { Vetrina: { configure(config: object): void } }).Vetrina.configure({ texts });
    });
    await expect.poll(() => validity(page)).toEqual({ ...missing, message: "Quando?" });
    expect(await description(page)).toBe("Serve");
  });

  it("is not reported as missing while the picker is outside the document", async () => {
    const { page } = await openPage(site, form());
    const { host } = parts(page);
    await host.evaluate((element) => {
      Object.assign(window, { kept: element });
      element.remove();
    });
    await page.waitForFunction(() => {
      const { kept } = window as unknown as { kept: HTMLInputElement };
      kept.value = "";
      return kept.checkValidity();
    });
    await page.evaluate(() =>
      document.querySelector("form")?.prepend((window as unknown as { kept: Node }).kept),
    );
    await expect.poll(() => validity(page)).toEqual(missing);
  });
});
