import { useStore } from "@nanostores/react";
import { createElement } from "react";
import type { WidgetTag } from "../../src/definition";
import type { LateChunk } from "../../src/element/useChunk";
import { Button, PanelState } from "../../src/ui";
import { useGamification, useTexts } from "../../src/widget-kit";
import { CardSkeletons } from "../../src/widget-kit/gamification";
import type * as agendaModule from "./hub-agenda";
import { agendaIcons, type NamedSection, type SectionContext } from "./sections";
import { hubTexts } from "./texts";
import { useSectionElement } from "./useSectionElement";

export interface SectionPanelProps {
  readonly section: NamedSection;
  readonly context: SectionContext;
  /** True for a player who may see nothing that invites to play. */
  readonly isPlain: boolean;
  readonly agenda: LateChunk<typeof agendaModule>;
  /** Moves the focus to the tab panel, before what has it is replaced. */
  onReplace(): void;
  /** Shows the section without the entity of a link. */
  onAll(): void;
  canOpen(type: string): boolean;
  onOpen(type: string, id: string): void;
}

/** What the tab panel shows: an element of the library, which is loaded when it is first shown here, or the agenda. */
export function SectionPanel({ section, context, onAll, ...ofAgenda }: SectionPanelProps) {
  if (section.tag === undefined) return <AgendaSection {...ofAgenda} />;
  return <ElementSection {...{ section, context, onAll, tag: section.tag, onReplace: ofAgenda.onReplace }} />;
}

interface ElementSectionProps extends Pick<SectionPanelProps, "section" | "context" | "onAll" | "onReplace"> {
  readonly tag: WidgetTag;
}

function ElementSection({ section, context, tag, onAll, onReplace }: ElementSectionProps) {
  const say = useTexts(hubTexts);
  const { status, retry } = useSectionElement(tag);
  if (status !== "defined")
    return <NotLoaded name={say(section.name)} hasFailed={status === "failed"} {...{ retry, onReplace }} />;
  return (
    <>
      {createElement(tag, { key: section.name, exportparts: parts, ...section.attributes(context) })}
      {context.id !== undefined && (
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

function AgendaSection({
  agenda: { chunk, status, retry },
  onReplace,
  ...props
}: Omit<SectionPanelProps, "section" | "context" | "onAll">) {
  const say = useTexts(hubTexts);
  if (chunk) return <chunk.Agenda icons={agendaIcons} {...props} />;
  return <NotLoaded name={say("agenda")} hasFailed={status === "failed"} {...{ retry, onReplace }} />;
}

interface NotLoadedProps extends Pick<SectionPanelProps, "onReplace"> {
  /** The name of the section. */
  readonly name: string;
  readonly hasFailed: boolean;
  retry(): void;
}

/** The place of a section whose code is loading, or why it cannot be loaded. */
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

/** The parts of the sections that a page may style as if they were the hub's. */
const parts = ["row", "media", "badge", "progress", "text", "meta", "action", "action-secondary"].join();
