import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { openPage, parts } from "./picker";

const site = useTestSite();

/** jQuery 3, as sites use it. */
const jQuery = createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js");

const form = (attributes: string, inside = "") =>
  `<form id="form"><fieldset><input name="importo" value="20">
    <vetrina-date-picker id="picker" name="dal" ${attributes}><span>Scegli una data</span>${inside}</vetrina-date-picker>
  </fieldset><button id="send">Invia</button></form>`;

/** Fields of each form that jQuery and the browser would send. */
const sent = (page: Page) =>
  page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery(element: Element): { serialize(): string } };
    return [...document.forms].map((element) => {
      const native = new URLSearchParams([...new FormData(element).entries()] as [string, string][]);
      return { jQuery: jQuery(element).serialize(), native: native.toString() };
    });
  });

/** Expected result if jQuery and the browser send the same fields. */
const both = (data: string) => [{ jQuery: data, native: data }];

async function open(body: string) {
  const visit = await openPage(site, body);
  await visit.page.addScriptTag({ path: jQuery });
  return { ...visit, ...parts(visit.page), run: changer(visit.page) };
}

/** Changes the page in one task. */
const changer =
  (page: Page) =>
  <Result>(change: () => Result) =>
    page.evaluate(change);

const inputs = (page: Page) => page.locator("#picker input[type=hidden]").count();

describe("the date picker with data-hidden-input (D9)", () => {
  it("submits the current date exactly once after every change, and no date while the element is disabled", async () => {
    const { page, header, day, removal, run } = await open(form('data-hidden-input data-value="2026-11-05"'));
    const initial = both("importo=20&dal=2026-11-05");
    expect(await sent(page)).toEqual(initial);
    await run(() => document.querySelector("#picker")?.toggleAttribute("disabled", true));
    expect(await sent(page), "the element is disabled").toEqual(both("importo=20"));
    await run(() => document.querySelector("#picker")?.toggleAttribute("disabled", false));
    expect(await sent(page), "the element is enabled again").toEqual(initial);
    await run(() => ((document.querySelector("fieldset") as HTMLFieldSetElement).disabled = true));
    expect(await sent(page), "the fieldset is disabled").toEqual(both(""));
    await run(() => ((document.querySelector("fieldset") as HTMLFieldSetElement).disabled = false));
    expect(await sent(page), "the fieldset is enabled again").toEqual(initial);
    await run(() =>
      document.addEventListener("vetrina:date-change", () => {
        const data = [...new FormData(document.forms[0])].join(" ");
        document.title = `${(document.forms[0] as HTMLFormElement).querySelectorAll("input").length} ${data}`;
      }),
    );
    await header.click();
    await day(12).click();
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-11-12"));
    expect(await page.title()).toBe("2 importo,20 dal,2026-11-12");
    await removal.click();
    expect(await sent(page)).toEqual(both("importo=20&dal="));
    await run(() => document.forms[0]?.reset());
    expect(await sent(page)).toEqual(initial);
    await run(() => Object.assign(document.querySelector("#picker") as Element, { value: "2026-12-01" }));
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-12-01"));
    await page.locator("#send").click();
    await expect
      .poll(() => new URL(page.url()).search, { message: "what reaches the server" })
      .toBe("?importo=20&dal=2026-12-01");
  });

  it("follows changes of name, form and data-hidden-input at run time", async () => {
    const { page, run } = await open(
      `${form('data-hidden-input data-value="2026-11-05"')}<form id="other"></form>`,
    );
    const after = async (change: () => void) => {
      await run(change);
      return sent(page);
    };
    const dal = "importo=20&dal=2026-11-05";
    expect(await sent(page)).toEqual([...both(dal), ...both("")]);
    const renamed = await after(() => document.querySelector("#picker")?.setAttribute("name", "al"));
    expect(renamed).toEqual([...both("importo=20&al=2026-11-05"), ...both("")]);
    const unnamed = await after(() => document.querySelector("#picker")?.removeAttribute("name"));
    expect(unnamed).toEqual([...both("importo=20"), ...both("")]);
    const moved = await after(() => {
      document.querySelector("#picker")?.setAttribute("name", "dal");
      document.querySelector("#picker")?.setAttribute("form", "other");
    });
    expect(moved).toEqual([...both("importo=20"), ...both("dal=2026-11-05")]);
    await run(() => document.querySelector("#picker")?.removeAttribute("form"));
    const without = await after(() =>
      document.querySelector("#picker")?.removeAttribute("data-hidden-input"),
    );
    expect(without).toEqual([{ jQuery: "importo=20", native: dal }, ...both("")]);
    expect(await inputs(page)).toBe(0);
    const again = await after(() => document.querySelector("#picker")?.setAttribute("data-hidden-input", ""));
    expect(again).toEqual([...both(dal), ...both("")]);
    const removed = await after(() => document.querySelector("#picker")?.remove());
    expect(removed).toEqual([...both("importo=20"), ...both("")]);
  });

  it("prevents the form's submission if a required date is missing", async () => {
    const { page, header, day } = await open(form("data-hidden-input required"));
    await page.locator("#send").click();
    expect(
      await page.locator("#form").evaluate((element) => (element as HTMLFormElement).checkValidity()),
    ).toBe(false);
    expect(new URL(page.url()).search).toBe("");
    await header.press("Enter");
    await day(12).click();
    await page.locator("#send").click();
    await expect.poll(() => new URL(page.url()).search).toBe("?importo=20&dal=2026-11-12");
  });

  it("is restored with the browser's back button", async () => {
    const { page, header, day, part } = await open(form("data-hidden-input"));
    await header.click();
    await day(12).click();
    await page.goto(`${site.sandbox.siteUrl}/test/blank`);
    await page.goBack();
    await part("selected").getByText("12/11/2026").waitFor();
    await page.addScriptTag({ path: jQuery });
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-11-12"));
  });

  it("keeps exactly one input after the page or the picker is copied, and after the picker's content is replaced", async () => {
    const { page, header, day, run } = await open(form('data-hidden-input data-value="2026-11-05"'));
    await header.click();
    await day(12).click();
    await page.evaluate("document.body.innerHTML = document.body.innerHTML");
    await expect.poll(() => inputs(page)).toBe(1);
    // As with any control, the copy has the value of its markup, and not the input of the original.
    expect(await run(() => (document.querySelector("#picker") as HTMLInputElement).value)).toBe("2026-11-05");
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-11-05"));
    await run(() => document.querySelector("#picker")?.append("!"));
    await run(() => ((document.querySelector("#picker") as Element).textContent = "Altro testo"));
    await expect.poll(() => inputs(page)).toBe(1);
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-11-05"));
    await run(() => {
      const copy = document.querySelector("#picker")?.cloneNode(true) as Element;
      document.querySelector("#picker")?.replaceWith(copy);
    });
    expect(await inputs(page)).toBe(1);
    expect(await sent(page)).toEqual(both("importo=20&dal=2026-11-05"));
  });

  it("does not send the stale value of a saved page's input, with or without data-hidden-input", async () => {
    const saved = '<input type="hidden" data-vetrina-hidden-input="" name="dal" value="2026-01-01">';
    const copy = await open(form('data-hidden-input data-value="2026-11-05"', saved));
    expect(await sent(copy.page)).toEqual(both("importo=20&dal=2026-11-05"));
    const without = await open(form('data-value="2026-11-05"', saved));
    expect(await sent(without.page)).toEqual([{ jQuery: "importo=20", native: "importo=20&dal=2026-11-05" }]);
  });
});
