import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { carousel, isWhole, publish, sliderIsThere } from "../bonus/bonuses";
import { parts, picker, ready as pickerReady } from "../date-picker/picker";
import * as instantWin from "../gamification/instant-wins";
import * as notices from "../gamification/notifications-page";
import { fullHeader, headerParts } from "../header/player";
import { inspectorOf, linesOf } from "../inspector/inspector-page";
import { headerAndModal, headerMarkup, modalMarkup, openModal } from "../support/account";
import { settleAnimations } from "../support/animations";
import * as boards from "../support/boards";
import { inState } from "../support/panels";
import { useTestSite } from "../support/site";
import { describeEach } from "../support/slow-cases";
import { begin, boxes, partsOf, step, tourMarkup } from "../tour/tour-page";
import { expectInViewport, type Mode, openZoomed, rectOf, type ZoomedPage } from "./zoomed-page";

const site = useTestSite();

type ModeAndStyle = readonly [Mode, css: string];

/** `zoomed-page.test.ts` tests the other modes and styles with fewer boxes. */
const usual: readonly ModeAndStyle[] = [["standards mode", "body { zoom: 1.25 }"]];
const slowOnes: readonly ModeAndStyle[] = [
  ["quirks mode", ""],
  ["standards mode", "html { zoom: .8 }"],
];

type Box = readonly [
  name: string,
  page: Omit<ZoomedPage, "mode" | "css">,
  open: (page: Page) => Promise<Locator>,
];

const longText = "Testo che va a capo. ".repeat(90);

/** Boxes that are positioned in the viewport and do not have enough space for their content. */
const inViewport: readonly Box[] = [
  [
    "the calendar of a low viewport",
    { width: 800, height: 300, body: picker() },
    async (page) => {
      await pickerReady(page);
      await parts(page).header.click();
      return parts(page).panel;
    },
  ],
  [
    "the login dialog of a low viewport",
    { width: 390, height: 300, body: headerMarkup + modalMarkup },
    async (page) => {
      await openModal(page);
      return page.locator("vetrina-login-panel .vetrina-dialog");
    },
  ],
  [
    "the dialog of a panel in a low viewport",
    {
      width: 390,
      height: 200,
      player: "giulia",
      body: instantWin.only(instantWin.wheel, "data-donations"),
    },
    async (page) => {
      await instantWin.ready(page);
      const panel = page.locator(instantWin.tag);
      await panel.getByRole("button", { name: /^Regala giocate/ }).click();
      return panel.getByRole("dialog");
    },
  ],
  [
    "the popover of a tour with a long text",
    {
      width: 390,
      height: 400,
      body: boxes + tourMarkup(step("Primo", 'data-target="#due"', `<p>${longText}</p>`)),
    },
    async (page) => {
      await page.locator('vetrina-tour[data-state="ready"]').waitFor();
      await begin(page);
      return partsOf(page).popover;
    },
  ],
  [
    "a toast with a long text",
    { width: 390, height: 200, player: "giulia", body: notices.markup },
    async (page) => {
      await notices.isListening(site);
      const { send, toast } = notices.notificationsOf(site, page);
      send(longText);
      await toast.waitFor();
      return toast;
    },
  ],
  [
    "the account menu",
    { width: 390, player: "giulia", body: fullHeader },
    async (page) => {
      await headerAndModal(page).inState("ready");
      const { menuButton, menu } = headerParts(page);
      await menuButton.click();
      const button = await menuButton.evaluate(rectOf);
      const box = await menu.evaluate(rectOf);
      expect(box.top).toBeGreaterThanOrEqual(button.bottom - 0.5);
      return menu;
    },
  ],
  [
    "the inspector on a phone",
    { width: 390, query: "?vetrina-inspect", body: picker() },
    async (page) => {
      const panel = inspectorOf(page);
      await panel.waitFor();
      await expect.poll(() => linesOf(page, "vetrina-date-picker").count()).toBe(1);
      // The inspector's height is limited, so that the rest of the page stays visible.
      expect((await panel.evaluate(rectOf)).height).toBeLessThanOrEqual(0.6 * 800 + 0.5);
      return panel;
    },
  ],
  [
    "the bar of the hub on a phone",
    {
      width: 390,
      player: "giulia",
      body: '<vetrina-gamification-hub data-sections="achievements"></vetrina-gamification-hub>',
    },
    async (page) => {
      await inState(page, "vetrina-gamification-hub", "ready");
      const bar = page.locator("vetrina-gamification-hub .sections");
      await expect.poll(async () => Math.abs((await bar.evaluate(rectOf)).bottom - 800) < 1).toBe(true);
      return bar;
    },
  ],
];

describeEach(usual, slowOnes)("a zoomed page in %s (%s)", (mode, css) => {
  it.each(inViewport)("shows %s completely in the viewport", async (_, options, openBox) => {
    const page = await openZoomed(site, { ...options, mode, css });
    const box = await openBox(page);
    await settleAnimations(page);
    await expectInViewport(box);
  });

  it("moves the carousel by whole slides when one of its buttons is pressed", async () => {
    publish(site, 5);
    const page = await openZoomed(site, {
      mode,
      css,
      width: 800,
      body: `<${carousel} data-limit="5">Promozioni</${carousel}>`,
    });
    await sliderIsThere(page);
    const first = () =>
      page.locator(`${carousel} .vetrina-carousel-track`).evaluate((track) => {
        const { left } = track.getBoundingClientRect();
        return [...track.children].findIndex(
          (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1,
        );
      });
    expect(await first()).toBe(0);
    await page.getByRole("button", { name: "Successiva" }).press("Enter");
    await expect.poll(first).toBe(1);
    expect(await isWhole(page, 1)).toBe(true);
  });

  it("animates rows of a leaderboard from their previous positions", async () => {
    const { push } = boards.writeBoard(site, boards.ladder(["Anna", "Bea", "own"]));
    const page = await openZoomed(site, { mode, css, player: "giulia", body: boards.boardMarkup });
    await inState(page, boards.tag, "ready");
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        return animation;
      };
    });
    const rows = boards.rowsIn(page);
    const place = (name: string) => rows.filter({ hasText: name }).evaluate(rectOf);
    const first = await place("Anna");
    const second = await place("Bea");
    expect(second.top - first.top).toBeGreaterThan(20);
    let isTurned = false;
    // The code that animates rows is a separate chunk, which arrives after the rows.
    await expect
      .poll(async () => {
        isTurned = !isTurned;
        push(boards.ladder(isTurned ? ["Bea", "Anna", "own"] : ["Anna", "Bea", "own"]));
        await expect.poll(async () => (await boards.rowTexts(page))[0]).toMatch(isTurned ? /Bea/ : /Anna/);
        return rows.evaluateAll((all) => all.filter((row) => row.getAnimations().length > 0).length);
      })
      .toBe(2);
    const [top, below] = isTurned ? ["Anna", "Bea"] : ["Bea", "Anna"];
    expect((await place(top)).top).toBeCloseTo(first.top, 0);
    expect((await place(below)).top).toBeCloseTo(second.top, 0);
  });

  it("reveals a scratch card where the pointer scratches it", async () => {
    const { scratch, winning, only, mainButton, says, result } = instantWin;
    instantWin.willDraw(site, scratch, winning[scratch]);
    const page = await openZoomed(site, {
      mode,
      css,
      player: "giulia",
      body: only(scratch, 'data-look="scratch"'),
    });
    await instantWin.ready(page);
    await mainButton(page).click();
    await says(page, "Scopri");
    const { left, top, width, height } = await page
      .locator(instantWin.tag)
      .locator("canvas")
      .evaluate(rectOf);
    await page.mouse.move(left + 2, top + 2);
    await page.mouse.down();
    for (let row = 0; row < 8; row += 1)
      await page.mouse.move(left + (row % 2 ? 2 : width - 2), top + ((row + 0.5) / 8) * height, {
        steps: 12,
      });
    await page.mouse.up();
    await result(page).filter({ hasText: "Premio: 2 € di bonus." }).waitFor();
  });
});
