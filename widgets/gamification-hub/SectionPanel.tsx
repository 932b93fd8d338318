import { createElement, useEffect } from "react";
import { useHost } from "../../src/element/host";
import { Button, PanelState } from "../../src/ui";
import { useTexts } from "../../src/widget-kit";
import { CardSkeletons } from "../../src/widget-kit/gamification";
import type * as agendaModule from "./hub-agenda";
import { agendaIcons, type NamedSection, type SectionContext } from "./sections";
import { hubTexts } from "./texts";
import type { HubPart } from "./useHubPart";

export interface SectionPanelProps {
  readonly section: NamedSection;
  readonly context: SectionContext;
  /** True for a player who may see nothing that invites to play. */
  readonly isPlain: boolean;
  readonly agenda: HubPart<typeof agendaModule>;
  /** Shows the section without the entity of a link. */
  onAll(): void;
  canOpen(type: string): boolean;
  onOpen(type: string, id: string): void;
}

/**
 * What the tab panel shows: an element of the library, which the page's discovery loads when it is inserted here, or the
 * agenda.
 */
export function SectionPanel({ section, context, onAll, ...ofAgenda }: SectionPanelProps) {
  const say = useTexts(hubTexts);
  const { element, elements } = useHost();
  useEffect(() => {
    if (element.shadowRoot) elements.discover(element.shadowRoot);
  }, [element, elements]);
  if (section.tag === undefined) return <AgendaSection {...ofAgenda} />;
  return (
    <>
      {createElement(section.tag, { key: section.name, exportparts: parts, ...section.attributes(context) })}
      {/* Shown by the styles while the element is not defined. */}
      <div className="waiting" aria-hidden="true">
        <CardSkeletons count={3} />
      </div>
      <p className="failed" part="error">
        {say("unavailable")}
      </p>
      {context.id !== undefined && (
        <Button look="secondary" part="action-secondary" className="all" onClick={onAll}>
          {say("all")}
        </Button>
      )}
    </>
  );
}

function AgendaSection({
  agenda: { loaded, hasFailed, retry },
  ...props
}: Omit<SectionPanelProps, "section" | "context" | "onAll">) {
  const say = useTexts(hubTexts);
  if (loaded) return <loaded.Agenda icons={agendaIcons} {...props} />;
  return (
    <PanelState
      status={hasFailed ? "error" : "loading"}
      label={say("agenda")}
      what={say("agenda")}
      message={say("unavailable")}
      skeleton={<CardSkeletons count={3} />}
      onRetry={retry}
    />
  );
}

/** The parts of the sections that a page may style as if they were the hub's. */
const parts = ["row", "media", "badge", "progress", "text", "meta", "action", "action-secondary"].join();
