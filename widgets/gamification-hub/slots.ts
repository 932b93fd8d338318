import type { NamedSection } from "./sections";

/** A place of the bar that opens one section, or one of several related ones. */
export interface Slot {
  readonly name: NamedSection["name"] | "challenges";
  readonly sections: readonly NamedSection[];
}

export interface SectionLayout {
  readonly slots: readonly Slot[];
  /** The sections behind "Altro"; empty if there is no such slot. */
  readonly rest: readonly NamedSection[];
}

/** With more slots, each is too narrow for its name on a phone. */
const maxSlots = 5;

/**
 * Distributes sections over the slots of the bar, in the author's order. Few sections have a slot each. Of more
 * sections, related ones share a slot, and the least used ones that do not fit into the bar are behind "Altro".
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

/** One slot for each section, and one for all challenges in the place of the first. */
function withChallenges(sections: readonly NamedSection[]): readonly Slot[] {
  const challenges = sections.filter(({ place }) => place === "challenges");
  const [first] = challenges;
  return sections.flatMap((section): readonly Slot[] => {
    if (section.place !== "challenges" || challenges.length < 2)
      return [{ name: section.name, sections: [section] }];
    return section === first ? [{ name: "challenges", sections: challenges }] : [];
  });
}
