import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import {
  letPass,
  losing,
  mainButton,
  openGame,
  plays,
  playsLeft,
  result,
  says,
  scratch,
  tiles,
  wheel,
  willDraw,
} from "./instant-wins";

const site = useTestSite();

/** Less than the time within which presses belong together, milliseconds. */
const quick = 100;

/** Presses a key ten times, 100 ms apart: the browser's own time of each press decides, which no fake clock sets. */
async function pressTenTimes(page: Page, key: string) {
  for (let count = 0; count < 10; count += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(quick);
  }
}

/** Single clicks by assistive technology, in the pace of the page. */
const clickTenTimes = (page: Page) =>
  mainButton(page).evaluate(async (button, pace) => {
    for (let count = 0; count < 10; count += 1) {
      (button as HTMLElement).click();
      await new Promise((done) => setTimeout(done, pace));
    }
  }, quick);

describe("ten quick presses use one play, and leave its result to be read (G7)", () => {
  itEach(
    [["wheel", wheel, "Enter"]],
    [
      ["tiles", tiles, "Enter"],
      ["tiles", tiles, "Space"],
      ["scratch", scratch, "Enter"],
    ],
  )("%s (%s), with %s", async (look, id, key) => {
    const { page } = await openGame(site, id, `data-look="${look}"`);
    const left = playsLeft(site, id) ?? 0;
    await mainButton(page).focus();
    await pressTenTimes(page, key);
    await says(page, "Chiudi il risultato");
    expect([plays(site), playsLeft(site, id)]).toEqual([1, left - 1]);
    expect(await result(page).innerText()).toMatch(/^(Premio: |Nessun premio\.)/);
  });

  it("with clicks that a browser does not count as double clicks, without a reveal", async () => {
    const { page } = await openGame(site, wheel, "", { reducedMotion: "reduce" });
    await clickTenTimes(page);
    await says(page, "Chiudi il risultato");
    expect(plays(site)).toBe(1);
  });
});

describe("a press right after a result was closed plays nothing (G7)", () => {
  async function openResult() {
    willDraw(site, wheel, losing[wheel]);
    const opened = await openGame(site, wheel, "", { reducedMotion: "reduce" });
    await mainButton(opened.page).click();
    await says(opened.page, "Chiudi il risultato");
    await letPass(opened.page);
    return opened;
  }

  it("as the second click of a double click", async () => {
    const { page } = await openResult();
    await mainButton(page).dblclick();
    await says(page, "Gioca");
    await clickTenTimes(page);
    expect(plays(site)).toBe(1);
  });

  it("as a key that is held down", slow, async () => {
    const { page } = await openResult();
    await mainButton(page).focus();
    for (let repeat = 0; repeat < 20; repeat += 1) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(quick / 2);
    }
    await page.keyboard.up("Enter");
    await says(page, "Gioca");
    expect(plays(site)).toBe(1);
  });

  it("but a later press does", async () => {
    const { page } = await openResult();
    await mainButton(page).press("Enter");
    await says(page, "Gioca");
    await letPass(page);
    await mainButton(page).press("Enter");
    await expect.poll(() => plays(site)).toBe(2);
  });
});
