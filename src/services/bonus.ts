import type { Account } from "../account";
import { imageFor, narrowViewport } from "../bonus/images";
import { type BonusEnvironment, type Bonuses, createBonuses } from "../bonus/service";
import { matchesMedia } from "../platform/layout";
import { pageDocument } from "../utils/page-document";

/**
 * Creates the bonuses of a page. If an early read of the list has begun, its response is used immediately, so
 * that the carousel has the bonuses at its first rendering. This module is the root of the `bonus` chunk.
 */
export function createBonusesFor(account: Promise<Account>, environment: BonusEnvironment): Bonuses {
  const bonuses = createBonuses(environment);
  // The error can be ignored here, because the state of the resource contains it.
  if (bonuses.isListOnItsWay()) readWithImage(bonuses, account, environment).catch(() => undefined);
  return bonuses;
}

/**
 * Reads the list and requests the first image of the page's carousel, which otherwise would be requested only
 * after a rendering.
 */
async function readWithImage(
  bonuses: Bonuses,
  account: Promise<Account>,
  { page }: BonusEnvironment,
): Promise<void> {
  const [[first], { session }] = await Promise.all([bonuses.all.read(), account]);
  const carousel = page.first("vetrina-bonus-carousel");
  // For a logged-in player it is not known yet whether offers may be shown.
  if (!first || !carousel || session.$player.get()) return;
  const { home, other } = first.images;
  const isHome = (carousel.getAttribute("data-variant") ?? "home") === "home";
  const image = imageFor(isHome ? home : other, matchesMedia(narrowViewport));
  if (image) Object.assign(pageDocument.createElement("img"), { fetchPriority: "high", src: image.url });
}
