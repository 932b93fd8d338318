import { describe, expect, it } from "vitest";
import { pauseClock } from "../support/clock";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import { begin, boxes, openTour, shows, step, tourMarkup } from "./tour-page";

const site = useTestSite();

const wide = '<p style="width:3000px">Un testo largo</p>';

describe("arrow keys (T2)", () => {
  it("move between the first and the last step, even after a click, but not with modifiers", async () => {
    const { page, progress, title } = await openTour(site, boxes + tourMarkup());
    await begin(page);
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Control+ArrowRight");
    expect(await title.textContent(), "with a modifier they are the browser's").toBe("Primo");
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Primo");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Primo");
    for (const next of ["Secondo", "Terzo"]) {
      await page.keyboard.press("ArrowRight");
      await shows(page, next);
    }
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await shows(page, "Terzo");
    expect(await progress.textContent()).toBe("Passo 3 di 3");
    await title.click();
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Secondo");
  });

  itEach(
    [
      ["an input", '<input id="campo" aria-label="Campo" value="abc">'],
      ["a scrolling region", `<div id="campo" tabindex="0" style="overflow:auto;width:99px">${wide}</div>`],
    ],
    [
      ["a toolbar", '<div role="toolbar" aria-label="Barra"><button id="campo">B</button></div>'],
      ["a list box", '<div role="listbox" tabindex="0" id="campo"><div role="option">a</div></div>'],
      ["a slider", '<input id="campo" type="range" aria-label="Campo">'],
      ["a text area", '<textarea id="campo" aria-label="Campo">abc</textarea>'],
      ["a list", '<select id="campo" aria-label="Campo"><option>a<option>b</select>'],
      ["editable text", '<div id="campo" contenteditable="true">abc</div>'],
      ["a slider of the page", '<div id="campo" role="slider" tabindex="0" aria-valuenow="1">abc</div>'],
      ["a menu", '<div role="menu"><a href="#x" id="campo" role="menuitem">Voce</a></div>'],
      ["a menu bar", '<div role="menubar"><a href="#x" id="campo" role="menuitem">Voce</a></div>'],
      ["tabs", '<div role="tablist"><button id="campo" role="tab">Scheda</button></div>'],
      [
        "a grid",
        '<div role="grid"><div role="row"><button id="campo" role="gridcell">1</button></div></div>',
      ],
      ["a tree", '<div role="tree"><div role="treeitem" tabindex="0" id="campo">Ramo</div></div>'],
      ["a radio group", '<div role="radiogroup"><button role="radio" id="campo">Uno</button></div>'],
      ["a spin button", '<div role="spinbutton" tabindex="0" id="campo" aria-valuenow="1">1</div>'],
      ["a combo box", '<button role="combobox" id="campo" aria-expanded="false">Scegli</button>'],
      ["a separator with a value", '<div role="separator" tabindex="0" id="campo" aria-valuenow="1">|</div>'],
      ["an application", '<div role="application"><button id="campo">Gioco</button></div>'],
      ["a map", '<div id="mappa" tabindex="0"><a href="#x" id="campo">Zoom</a></div>'],
      [
        "a region with its own tab order",
        `<div id="campo" tabindex="-1" style="overflow:auto">${wide}</div>`,
      ],
      ["a film", '<video id="campo" controls style="width:200px;height:100px"></video>'],
    ],
  )("do not move the tour in %s, and reach the page", async (_, field) => {
    const steps = step("Primo", 'data-target="#campo"') + step("Secondo");
    const { page, title } = await openTour(site, field + tourMarkup(steps));
    await begin(page);
    await page.locator("#campo").focus();
    await page.evaluate(() => {
      const taken: boolean[] = [];
      Object.assign(window, { taken });
      addEventListener("keydown", (event) => setTimeout(() => taken.push(event.defaultPrevented)));
    });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(() => (window as unknown as { taken: boolean[] }).taken.length === 2);
    expect(await page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)).toEqual([
      false,
      false,
    ]);
    expect(await title.textContent()).toBe("Primo");
  });

  itEach(
    [["a button", '<button id="campo">B</button>']],
    [
      ["a link", '<a href="#x" id="campo">B</a>'],
      ["a button of the page", '<div role="button" tabindex="0" id="campo">B</div>'],
      ["a summary", "<details><summary id='campo'>B</summary>x</details>"],
      ["a button in the content", '<div tabindex="-1"><button id="campo">B</button></div>'],
    ],
  )("move the tour from %s", async (_, control) => {
    const steps = step("Primo", 'data-target="#campo"') + step("Secondo");
    const { page } = await openTour(site, control + tourMarkup(steps));
    await begin(page);
    await page.locator("#campo").focus();
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
  });

  it("scroll a wide table in the text of a step", slow, async () => {
    const row = `<tr>${"<td>Una cella larga</td>".repeat(30)}</tr>`;
    const steps = step("Primo", "", `<table>${row}</table>`) + step("Secondo");
    const { page, title, host } = await openTour(site, tourMarkup(steps));
    await begin(page);
    const table = host.locator(".vetrina-table-box");
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    expect(await title.textContent()).toBe("Primo");
  });

  it("are ignored, like other keys, if the page has handled them", slow, async () => {
    const { page, title } = await openTour(site, `${boxes}<a href="#x" id="campo">B</a>${tourMarkup()}`);
    await begin(page);
    await page.evaluate(() => {
      document.addEventListener("keydown", (event) => {
        event.preventDefault();
        if (event.key === "Tab") document.getElementById("campo")?.focus();
      });
    });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await title.textContent()).toBe("Primo");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("campo");
  });

  it("are ignored, like Esc, if `data-keyboard` is false, while Tab and Enter still work", async () => {
    const { page, title, host } = await openTour(
      site,
      boxes + tourMarkup(undefined, 'data-keyboard="false"'),
    );
    await begin(page);
    for (const key of ["ArrowRight", "Escape", "a", "Home"]) await page.keyboard.press(key);
    expect(await title.textContent()).toBe("Primo");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await shows(page, "Secondo");
    expect(await host.count()).toBe(1);
  });
});

describe("the focus (T3)", () => {
  it("enters the popover between 250 and 350 ms after each step, and returns to the opener at the end", async () => {
    const { page, button, opener, host, title } = await openTour(site, boxes + tourMarkup());
    await page.clock.install();
    const isInside = () => page.evaluate(() => document.activeElement?.localName === "vetrina-tour-popover");
    const expectDelay = async () => {
      await page.clock.runFor(250);
      expect(await isInside()).toBe(false);
      await page.clock.runFor(100);
      expect(await isInside()).toBe(true);
    };
    await begin(page);
    await pauseClock(page);
    await button("Avanti").click();
    await title.filter({ hasText: "Secondo" }).waitFor();
    await expectDelay();
    await page.keyboard.press("ArrowRight");
    await title.filter({ hasText: "Terzo" }).waitFor();
    await expectDelay();
    await page.keyboard.press("Enter");
    await expect.poll(() => host.count()).toBe(0);
    expect(
      await opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
    ).toBe(true);
  });

  it("stays within the popover and the target with Tab and with Shift+Tab", async () => {
    const target =
      '<p><a href="#prima">Prima</a></p><div id="uno"><a href="#a">A</a> <button>B</button></div>';
    const { page } = await openTour(
      site,
      target + tourMarkup(step("Primo", 'data-target="#uno"') + step("Altro")),
    );
    await begin(page);
    const focused = () =>
      page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.getAttribute("aria-label") ?? active?.textContent ?? "";
      });
    const round = async (key: string) => {
      const seen: string[] = [];
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press(key);
        seen.push(await focused());
      }
      return seen;
    };
    expect(await focused()).toBe("Avanti");
    expect(await round("Tab")).toEqual(["A", "B", "Chiudi", "Avanti"]);
    expect(await round("Shift+Tab")).toEqual(["Chiudi", "B", "A", "Avanti"]);
  });

  it("follows Tab through the page again after the tour", async () => {
    const { page, host } = await openTour(site, `${boxes}<a href="#x">Dopo</a>${tourMarkup()}`);
    await begin(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => host.count()).toBe(0);
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Dopo");
  });
});
