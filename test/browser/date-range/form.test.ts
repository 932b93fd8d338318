import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { data, focus, openRange, range } from "./range";

const site = useTestSite();

/** jQuery 3, as sites use it. */
const jQuery = createRequire(import.meta.url).resolve("jquery/dist/jquery.min.js");

const form = (attributes: string) =>
  `<form><fieldset><label for="range">Periodo</label>${range(`name="periodo" ${attributes}`)}</fieldset>
  <button id="send">Invia</button></form>`;

const fields = (from: string, to: string) => [
  ["periodo-from", from],
  ["periodo-to", to],
];

describe("the date range in a form (P7)", () => {
  it("submits its dates as `<name>-from` and `<name>-to`, and the initial period after a reset", async () => {
    const { page, header, preset, part, removal } = await openRange(
      site,
      form('data-value="2026-11-05/2026-11-18"'),
    );
    expect(await data(page)).toEqual(fields("2026-11-05", "2026-11-18"));
    await header.click();
    await preset("7 giorni").click();
    expect(await data(page)).toEqual(fields("2026-11-15", "2026-11-21"));
    await removal.click();
    expect(await data(page)).toEqual(fields("", ""));
    await page.locator("form").evaluate((element) => (element as HTMLFormElement).reset());
    await part("selected").getByText("5–18 nov 2026").waitFor();
    expect(await data(page)).toEqual(fields("2026-11-05", "2026-11-18"));
  });

  it("has the page's label as its accessible name, and submits no dates if incomplete, unnamed or disabled", async () => {
    const { page, header, panel, day, host } = await openRange(site, form(""));
    expect(await header.getAttribute("aria-label")).toBe("Periodo: Scegli un periodo");
    await page.locator("label").click();
    expect(await focus(page), "after a click on the label").toBe("header");
    expect(await panel.count(), "after a click on the label").toBe(0);
    await header.click();
    await day(5).click();
    expect(await data(page)).toEqual(fields("", ""));
    await host.evaluate((element) => element.setAttribute("name", "altro"));
    expect((await data(page)).map(([name]) => name)).toEqual(["altro-from", "altro-to"]);
    await host.evaluate((element) => element.removeAttribute("name"));
    expect(await data(page)).toEqual([]);
    await host.evaluate((element) => element.setAttribute("name", "periodo"));
    await page.locator("fieldset").evaluate((element) => element.setAttribute("disabled", ""));
    expect(await data(page)).toEqual([]);
    await expect.poll(() => header.isDisabled()).toBe(true);
  });

  it("prevents submission without a required period, and moves the focus to the header", async () => {
    const { page, host, header, preset } = await openRange(site, form("required"));
    await page.locator("#send").click();
    expect(await focus(page)).toBe("header");
    expect(new URL(page.url()).search).toBe("");
    expect(await host.evaluate((element) => (element as HTMLInputElement).validationMessage)).toBe(
      "Scegli un periodo.",
    );
    await page.evaluate(() =>
      document.addEventListener("vetrina:date-range-change", (event) => {
        const sent = [...new FormData(document.forms[0]).values()].join(" ");
        document.title = `${JSON.stringify((event as CustomEvent).detail)} ${sent} ${document.forms[0]?.checkValidity()}`;
      }),
    );
    await header.press("Enter");
    await preset("7 giorni").click();
    expect(await page.title(), "inside a listener of the event").toBe(
      '{"from":"2026-11-15","to":"2026-11-21"} 2026-11-15 2026-11-21 true',
    );
    await page.locator("#send").click();
    await expect
      .poll(() => new URL(page.url()).search, { message: "what reaches the server" })
      .toBe("?periodo-from=2026-11-15&periodo-to=2026-11-21");
  });

  it("keeps its period when the visitor leaves the page and returns with the browser's back button", async () => {
    const { page, header, preset, part } = await openRange(site, form(""));
    await header.click();
    await preset("30 giorni").click();
    await page.goto(`${site.sandbox.siteUrl}/test/blank`);
    await page.goBack();
    await part("selected").getByText("23 ott – 21 nov 2026").waitFor();
    expect(await data(page)).toEqual(fields("2026-10-23", "2026-11-21"));
  });
});

describe("the date range with data-hidden-input (P7)", () => {
  const sent = async (page: Page) => {
    const serialized = await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(element: Element): { serialize(): string } };
      return jQuery(document.forms[0] as HTMLFormElement).serialize();
    });
    const native = new URLSearchParams((await data(page)) as [string, string][]).toString();
    return [serialized, native];
  };
  const both = (text: string) => [text, text];

  it("submits each date exactly once after every change, with jQuery's `serialize()` and with `FormData`", async () => {
    const { page, header, preset, removal, host } = await openRange(
      site,
      form('data-hidden-input data-value="2026-11-05/2026-11-18"'),
    );
    await page.addScriptTag({ path: jQuery });
    expect(await sent(page)).toEqual(both("periodo-from=2026-11-05&periodo-to=2026-11-18"));
    await header.click();
    await preset("7 giorni").click();
    expect(await sent(page)).toEqual(both("periodo-from=2026-11-15&periodo-to=2026-11-21"));
    await removal.click();
    expect(await sent(page)).toEqual(both("periodo-from=&periodo-to="));
    await host.evaluate((element) => element.setAttribute("name", "p"));
    expect(await sent(page)).toEqual(both("p-from=&p-to="));
    await page.locator("fieldset").evaluate((element) => element.setAttribute("disabled", ""));
    expect(await sent(page)).toEqual(both(""));
    await page.locator("fieldset").evaluate((element) => element.removeAttribute("disabled"));
    await host.evaluate((element) => element.removeAttribute("data-hidden-input"));
    expect(await sent(page)).toEqual(["", "p-from=&p-to="]);
    expect(await host.locator("input").count()).toBe(0);
  });

  it("keeps exactly two hidden inputs when a script assigns the page's `innerHTML` to itself", async () => {
    const { page, host } = await openRange(
      site,
      form('data-hidden-input data-value="2026-11-05/2026-11-18"'),
    );
    await page.evaluate("document.body.innerHTML = document.body.innerHTML");
    await expect.poll(() => host.locator("> input").count()).toBe(2);
    expect(await data(page)).toEqual(fields("2026-11-05", "2026-11-18"));
  });
});
