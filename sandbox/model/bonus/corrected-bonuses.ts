import { demoBonuses } from "./demo-bonuses";
import { createImageFields, type PictureAddress } from "./pictures";
import type { BonusRecord } from "./record";

/** Bonuses whose dates cannot be read: no page shows them. */
const unreadable = ["data-illeggibile", "senza-scadenza"];

/**
 * The demo's bonuses without the mistakes of editors. On a page with `data-demo` the console names only the mistakes of
 * the page's own author.
 */
export function correctedBonuses(now: number, address: PictureAddress): readonly BonusRecord[] {
  const corrections: Readonly<Record<string, Partial<BonusRecord>>> = {
    "bingo-cartelle": createImageFields(address).none(),
    "carte-tavoli": { ctaPrimaryLink: "/casino-live", quickLinkPromo: "/bonus/dettaglio?card=carte-tavoli" },
  };
  return demoBonuses(now, address)
    .filter(({ promoId = "" }) => !unreadable.includes(promoId))
    .map((bonus) => ({ ...bonus, ...corrections[bonus.promoId ?? ""] }));
}
