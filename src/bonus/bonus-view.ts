import type { ImageRules } from "../utils/image-url";
import { stringifyJson } from "../utils/json";
import { type BonusDate, readDate } from "./dates";
import { factsOf, hasFactFields } from "./facts/facts";
import type { BonusFacts } from "./facts/figures";
import { factsInText } from "./facts/from-text";
import { type BonusImages, imagesOf } from "./images";
import { type BonusStyle, styleOf } from "./labels";
import { type BonusLinks, type LinkRules, linksOf } from "./links";
import type { Note } from "./problems";
import type { Bonus } from "./schema";
import { type DateRules, type Validity, validityOf } from "./validity";

/** The rules of a site for dates, links and images. */
export type BonusRules = DateRules & LinkRules & ImageRules;

/** Markup from the service. It must be sanitised before it is shown. */
export type UntrustedMarkup = string;

/** A promotion that a bonus belongs to. */
export interface Promotion {
  readonly title: string | undefined;
  readonly description: UntrustedMarkup | undefined;
  readonly starts: BonusDate | undefined;
  readonly ends: BonusDate | undefined;
}

/** A bonus as a card or the detail page shows it. Its URLs have passed the safe-URL check. */
export interface BonusView extends BonusLinks {
  /** Identifies the bonus in a list. */
  readonly key: string;
  readonly sgadId: string | undefined;
  readonly promoId: string | undefined;
  /**
   * The category, whose label is in `bonusStyleTexts`; undefined if the service's key is not one of the ten.
   */
  readonly style: BonusStyle | undefined;
  readonly title: string;
  readonly description: UntrustedMarkup | undefined;
  readonly images: BonusImages;
  /** The conditions as figures. Figures that are not certain are missing. */
  readonly facts: BonusFacts;
  /** When the offer ends. A day without a time includes the whole day. */
  readonly expires: BonusDate;
  readonly promotion: Promotion;
  /** True if the conditions of the bonus have changed since its publication. */
  readonly isUpdated: boolean;
}

/** A bonus and the period in which it may be shown. */
export interface DatedBonus {
  readonly bonus: BonusView;
  readonly validity: Validity;
}

function readValidDate(written: string | number | undefined, { zone }: DateRules): BonusDate | undefined {
  const date = readDate(written, zone);
  return typeof date === "object" ? date : undefined;
}

/**
 * Returns a function that reads the facts of a bonus. Facts that only the description states are read when a
 * card shows them, because reading them for a whole list is slow.
 */
function factsReader({ description, factValues = {} }: Bonus, note: Note): () => BonusFacts {
  let facts = hasFactFields(factValues) ? factsOf(description, factValues, note) : undefined;
  return () => (facts ??= factsInText(description ?? ""));
}

/** Prepares a bonus for display; undefined if it must not be shown because its title or a date is missing. */
export function datedBonus(bonus: Bonus, rules: BonusRules, note: Note): DatedBonus | undefined {
  const { sgadId, promoId, promoTitle } = bonus;
  const title = bonus.title ?? promoTitle ?? bonus.urlImage?.imageBeanTitle;
  if (title === undefined) return note("no title: not shown");
  const validity = validityOf(bonus, rules);
  if (!validity) return note("no readable publication or expiration date: not shown");
  const readFacts = factsReader(bonus, note);
  return {
    validity,
    bonus: {
      key: stringifyJson([sgadId, promoId]),
      sgadId,
      promoId,
      style: styleOf(bonus.style),
      title,
      description: bonus.description,
      images: imagesOf(bonus, title, rules, note),
      get facts() {
        return readFacts();
      },
      ...linksOf(bonus, rules, note),
      // Without `expiresAtEndOfDay`, an offer ends at the first midnight of its last day, so its end is shown
      // with a time.
      expires: { instant: validity.until, isDay: validity.endsWithDay },
      promotion: {
        title: promoTitle === title ? undefined : promoTitle,
        description: bonus.promoFullDescription,
        starts: readValidDate(bonus.startDatePromo, rules),
        ends: readValidDate(bonus.endDatePromo, rules),
      },
      isUpdated: bonus.updatedDate,
    },
  };
}

/** Removes repeated bonuses and keeps the first of each. */
export const uniqueByKey = (bonuses: readonly BonusView[]): readonly BonusView[] => {
  const keys = new Set<string>();
  return bonuses.filter(({ key }) => !keys.has(key) && keys.add(key));
};
