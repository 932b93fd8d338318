import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import {
  begin,
  boxes,
  cutOut,
  eventsOf,
  isNear,
  openTour,
  recordEvents,
  shows,
  step,
  tourMarkup,
} from "./tour-page";

const site = useTestSite();

const boxOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Waits until the cut-out is around an element. */
const isCutOut = (page: Page, selector: string) =>
  expect
    .poll(async () => isNear(await cutOut(page), await page.locator(selector).evaluate(boxOf)))
    .toBe(true);

/** Whether an element is completely visible in the viewport and in a scrolling box. */
const isWholeIn = (page: Page, selector: string, box: string) =>
  page.locator(selector).evaluate((element, outer) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const clip = document.querySelector(outer)?.getBoundingClientRect() ?? new DOMRect();
    return (
      left >= Math.max(0, clip.left) - 1 &&
      top >= Math.max(0, clip.top) - 1 &&
      right <= Math.min(innerWidth, clip.right) + 1 &&
      bottom <= Math.min(innerHeight, clip.bottom) + 1
    );
  }, box);

/** Whether the popover is in the middle of the viewport, without a cut-out. */
const isCentred = async (page: Page) => {
  const popover = await page.locator('vetrina-tour-popover [part="popover"]').evaluate(boxOf);
  const { width, height } = await cutOut(page);
  const view = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.clientHeight,
  ]);
  const isMiddle = (start: number, size: number, whole = 0) => Math.abs(start + size / 2 - whole / 2) <= 2;
  return (
    isMiddle(popover.left, popover.width, view[0]) &&
    isMiddle(popover.top, popover.height, view[1]) &&
    width <= 0 &&
    height <= 0
  );
};

/** Two nested scrolling boxes with long content. */
const scrollBoxes = `<div id="fuori" style="block-size:300px;overflow:auto;margin:20px">
  <div style="block-size:900px"></div>
  <div id="riga" style="inline-size:300px;overflow:auto;white-space:nowrap">
    <span style="display:inline-block;inline-size:900px;block-size:80px"></span><span id="lontano"
      style="display:inline-block;inline-size:120px;block-size:60px;background:#cde">Lontano</span><span
      style="display:inline-block;inline-size:900px"></span>
  </div>
  <div style="block-size:900px"></div>
</div>`;

const inShadow = `<div id="ospite"></div><script>
  const shadow = document.getElementById("ospite").attachShadow({ mode: "open" });
  shadow.innerHTML = '<div id="riga" style="block-size:100px;overflow:auto"><slot></slot></div>';
  document.getElementById("ospite").innerHTML =
    '<div style="block-size:900px"></div><p id="lontano" style="block-size:40px">Lontano</p><div style="block-size:900px"></div>';
</script>`;

describe("the target of a step", () => {
  it.each([
    ["no-preference", "#riga"],
    ["reduce", "#fuori"],
  ] as const)(
    "scrolls into view in every scrolling box around it (motion: %s)",
    async (reducedMotion, box) => {
      const { page } = await openTour(
        site,
        scrollBoxes + boxes + tourMarkup(step("Lontano", 'data-target="#lontano"')),
        { options: { reducedMotion } },
      );
      await begin(page);
      await expect.poll(() => isWholeIn(page, "#lontano", box)).toBe(true);
      await isCutOut(page, "#lontano");
      await page.locator("#fuori").evaluate((outer) => outer.scrollBy({ top: 20, behavior: "instant" }));
      await isCutOut(page, "#lontano");
    },
  );

  it("scrolls into view through a slot of a shadow root", async () => {
    const { page } = await openTour(site, inShadow + tourMarkup(step("Lontano", 'data-target="#lontano"')));
    await begin(page);
    await expect.poll(() => isWholeIn(page, "#lontano", "#ospite")).toBe(true);
    await isCutOut(page, "#lontano");
  });

  it("does not scroll if it is already in view", async () => {
    const { page } = await openTour(site, boxes + tourMarkup(step("Primo", 'data-target="#uno"')));
    await page.evaluate(() => scrollTo(0, 10));
    await begin(page);
    await isCutOut(page, "#uno");
    expect(await page.evaluate(() => scrollY)).toBe(10);
  });
});

/** Styles that hide a target, set on the target itself or on one of its ancestors. */
const hidings: readonly (readonly [name: string, on: string, style: string])[] = [
  ["display: none", "#due", "display:none"],
  ["a parent with display: none", "#intorno", "display:none"],
  ["a parent with visibility: hidden", "#intorno", "visibility:hidden"],
  ["a parent with content-visibility: hidden", "#intorno", "content-visibility:hidden;block-size:80px"],
  ["content-visibility: hidden", "#due", "content-visibility:hidden"],
  ["no size", "#due", "inline-size:0"],
  ["a parent that is closed", "#intorno", "block-size:0;overflow:hidden"],
  [
    "a parent that is moved out of the window",
    "#intorno",
    "position:fixed;inset:0 auto auto 0;transform:translateX(-100%)",
  ],
];

const around = `<div id="uno" class="box">Uno</div><div id="intorno"><div id="due" class="box">Due</div></div>`;

const twoSteps = step("Primo", 'data-target="#uno"') + step("Secondo", 'data-target="#due"');

describe.each(hidings)("a target with %s", (_, on, style) => {
  it("makes the tour wait at first, and then skip the step", async () => {
    const { page, progress } = await openTour(
      site,
      around + tourMarkup(step("Secondo", 'data-target="#due"') + step("Primo", 'data-target="#uno"')),
      { config: { tour: { waitForMs: 200 } } },
    );
    await page.locator(on).evaluate((element, css) => (element.style.cssText = css), style);
    await begin(page);
    await shows(page, "Primo");
    expect(await progress.textContent()).toBe("Passo 1 di 1");
  });

  it("moves the popover to the middle of the viewport until the target is visible again", async () => {
    const { page, title } = await openTour(site, around + tourMarkup(twoSteps));
    await begin(page);
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
    await isCutOut(page, "#due");
    await page.locator(on).evaluate((element, css) => (element.style.cssText = css), style);
    await expect.poll(() => isCentred(page)).toBe(true);
    await page.locator(on).evaluate((element) => (element.style.cssText = ""));
    await isCutOut(page, "#due");
    expect(await title.textContent()).toBe("Secondo");
  });
});

describe("a selector with several matches", () => {
  const variants = `<style>@media (width < 600px) { .largo { display: none } } @media (width >= 600px) { .stretto { display: none } }</style>
    <p class="saldo stretto">Saldo del telefono</p><div style="block-size:1200px"></div><p class="saldo largo">Saldo</p>`;

  it("uses the first visible match, even after another match becomes the first visible one", async () => {
    const { page, progress } = await openTour(
      site,
      variants + tourMarkup(step("Il saldo", 'data-target=".saldo"')),
    );
    await begin(page);
    expect(await progress.textContent()).toBe("Passo 1 di 1");
    await isCutOut(page, ".largo");
    await page.setViewportSize({ width: 390, height: 700 });
    await isCutOut(page, ".stretto");
    await expect.poll(() => isWholeIn(page, ".stretto", "html")).toBe(true);
  });

  it("finds a visible target in the shadow roots of all matching hosts", async () => {
    const { page } = await openTour(
      site,
      `<div class="ospite" hidden></div><div class="ospite"></div><script>
        for (const host of document.querySelectorAll(".ospite"))
          host.attachShadow({ mode: "open" }).innerHTML = '<p class="dentro">Dentro</p>';
      </script>${tourMarkup(step("Dentro", 'data-target=".ospite >>> .dentro"'))}`,
    );
    await begin(page);
    await isCutOut(page, ".ospite:not([hidden]) .dentro");
  });
});

describe("panels that claim to be modal", () => {
  const panel = (attributes: string) =>
    `<div role="dialog" aria-modal="true" aria-label="Menu" id="menu" ${attributes}><button>Voce</button></div>`;

  it.each([
    ["outside the viewport", 'style="position:fixed;inset:0 auto 0 0;transform:translateX(-100%)"'],
    ["outside the page", 'style="position:absolute;left:-9999px"'],
    ["below the viewport", 'style="position:fixed;inset:auto 0 0;transform:translateY(100%)"'],
    ["inert", "inert"],
    ["hidden from assistive technology", 'aria-hidden="true"'],
    ["transparent", 'style="opacity:0;pointer-events:none"'],
    ["in a box without a size", 'style="block-size:0;overflow:hidden"'],
  ])("do not affect a tour while they are %s", async (_, attributes) => {
    const { page } = await openTour(site, boxes + panel(attributes) + tourMarkup());
    await begin(page);
    await shows(page, "Primo");
  });

  it("block a tour while they are open", async () => {
    const { opener, host } = await openTour(
      site,
      boxes + panel('style="position:fixed;inset:300px auto auto 0"') + tourMarkup(),
    );
    await opener.click();
    await expect.poll(() => opener.getAttribute("aria-busy")).not.toBe("true");
    expect(await host.count()).toBe(0);
  });
});

describe("a dialog that opens while a tour is shown", () => {
  const native = "<dialog><p>Finestra</p><button>Chiudi la finestra</button></dialog>";
  const own = `<div id="menu" role="dialog" aria-modal="true" aria-label="Menu" hidden
    style="position:fixed;inset:auto 0 0"><button>Voce</button></div>`;

  const switches = [
    [
      "a native one",
      native,
      (isOpen: boolean) => {
        const dialog = document.querySelector("dialog");
        if (isOpen) dialog?.showModal();
        else dialog?.close();
      },
    ],
    [
      "one of the page",
      own,
      (isOpen: boolean) => {
        const menu = document.getElementById("menu");
        if (menu) menu.hidden = !isOpen;
        if (isOpen) menu?.querySelector("button")?.focus();
      },
    ],
  ] as const;

  it.each(switches)("hides the tour until the dialog is closed: %s", async (_, markup, turn) => {
    const { page, popover, title, overlay } = await openTour(site, boxes + markup + tourMarkup());
    await begin(page);
    await recordEvents(page);
    await page.keyboard.press("ArrowRight");
    await shows(page, "Secondo");
    await page.evaluate(turn, true);
    await expect.poll(() => popover.isVisible()).toBe(false);
    expect(await overlay.isVisible()).toBe(false);
    // The dialog can be used: neither the shade nor the tour's keys block it.
    await page.getByRole("button", { name: /Chiudi la finestra|Voce/ }).click({ trial: true });
    await page.keyboard.press("ArrowRight");
    await page.evaluate(turn, false);
    await expect.poll(() => popover.isVisible()).toBe(true);
    expect(await overlay.isVisible()).toBe(true);
    await shows(page, "Secondo");
    await isCutOut(page, "#due");
    expect(await title.textContent()).toBe("Secondo");
    expect(await eventsOf(page)).toEqual(["step 2"]);
  });

  it("hides the tour's question until the dialog is closed", async () => {
    const { page, question } = await openTour(
      site,
      boxes + native + tourMarkup(undefined, 'data-confirm="on"'),
    );
    await begin(page);
    await page.keyboard.press("Escape");
    await question.waitFor();
    await page.evaluate(switches[0][2], true);
    await expect.poll(() => question.isVisible()).toBe(false);
    await page.evaluate(switches[0][2], false);
    await question.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent))
      .toBe("No, continue");
  });
});
