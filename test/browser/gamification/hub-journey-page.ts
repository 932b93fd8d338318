import type { Page } from "playwright-core";
import { expect } from "vitest";
import { countCalls } from "../support/gamification-panels";
import { endlessDelay } from "../support/hold";
import type { TestSite } from "../support/site";
import { entryNames, focusedEntry, hub, panel } from "./hub-page";
import { createOutage } from "./journey-page";

/**
 * Part of a write that is lost when the broker is killed during it; undefined if the broker keeps running.
 */
type Lost = "request" | "reply" | undefined;

export interface Step {
  readonly site: TestSite;
  readonly page: Page;
  readonly lost: Lost;
  /** Runs in the middle of each step: does nothing, or kills the broker. */
  middle(): Promise<void>;
}

/**
 * Returns the label or the text of the focused control in the hub or one of its sections; an empty string
 * without one.
 */
export const focusedInHub = (page: Page) =>
  hub(page).evaluate((host) => {
    let focused = host.shadowRoot?.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return (focused?.getAttribute("aria-label") ?? focused?.textContent ?? "").replaceAll("\u00A0", " ");
  });

/** Maximum number of key presses, which is greater than the number of controls on the page. */
const maxSteps = 80;

/** Moves the focus with a key to a control of the hub. */
export async function reach(page: Page, name: RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let count = 0; count < maxSteps && !name.test(await focusedInHub(page)); count += 1)
    await page.keyboard.press(key);
  expect(await focusedInHub(page)).toMatch(name);
}

/**
 * Opens a section or a dialog by keyboard: moves back to the section list, then to the entry, and presses
 * Enter.
 */
export async function openSection(page: Page, name: string): Promise<void> {
  for (let count = 0; count < maxSteps && (await focusedEntry(page)) === undefined; count += 1)
    await page.keyboard.press("Shift+Tab");
  const names = await entryNames(page);
  const isBefore =
    (await focusedEntry(page)) !== undefined &&
    names.indexOf(name) < names.indexOf((await focusedEntry(page)) ?? "");
  for (let count = 0; count < names.length && (await focusedEntry(page)) !== name; count += 1)
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  expect(await focusedEntry(page)).toBe(name);
  await page.keyboard.press("Enter");
}

/**
 * Makes a write with Enter. `middle` runs before the platform receives the request, or after it has executed
 * the request and before the page receives the reply.
 */
export async function write({ site, page, lost, middle }: Step, call: string): Promise<void> {
  const before = countCalls(site, call);
  const match = `/gapi/${call}`;
  // A request that is delayed when the broker is killed is never executed.
  if (lost)
    site.sandbox.fault({
      match,
      times: 1,
      ...(lost === "request" ? { delay: endlessDelay } : { drop: true }),
    });
  await page.keyboard.press("Enter");
  await expect.poll(() => countCalls(site, call)).toBe(before + 1);
  await middle();
}

/** An outage of the broker while the hub is open. */
export const createHubOutage = (site: TestSite, page: Page) =>
  createOutage(site, {
    // A section without platform content shows no message about the connection, so these states also count as
    // lost.
    lost: hub(page).locator(
      ':is([data-status="reconnecting"], [data-status="loading"], [data-status="opted-out"], [data-state="loading"])',
    ),
    waitForData: () => panel(page).locator('.vetrina-panel[data-status="ready"]').first().waitFor(),
  });
