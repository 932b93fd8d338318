import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { holdCalls } from "../support/hold";
import { inState, openPanel } from "../support/panels";
import { useTestSite } from "../support/site";
import { itEach, slow } from "../support/slow-cases";
import {
  letPass,
  losing,
  mainButton,
  only,
  openGame,
  plays,
  playsLeft,
  quickPace,
  resultText,
  says,
  scratch,
  stopPressTime,
  tag,
  tiles,
  wheel,
  willDraw,
  winning,
} from "./instant-wins";

const site = useTestSite();

/**
 * Presses in quick succession until the button offers to close the result, then ten times more.
 *
 * @param press presses once
 */
async function pressThroughout(page: Page, press: () => Promise<void>) {
  await stopPressTime(page);
  const pressAndRead = async () => {
    await press();
    await letPass(page, quickPace);
    return mainButton(page).innerText();
  };
  await expect.poll(pressAndRead).toBe("Chiudi il risultato");
  for (let count = 0; count < 10; count += 1) expect(await pressAndRead()).toBe("Chiudi il risultato");
}

/** A single click by assistive technology. */
const clickOnce = (page: Page) => mainButton(page).evaluate((button) => (button as HTMLElement).click());

describe("quick presses", () => {
  itEach(
    [["wheel", wheel, "Enter"]],
    [
      ["tiles", tiles, "Enter"],
      ["tiles", tiles, "Space"],
      ["scratch", scratch, "Enter"],
    ],
  )("use only one play, and keep its result visible (G7): %s (%s), with %s", async (look, id, key) => {
    const { page } = await openGame(site, id, `data-look="${look}"`);
    const left = playsLeft(site, id) ?? 0;
    await mainButton(page).focus();
    await pressThroughout(page, () => page.keyboard.press(key));
    expect([plays(site), playsLeft(site, id)]).toEqual([1, left - 1]);
    expect(await resultText(page)).toMatch(/^(Premio: |Nessun premio\.)/);
  });

  it("use only one play with reduced motion, even if the browser does not report the clicks as double clicks", async () => {
    const { page } = await openGame(site, wheel, "", { reducedMotion: "reduce" });
    await pressThroughout(page, () => clickOnce(page));
    expect(plays(site)).toBe(1);
  });
});

describe("a press before the game can be played (G7)", () => {
  const early = async (held: string) => {
    willDraw(site, wheel, winning[wheel]);
    const opened = await openPanel(site, only(wheel), "giulia", { held, reducedMotion: "reduce" });
    await inState(opened.page, tag, "ready");
    await mainButton(opened.page).focus();
    await opened.page.keyboard.press("Enter");
    await says(opened.page, "Attendi…");
    return opened;
  };

  it("plays once when the required code has loaded, without closing a stored result", async () => {
    const { page, release } = await early("instant-win-play");
    await page.keyboard.press("Enter");
    expect(plays(site)).toBe(0);
    await release();
    await says(page, "Chiudi il risultato");
    expect(await mainButton(page).evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(plays(site)).toBe(1);
    const releaseAgain = await holdCalls(page, "instant-win-play");
    await page.reload();
    await inState(page, tag, "ready");
    await mainButton(page).press("Enter");
    await says(page, "Attendi…");
    await releaseAgain();
    await says(page, "Chiudi il risultato");
    expect(await resultText(page), "kept result").toContain("Premio: ");
    expect(plays(site), "with a kept result").toBe(1);
  });

  it("reads the member again after a failed read, and plays with the next press", async () => {
    site.sandbox.fault({ match: "/gapi/getMember", status: 500, times: 1 });
    const { page } = await openPanel(site, only(wheel), "giulia", { reducedMotion: "reduce" });
    await mainButton(page)
      .filter({ hasText: /^Riprova$/ })
      .press("Enter");
    await says(page, "Gioca");
    expect(plays(site)).toBe(0);
    await letPass(page);
    await mainButton(page).press("Enter");
    await says(page, "Chiudi il risultato");
  });
});

describe("a press after a result was closed (G7)", () => {
  async function openResult() {
    willDraw(site, wheel, losing[wheel]);
    const opened = await openGame(site, wheel, "", { reducedMotion: "reduce" });
    await mainButton(opened.page).click();
    await says(opened.page, "Chiudi il risultato");
    return opened;
  }

  it("does not play as the second click of a double click or as a quick repeat, but plays after a pause", async () => {
    const { page } = await openResult();
    await stopPressTime(page);
    await letPass(page);
    await mainButton(page).dblclick();
    await says(page, "Gioca");
    for (let count = 0; count < 10; count += 1) {
      await letPass(page, quickPace);
      await clickOnce(page);
    }
    await says(page, "Gioca");
    expect(plays(site)).toBe(1);
    await letPass(page);
    await mainButton(page).press("Enter");
    await expect.poll(() => plays(site)).toBe(2);
  });

  it("does not play while its key is held down", slow, async () => {
    const { page } = await openResult();
    await letPass(page);
    await mainButton(page).focus();
    for (let repeat = 0; repeat < 20; repeat += 1) {
      await page.keyboard.down("Enter");
      await letPass(page);
    }
    await page.keyboard.up("Enter");
    await says(page, "Gioca");
    expect(plays(site)).toBe(1);
  });
});
