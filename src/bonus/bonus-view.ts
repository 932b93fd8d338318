import { type BonusDate, readDate } from "./dates";
import { type BonusImages, imagesOf } from "./images";
import { type BonusStyle, styleOf } from "./labels";
import { type BonusLinks, type LinkRules, linksOf } from "./links";
import type { Bonus } from "./schema";
import { type DateRules, type Validity, validityOf } from "./validity";

/** How a site reads its bonuses. */
export type BonusRules = DateRules & LinkRules;

/** Markup of the service: it goes through the page's one sanitiser before it is shown. */
export type UntrustedMarkup = string;

/** A promotion that a bonus belongs to. */
export interface Promotion {
  readonly title: string | undefined;
  readonly description: UntrustedMarkup | undefined;
  readonly starts: BonusDate | undefined;
  readonly ends: BonusDate | undefined;
}

/** All that a card or the detail page shows of a bonus. Addresses have passed the gate; texts are text. */
export interface BonusView extends BonusLinks {
  /** The same for the same bonus, another for any other one of a list. */
  readonly key: string;
  readonly sgadId: string | undefined;
  readonly promoId: string | undefined;
  /** Its label is in `bonusStyleTexts`; undefined where the service's key is none of the ten. */
  readonly style: BonusStyle | undefined;
  readonly title: string;
  readonly description: UntrustedMarkup | undefined;
  readonly images: BonusImages;
  /** When it is no longer offered; a day without a time where the whole day still counts. */
  readonly expires: BonusDate | undefined;
  readonly promotion: Promotion;
  /** True where its conditions have changed since it was published. */
  readonly isUpdated: boolean;
}

/** A bonus, and from when to when it may be shown. */
export interface DatedBonus {
  readonly bonus: BonusView;
  readonly validity: Validity;
}

function shownDate(written: string | number | undefined, { zone }: DateRules): BonusDate | undefined {
  const date = readDate(written, zone);
  return typeof date === "object" ? date : undefined;
}

/** With the literal rule the end is a moment, midnight, and must be shown as one. */
function shownExpiration(bonus: Bonus, { until }: Validity, rules: DateRules): BonusDate | undefined {
  const written = shownDate(bonus.dateExpiration, rules);
  return written && { instant: until, isDay: rules.endOfDay && written.isDay };
}

/** What is shown of a bonus; undefined where it has no words by which anybody could tell what it is. */
export function datedBonus(bonus: Bonus, rules: BonusRules): DatedBonus | undefined {
  const { sgadId, promoId, promoTitle } = bonus;
  const title = bonus.title ?? promoTitle ?? bonus.urlImage?.imageBeanTitle;
  if (title === undefined) return undefined;
  const validity = validityOf(bonus, rules);
  return {
    validity,
    bonus: {
      key: JSON.stringify([sgadId, promoId]),
      sgadId,
      promoId,
      style: styleOf(bonus.style),
      title,
      description: bonus.description,
      images: imagesOf(bonus, title, rules.base),
      ...linksOf(bonus, rules),
      expires: shownExpiration(bonus, validity, rules),
      promotion: {
        title: promoTitle === title ? undefined : promoTitle,
        description: bonus.promoFullDescription,
        starts: shownDate(bonus.startDatePromo, rules),
        ends: shownDate(bonus.endDatePromo, rules),
      },
      isUpdated: bonus.updatedDate,
    },
  };
}

/** Each bonus once, where it comes first: a list may name the same one twice. */
export const uniqueByKey = (bonuses: readonly BonusView[]): readonly BonusView[] => {
  const keys = bonuses.map(({ key }) => key);
  return bonuses.filter(({ key }, index) => keys.indexOf(key) === index);
};
