import { demoBonuses } from "./demo-bonuses";
import { createImageFields, type ImageUrl } from "./pictures";
import type { BonusRecord } from "./record";

/** Ids of bonuses with invalid dates, which no page shows. */
const unreadable = ["data-illeggibile", "senza-scadenza"];

/** Links that the library accepts. They replace the two links of the demo's bonuses that it refuses. */
const links = { ctaPrimaryLink: "/casino-live", quickLinkPromo: "/bonus/dettaglio?card=carte-tavoli" };

/**
 * The demo's bonuses without the mistakes of the bonus manager's editors. On a page with `data-demo`, the
 * console must report only the page author's mistakes.
 */
export function correctedBonuses(now: number, url: ImageUrl): readonly BonusRecord[] {
  const unsafe = Object.keys(createImageFields(url).unsafe());
  function corrected(bonus: BonusRecord): BonusRecord {
    if (bonus.promoId === "carte-tavoli") return { ...bonus, ...links };
    if (bonus.promoId !== "bingo-cartelle") return bonus;
    return Object.fromEntries(Object.entries(bonus).filter(([field]) => !unsafe.includes(field)));
  }
  return demoBonuses(now, url)
    .filter(({ promoId = "" }) => !unreadable.includes(promoId))
    .map(corrected);
}
