import type { Bilingual, DescribedWidget } from "../../src/description";
import type { Language } from "./words";

/**
 * Groups of elements in the order of the navigation. The service whose data an element shows determines its
 * group.
 */
export const serviceGroups = ["account", "bonus", "liveCasino", "gamification", "other"] as const;

export type ServiceGroup = (typeof serviceGroups)[number];

export const groupTitles: Readonly<Record<ServiceGroup, Bilingual>> = {
  account: { it: "Conto di gioco", en: "Account" },
  bonus: { it: "Bonus", en: "Bonuses" },
  liveCasino: { it: "Casinò live", en: "Live casino" },
  gamification: { it: "Gamification", en: "Gamification" },
  other: { it: "Altri", en: "Others" },
};

/** The account is last, because most elements need it in addition to the service whose data they show. */
const byNeed: readonly ServiceGroup[] = ["gamification", "liveCasino", "bonus", "account"];

export const serviceGroupOf = ({ needs = [] }: Pick<DescribedWidget, "needs">): ServiceGroup =>
  byNeed.find((need) => needs.includes(need)) ?? "other";

/** The title of a widget's stories, made of its group and its English title. */
export const storyTitle = (definition: DescribedWidget): string =>
  `${groupTitles[serviceGroupOf(definition)].en}/${definition.title.en}`;

/** The elements of one group, sorted by title. */
export interface WidgetGroup {
  readonly group: ServiceGroup;
  readonly definitions: readonly DescribedWidget[];
}

/** The elements in the order of the navigation. Groups without an element are left out. */
export function inGroups(
  definitions: readonly DescribedWidget[],
  language: Language,
): readonly WidgetGroup[] {
  const { compare } = new Intl.Collator(language);
  const byTitle = definitions.toSorted((one, other) => compare(one.title[language], other.title[language]));
  return serviceGroups
    .map((group) => ({
      group,
      definitions: byTitle.filter((definition) => serviceGroupOf(definition) === group),
    }))
    .filter((each) => each.definitions.length > 0);
}
