import type { NamedSection } from "./sections";

/** A slot of the bar that opens one section, or one of several related sections. */
export interface Slot {
  readonly name: NamedSection["name"] | "challenges";
  readonly sections: readonly NamedSection[];
}

export interface SectionLayout {
  readonly slots: readonly Slot[];
  /** The sections behind "Altro"; empty if the bar has no slot "Altro". */
  readonly rest: readonly NamedSection[];
}

/** Maximum number of slots. With more slots, each slot would be too narrow for its name on a phone. */
const maxSlots = 5;

/**
 * Distributes sections over the slots of the bar, in the author's order. If there are few sections, each has
 * its own slot. Otherwise related sections share a slot, and the least used sections that do not fit are
 * behind "Altro".
 *
 * @param hasSettings true if the settings need the last slot
 */
export function layOutSections(sections: readonly NamedSection[], hasSettings: boolean): SectionLayout {
  const room = hasSettings ? maxSlots - 1 : maxSlots;
  const single = sections.map((section): Slot => ({ name: section.name, sections: [section] }));
  if (single.length <= room) return { slots: single, rest: [] };
  const all = withChallenges(sections);
  if (all.length <= room) return { slots: all, rest: [] };
  const isMinor = ({ sections: [first] }: Slot) => first?.place === "more";
  const byImportance = [...all.filter((slot) => !isMinor(slot)), ...all.filter(isMinor)];
  // "Altro" has the last slot and contains the settings.
  const shown = new Set(byImportance.slice(0, maxSlots - 1));
  return {
    slots: all.filter((slot) => shown.has(slot)),
    rest: all.filter((slot) => !shown.has(slot)).flatMap((slot) => slot.sections),
  };
}

/** One slot for each section, and one slot for all challenges at the position of the first challenge. */
function withChallenges(sections: readonly NamedSection[]): readonly Slot[] {
  const challenges = sections.filter(({ place }) => place === "challenges");
  const [first] = challenges;
  return sections.flatMap((section): readonly Slot[] => {
    if (section.place !== "challenges" || challenges.length < 2)
      return [{ name: section.name, sections: [section] }];
    return section === first ? [{ name: "challenges", sections: challenges }] : [];
  });
}
