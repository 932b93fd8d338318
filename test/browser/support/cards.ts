import type { Locator, Page } from "playwright-core";
import { painted } from "./account";
import { settleAnimations } from "./animations";
import { setVisitorStyle, textProblems, textSizes } from "./text-fit";

/** Opens the details of a card with a press on its name. @returns the dialog of the details */
export async function openDetails(card: Locator): Promise<Locator> {
  await card.locator(".row-open").click();
  const details = card.getByRole("dialog");
  await details.waitFor();
  return details;
}

/** Closes the details with Esc. */
export async function closeDetails(details: Locator): Promise<void> {
  await details.press("Escape");
  await details.waitFor({ state: "detached" });
}

/** The visible text, with single spaces. */
export const textIn = async (box: Locator) => (await box.innerText()).replace(/\s+/g, " ").trim();

/** Opens the receipt of the last write on a card. @returns the receipt's element */
export async function openReceipt(card: Locator): Promise<Locator> {
  const receipt = card.locator(".receipt");
  await receipt.locator("summary").click();
  return receipt;
}

/** Position of a card on the page, and its height, px. */
export const placeOf = (card: Locator) =>
  card.evaluate((box) => {
    const { top, height } = box.getBoundingClientRect();
    return { top: top + scrollY, height };
  });

/** Unfolds the list of a panel's closed cards. */
export const unfoldClosed = (panel: Locator) => panel.locator(".closed-items > summary").click();

/**
 * Problems with the texts of a panel in all text sizes and widths (X7). It checks the cards first, and then
 * the details of some cards.
 *
 * @param height of the viewport, enough for all cards, because content outside it has no layout
 */
export async function cardTextProblems(
  page: Page,
  tag: string,
  names: readonly string[],
  height: number,
): Promise<string[]> {
  const problems: string[] = [];

  async function check(what: string) {
    for (const { name, style, widths } of textSizes) {
      await setVisitorStyle(page, style);
      for (const width of [...widths, 800]) {
        await page.setViewportSize({ width, height });
        await painted(page);
        // The details are animated again when they change from a sheet to a panel.
        await settleAnimations(page);
        const found = await textProblems(page, tag);
        problems.push(...found.map((problem) => `${what}, ${name}, ${width} px: ${problem}`));
      }
    }
  }

  await check("the cards");
  for (const name of names) {
    const details = await openDetails(page.locator(tag).getByRole("article", { name }).first());
    await check(name);
    await closeDetails(details);
  }
  return problems;
}
