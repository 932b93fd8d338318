import type { ReactNode } from "react";
import { SectionButton } from "./SectionButton";
import { type NamedSection, type SectionName, slotIcons } from "./sections";
import type { SectionLayout, Slot } from "./slots";

/** State and actions of the hub's lists of sections. */
export interface Navigation {
  /** The name of the open section; undefined if none is open. */
  readonly current: SectionName | undefined;
  nameOf(what: SectionName | "challenges" | "more" | "settings"): string;
  /** The number next to a section's name: 0 while it is unknown, undefined if the section never has one. */
  countOf(section: NamedSection): number | undefined;
  onSelect(section: NamedSection): void;
}

export interface SectionNavProps {
  readonly label: string;
  readonly layout: SectionLayout;
  readonly navigation: Navigation;
  readonly hasSettings: boolean;
  /** Opens a slot that contains several sections. */
  onSlot(slot: Slot): void;
  onMore(): void;
  onSettings(): void;
}

/**
 * The sections of the hub: a bar of at most five slots in a narrow column, a list of all sections in a wide
 * one. Both lists are in the document. The styles show one of them, so that nothing moves when the width is
 * known.
 */
export function SectionNav(props: SectionNavProps) {
  const { label, layout, navigation, hasSettings, onSlot, onMore, onSettings } = props;
  const { slots, rest } = layout;
  const { current, nameOf, countOf } = navigation;
  const has = (sections: readonly NamedSection[]) => sections.some(({ name }) => name === current);
  const restCount = rest.reduce((sum, section) => sum + (countOf(section) ?? 0), 0);
  return (
    <nav className="sections" part="sections" aria-label={label}>
      <ul className="slots" role="list">
        {slots.map((slot) => {
          const [first] = slot.sections;
          return first && slot.sections.length === 1 ? (
            <SectionItem key={slot.name} section={first} navigation={navigation} />
          ) : (
            <Group key={slot.name} name={nameOf(slot.name)} sections={slot.sections} navigation={navigation}>
              <SectionButton
                icon={slotIcons.challenges}
                label={nameOf(slot.name)}
                current={has(slot.sections) && "page"}
                onClick={() => onSlot(slot)}
              />
            </Group>
          );
        })}
        {rest.length > 0 && (
          <Group name={nameOf("more")} sections={rest} navigation={navigation}>
            <SectionButton
              icon={slotIcons.more}
              label={nameOf("more")}
              count={restCount}
              current={has(rest) && "true"}
              opensDialog
              onClick={onMore}
            />
          </Group>
        )}
        {hasSettings && (
          // The settings have separate elements in the last slot and at the end of the list. When a
          // restriction shortens the list, the element at its end must not move into view.
          <li
            key={rest.length > 0 ? "end-of-list" : "slot"}
            className={rest.length > 0 ? "in-list" : undefined}
          >
            <SectionButton
              icon={slotIcons.settings}
              label={nameOf("settings")}
              current={false}
              opensDialog
              onClick={onSettings}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly name: string;
  readonly sections: readonly NamedSection[];
  readonly navigation: Navigation;
  /** The slot of the bar. */
  readonly children: ReactNode;
}

/** A slot of the bar, and the group of its sections in the list. */
function Group({ name, sections, navigation, children }: GroupProps) {
  return (
    <li className="group">
      <div className="in-bar">{children}</div>
      <div className="in-list">
        <p className="group-name">{name}</p>
        <SectionList label={name} sections={sections} navigation={navigation} />
      </div>
    </li>
  );
}

export interface SectionListProps {
  /** The accessible name; not needed if an element around the list has one. */
  readonly label?: string;
  readonly sections: readonly NamedSection[];
  readonly navigation: Navigation;
}

/** A list of sections, each as a button. */
export function SectionList({ label, sections, navigation }: SectionListProps) {
  return (
    <ul className="section-list" role="list" aria-label={label}>
      {sections.map((section) => (
        <SectionItem key={section.name} section={section} navigation={navigation} />
      ))}
    </ul>
  );
}

function SectionItem({
  section,
  navigation: { current, nameOf, countOf, onSelect },
}: Pick<SectionListProps, "navigation"> & { readonly section: NamedSection }) {
  return (
    <li>
      <SectionButton
        icon={section.icon}
        label={nameOf(section.name)}
        count={countOf(section)}
        current={section.name === current && "page"}
        onClick={() => onSelect(section)}
      />
    </li>
  );
}
