import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { recordFocusDelay } from "../../support/page-scripts";
import { useTestSite } from "../support/site";
import { itEach } from "../support/slow-cases";
import {
  begin,
  boxes,
  eventsOf,
  hasFocus,
  openTour,
  recordEvents,
  shows,
  step,
  tourMarkup,
} from "./tour-page";

const site = useTestSite();

/** A button that opens a menu outside the top layer, below the shade of a tour. */
const menu = `<button id="apre" aria-haspopup="menu" aria-expanded="false">Menu</button>
  <div role="menu" id="menu" hidden><button role="menuitem" id="voce">Voce</button></div>`;

const menuScript = (page: Page) =>
  page.evaluate(() => {
    const [button, box] = ["apre", "menu"].map((id) => document.getElementById(id)) as [
      HTMLElement,
      HTMLElement,
    ];
    button.addEventListener("click", () => {
      box.hidden = !box.hidden;
      button.setAttribute("aria-expanded", String(!box.hidden));
    });
  });

const popover = `<button id="apre" popovertarget="menu">Menu</button>
  <div popover id="menu"><button id="voce">Voce</button></div>`;

const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe("a menu or popover that a target opens", () => {
  itEach(
    [
      ["a menu", menu],
      ["a popover", popover],
    ],
    [["a popover, from inside the target", `<div id="apre-tutto">${popover}</div>`]],
  )("hides the tour while it is open: %s", async (_, markup) => {
    const target = markup.includes("apre-tutto") ? "#apre-tutto" : "#apre";
    const steps = step("Primo", `data-target="${target}"`) + step("Secondo");
    const { page, popover: box, overlay } = await openTour(site, markup + tourMarkup(steps));
    if (markup === menu) await menuScript(page);
    await begin(page);
    await page.keyboard.press("Tab");
    while ((await activeId(page)) !== "apre") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await box.waitFor({ state: "hidden" });
    expect(await overlay.isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    expect(await activeId(page)).toBe("voce");
    // This click fails if the shade covers the menu.
    await page.locator("#voce").click();
    await page.keyboard.press("ArrowRight");
    await page.locator("#apre").click();
    await box.waitFor({ state: "visible" });
    await shows(page, "Primo");
  });

  it("closes with Esc while the tour remains open", async () => {
    const steps = step("Primo", 'data-target="#apre"') + step("Secondo");
    const { page, popover: box } = await openTour(site, popover + tourMarkup(steps));
    await begin(page);
    await page.locator("#apre").click();
    await box.waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await page.locator("#menu").waitFor({ state: "hidden" });
    await shows(page, "Primo");
  });

  it("does not hide a step that starts while it is already open", async () => {
    const open = menu.replace('aria-expanded="false"', 'aria-expanded="true"').replace("hidden>", ">");
    const { page } = await openTour(site, open + tourMarkup(step("Primo", 'data-target="#apre"')));
    await begin(page);
    await shows(page, "Primo");
  });
});

describe("the removal of the popover by the page", () => {
  itEach(
    [["alone", () => document.querySelector("vetrina-tour-popover")?.remove()]],
    [["with everything else", () => document.body.replaceChildren(document.createElement("main"))]],
  )("ends the tour and leaves no shade (%s)", async (_, remove) => {
    const { page, overlay } = await openTour(site, boxes + tourMarkup());
    await begin(page);
    await recordEvents(page);
    await page.evaluate(remove);
    await expect.poll(() => eventsOf(page)).toEqual(["end stopped"]);
    expect(await overlay.count()).toBe(0);
  });
});

describe("a step with a text but without a title", () => {
  it("is named by its number, and does not have a heading", async () => {
    const steps = step("Primo") + '<div slot="step" hidden><p>Solo testo.</p></div>';
    const { page, host } = await openTour(site, boxes + tourMarkup(steps));
    await begin(page);
    await page.keyboard.press("ArrowRight");
    await host.getByRole("dialog", { name: "Passo 2 di 2" }).waitFor();
    expect(await host.getByRole("heading").count()).toBe(0);
  });
});

describe("the focus after a reload", () => {
  it("moves to the popover after 300 ms, and to the tour’s button at the end", async () => {
    const { page, opener, host } = await openTour(site, boxes + tourMarkup());
    await begin(page);
    await page.addInitScript(recordFocusDelay);
    await page.reload();
    await hasFocus(page);
    // The tour may resume before its button is rendered. Without the button, the heading gets the focus.
    await opener.waitFor();
    const delay = await page.evaluate(() => (window as unknown as { delay: number }).delay);
    expect(delay).toBeGreaterThan(250);
    await page.keyboard.press("Escape");
    await expect.poll(() => host.count()).toBe(0);
    expect(
      await opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button),
    ).toBe(true);
  });
});
