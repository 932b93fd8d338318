import type { Page } from "playwright-core";
import { setNextTile, setPlays } from "../../../sandbox/model/gamification/actions/plays";
import type { Award } from "../../../sandbox/model/gamification/space/entities";
import { pauseClock } from "../support/clock";
import { gapiCalls } from "../support/gamification-panels";
import { openPanel, type PanelOptions } from "../support/panels";
import type { TestSite } from "../support/site";

export const tag = "vetrina-instant-win";
export const wheel = "iw-ruota";
export const tiles = "iw-caselle";
export const scratch = "iw-gratta";

/** Index of a winning tile and of a losing one, by instant win. */
export const winning: Readonly<Record<string, number>> = { [wheel]: 2, [tiles]: 3, [scratch]: 0 };
export const losing: Readonly<Record<string, number>> = { [wheel]: 1, [tiles]: 1, [scratch]: 1 };

export const only = (id: string, rest = "") => `<${tag} data-ids="${id}" ${rest}>Giochi</${tag}>`;

/** The only button of an instant win, regardless of its label. */
export const mainButton = (page: Page) => page.locator(tag).locator(".game-foot > .vetrina-button");

export const says = (page: Page, label: string) =>
  mainButton(page)
    .filter({ hasText: new RegExp(`^${label}$`) })
    .waitFor();

export const result = (page: Page) => page.locator(tag).locator(".outcome > [role=status]");

export const plays = (site: TestSite) => gapiCalls(site).filter((name) => name === "playInstantWin").length;

/** Sets the tile that Giulia's next play selects. */
export const willDraw = (site: TestSite, id: string, index: number | undefined) =>
  setNextTile(site.sandbox.model.gamification, "mem-giulia", id, index ?? 0);

export const givePlays = (site: TestSite, id: string, count: number) =>
  setPlays(site.sandbox.model.gamification, "mem-giulia", id, count);

export const playsLeft = (site: TestSite, id: string) =>
  site.sandbox.model.gamification.space.now().members["mem-giulia"]?.plays[id];

export const awardsOf = (site: TestSite, id: string): readonly Award[] =>
  (site.sandbox.model.gamification.space.now().members["mem-giulia"]?.awards ?? []).filter(
    ({ entityId }) => entityId === id,
  );

/** The result as assistive technology reads it, with ordinary spaces. */
export const resultText = async (page: Page) =>
  ((await result(page).textContent()) ?? "").replaceAll("\u00A0", " ").trim();

/** Viewport high enough for a whole game, so that a press does not scroll the page before the next click. */
const viewport = { width: 1280, height: 1000 };

/** Opens an instant win for Giulia and waits until it can be played or shows a stored result. */
export async function openGame(site: TestSite, id: string, rest = "", options: PanelOptions = {}) {
  const opened = await openPanel(site, only(id, rest), "giulia", { viewport, ...options });
  await ready(opened.page);
  return opened;
}

/** Waits until the button is neither loading nor waiting. */
export async function ready(page: Page): Promise<void> {
  await page.locator(`${tag}[data-state="ready"]`).waitFor();
  await page.locator(tag).locator(".game-foot > .vetrina-button:not([aria-busy])").first().waitFor();
}

/** Stops the time of the page, so that a reveal does not end automatically. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await pauseClock(page);
}

/** Milliseconds, one value above and one below the time within which presses count as one (G7). */
const slowPace = 600;
export const quickPace = 100;

/**
 * Freezes the time stamps of presses. The panel compares these stamps, and a fake clock does not change them.
 */
export const stopPressTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now();
    Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: () => now });
  });

/** Adds this time to the time stamps of all later presses. */
export const letPass = (page: Page, time = slowPace) =>
  page.evaluate((added) => {
    const before = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
    Object.defineProperty(Event.prototype, "timeStamp", {
      configurable: true,
      get(this: Event) {
        return (before?.get?.call(this) as number) + added;
      },
    });
  }, time);

/** Records each text that appears in the live region of the result. */
export const recordAnnouncements = (page: Page) =>
  page.locator(tag).evaluate((host) => {
    const region = host.shadowRoot?.querySelector(".outcome > [role=status]") as Element;
    const texts: string[] = [];
    Object.assign(window, { announced: texts });
    new MutationObserver(() => texts.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

export const announced = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { announced: string[] }).announced
      .filter((text) => text !== "")
      .map((text) => text.replaceAll("\u00A0", " ")),
  );

/** Records which properties are animated in the image. */
export const recordMotion = (page: Page) =>
  page.locator(tag).evaluate((host) => {
    const properties: string[] = [];
    Object.assign(window, { motion: properties });
    const own = new Set(["offset", "computedOffset", "easing", "composite"]);
    const record = ({ effect }: Animation) => {
      const keyframes = (effect as KeyframeEffect).getKeyframes();
      properties.push(...keyframes.flatMap((frame) => Object.keys(frame).filter((key) => !own.has(key))));
    };
    const seen = new Set<Animation>();
    const look = () => {
      const board = host.shadowRoot?.querySelector(".board");
      for (const animation of board?.getAnimations({ subtree: true }) ?? []) {
        if (!seen.has(animation)) record(animation);
        seen.add(animation);
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** Properties that were animated since `recordMotion`. */
export const motion = (page: Page) => page.evaluate(() => (window as unknown as { motion: string[] }).motion);
