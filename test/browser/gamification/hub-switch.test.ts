import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { focused } from "../support/account";
import { useTestSite } from "../support/site";
import { describeEach } from "../support/slow-cases";
import { sectionReady } from "./hub-page";
import {
  letPass,
  mainButton,
  openGame,
  plays,
  playsLeft,
  result,
  resultText,
  says,
  scratch,
  tiles,
  wheel,
  willDraw,
  winning,
} from "./instant-wins";
import { prepareVisit } from "./journey-page";

const site = useTestSite();

/** Maximum number of steps: more than two rounds through the controls of the page. */
const longestRound = 120;

/**
 * Simulates a switch device, which moves the focus endlessly from one control to the next. Its user has a
 * single key, and presses it when the focus reaches a control with the right name.
 */
async function pressWhenAt(page: Page, key: "Space" | "Enter", name: RegExp): Promise<void> {
  for (let count = 0; count < longestRound; count += 1) {
    await page.keyboard.press("Tab");
    if (!name.test(await focused(page))) continue;
    await page.keyboard.press(key);
    return;
  }
  expect(await focused(page)).toMatch(name);
}

/** Opens an instant win as a section of the hub. */
async function openInHub(id: string) {
  const { page, consoleMessages, go } = await prepareVisit(site, "giulia");
  await go(`/gamification#vetrina=instant-win/${id}`);
  await sectionReady(page, "instant-win");
  return { page, consoleMessages };
}

const openAs = (look: string) => (id: string) => openGame(site, id, `data-look="${look}"`);

const games = [
  ["a wheel in the hub", wheel, openInHub, "Space", "10 giri sulle slot"],
  ["tiles", tiles, openAs("tiles"), "Enter", "20 pt · Punti per il livello"],
  ["a scratch card", scratch, openAs("scratch"), "Space", "2 € di bonus"],
] as const;

describeEach(games.slice(0, 1), games.slice(1))(
  "a member with one switch, who plays %s,",
  (_, id, open, key, prize) => {
    async function begin() {
      willDraw(site, id, winning[id]);
      const opened = await open(id);
      await says(opened.page, "Gioca");
      return { ...opened, before: playsLeft(site, id) ?? 0 };
    }

    it("plays once, sees the prize and closes the result with a device that keeps moving the focus", async () => {
      const { page, consoleMessages, before } = await begin();
      await pressWhenAt(page, key, /^Gioca: /);
      // The device has moved the focus away from the button, and returns to the button.
      if (id === scratch) await pressWhenAt(page, key, /^Scopri: /);
      await result(page).filter({ hasText: prize }).waitFor();
      const left = before - 1;
      expect(await resultText(page)).toBe(
        `Premio: ${prize}. ${left === 1 ? "Resta una giocata." : `Restano ${left} giocate.`}`,
      );
      await letPass(page);
      await pressWhenAt(page, key, /^Chiudi il risultato: /);
      await says(page, "Gioca");
      expect([plays(site), playsLeft(site, id)]).toEqual([1, left]);
      expect([consoleMessages.errors, consoleMessages.warnings]).toEqual([[], []]);
    });

    it("plays once, sees the prize and closes the result with one button that keeps the focus", async () => {
      const { page, before } = await begin();
      await pressWhenAt(page, key, /^Gioca: /);
      const isFocused = () => mainButton(page).evaluate((button) => button.matches(":focus"));
      if (id === scratch) {
        await says(page, "Scopri");
        await page.keyboard.press(key);
      }
      await says(page, "Chiudi il risultato");
      expect([await isFocused(), await resultText(page)]).toEqual([true, expect.stringContaining(prize)]);
      await letPass(page);
      await page.keyboard.press(key);
      await says(page, "Gioca");
      expect([await isFocused(), plays(site), playsLeft(site, id)]).toEqual([true, 1, before - 1]);
    });
  },
);
