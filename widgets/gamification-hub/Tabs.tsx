import { type KeyboardEvent, useEffect, useRef } from "react";
import type { NamedSection } from "./sections";
import { TabArrows } from "./hub-details";

/** The steps of the arrow keys. Both axes work: on a phone the tabs are a bar below their panel. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface TabsProps {
  readonly label: string;
  readonly sections: readonly NamedSection[];
  readonly selected: NamedSection;
  /** The id of the panel, and the beginning of the ids of the tabs. */
  readonly panelId: string;
  nameOf(section: NamedSection): string;
  /** 0 for no number. */
  countOf(section: NamedSection): number;
  onSelect(section: NamedSection): void;
}

/**
 * The tabs of the hub, by the ARIA pattern with manual activation: arrow keys, Home and End move the focus, Enter and
 * Space open the section, so that a section is loaded only if the member opens it.
 */
export function Tabs({ label, sections, selected, panelId, nameOf, countOf, onSelect }: TabsProps) {
  const listRef = useRef<HTMLDivElement>(null);

  const numbers = sections.map(countOf).join();

  // Also when a number has made the tabs wider.
  useEffect(() => {
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not `scrollIntoView`, which would scroll the page, too.
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [selected, numbers]);

  function move(event: KeyboardEvent<HTMLElement>) {
    const tabs = [...(listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = tabs.findIndex((tab) => tab === event.target);
    const step = steps[event.key];
    const to =
      step === undefined
        ? { Home: 0, End: tabs.length - 1 }[event.key]
        : (at + step + tabs.length) % tabs.length;
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tabs[to]?.focus();
  }

  return (
    <div className="tab-bar">
      <div ref={listRef} className="tabs" part="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {sections.map((section) => {
          const isSelected = section === selected;
          const count = countOf(section);
          return (
            <button
              key={section.name}
              type="button"
              role="tab"
              id={tabId(panelId, section)}
              className="tab"
              part="tab"
              aria-selected={isSelected}
              aria-controls={panelId}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(section)}
            >
              <svg className="vetrina-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d={section.icon} />
              </svg>
              <span className="tab-name">{nameOf(section)}</span>
              {section.counts && <span className="count">{count > 99 ? "99+" : count || ""}</span>}
            </button>
          );
        })}
      </div>
      <TabArrows listRef={listRef} />
    </div>
  );
}

export const tabId = (panelId: string, { name }: NamedSection): string => `${panelId}-${name}`;
