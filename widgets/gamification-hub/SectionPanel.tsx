import { useStore } from "@nanostores/react";
import { createElement } from "react";
import type { WidgetTag } from "../../src/definition";
import type { LateChunk } from "../../src/element/useChunk";
import { Button, PanelState } from "../../src/ui";
import { useGamification, useTexts } from "../../src/widget-kit";
import { CardSkeletons } from "../../src/widget-kit/gamification";
import type * as agendaModule from "./hub-agenda";
import type * as todayModule from "./hub-today";
import { agendaIcons, type NamedSection, type SectionContext, sectionOfType } from "./sections";
import { hubTexts } from "./texts";
import { useSectionElement } from "./useSectionElement";

export interface SectionPanelProps {
  readonly section: NamedSection;
  /** All sections that the hub shows. */
  readonly sections: readonly NamedSection[];
  readonly context: SectionContext;
  /** True for a player who may not see anything that invites players to play. */
  readonly isPlain: boolean;
  /** The number of awards to claim. */
  readonly awards: number;
  /** The number of unread messages. */
  readonly unread: number;
  readonly agenda: LateChunk<typeof agendaModule>;
  readonly today: LateChunk<typeof todayModule>;
  /** Moves the focus to the section before the focused element is replaced. */
  onReplace(): void;
  /** Shows the section without the entity that a link has selected. */
  onAll(): void;
  /** Opens a section or one of its entities. */
  onEnter(section: NamedSection, id?: string): void;
}

/**
 * A section: a part of the hub, or an element of the library, whose code loads when it is first shown here.
 */
export function SectionPanel(props: SectionPanelProps) {
  const { section, sections, context, agenda, today, onReplace, onAll, onEnter, ...shared } = props;
  const say = useTexts(hubTexts);
  if (section.tag !== undefined)
    return (
      <ElementSection
        section={section}
        context={context}
        onAll={onAll}
        onReplace={onReplace}
        tag={section.tag}
      />
    );
  const { status, retry } = section.name === "today" ? today : agenda;
  if (section.name === "today" && today.chunk)
    return <today.chunk.Today {...shared} sections={sections} context={context} onEnter={onEnter} />;
  if (section.name === "agenda" && agenda.chunk)
    return (
      <agenda.chunk.Agenda
        isPlain={shared.isPlain}
        icons={agendaIcons}
        canOpen={(type) => sectionOfType(sections, type) !== undefined}
        onOpen={(type, id) => {
          const target = sectionOfType(sections, type);
          if (target) onEnter(target, id);
        }}
      />
    );
  return (
    <NotLoaded name={say(section.name)} hasFailed={status === "failed"} retry={retry} onReplace={onReplace} />
  );
}

interface ElementSectionProps extends Pick<SectionPanelProps, "section" | "context" | "onAll" | "onReplace"> {
  readonly tag: WidgetTag;
}

function ElementSection({ section, context, tag, onAll, onReplace }: ElementSectionProps) {
  const say = useTexts(hubTexts);
  const { status, retry } = useSectionElement(tag);
  const isLinked = context.id !== undefined;
  if (status !== "defined")
    return (
      <NotLoaded
        name={say(section.name)}
        hasFailed={status === "failed"}
        retry={retry}
        onReplace={onReplace}
      />
    );
  return (
    <>
      {createElement(tag, {
        key: section.name,
        class: isLinked ? "linked" : undefined,
        exportparts: parts,
        "data-heading": say(section.name),
        ...section.attributes(context),
      })}
      {isLinked && (
        <Button
          look="secondary"
          part="action-secondary"
          className="all"
          onClick={() => {
            onReplace();
            onAll();
          }}
        >
          {say("all")}
        </Button>
      )}
    </>
  );
}

interface NotLoadedProps extends Pick<SectionPanelProps, "onReplace"> {
  /** The name of the section. */
  readonly name: string;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Replaces a section while its code is loading, or explains why its code cannot be loaded. */
function NotLoaded({ name, hasFailed, retry, onReplace }: NotLoadedProps) {
  const say = useTexts(hubTexts);
  const isOffline = useStore(useGamification().$state).status === "offline";
  return (
    <PanelState
      status={hasFailed ? "error" : "loading"}
      label={name}
      what={name}
      message={say(isOffline ? "offline" : "unavailable")}
      skeleton={<CardSkeletons count={3} />}
      onRetry={() => {
        onReplace();
        retry();
      }}
    />
  );
}

/** The parts of the sections that a page may style like the hub's own parts. */
const parts = ["row", "media", "badge", "progress", "text", "meta", "action", "action-secondary"].join();
