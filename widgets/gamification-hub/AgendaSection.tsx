import { useEffect, useState } from "react";
import { useHost } from "../../src/element/host";
import { addStyles } from "../../src/element/styles";
import { PanelState } from "../../src/ui";
import { useServices, useTexts } from "../../src/widget-kit";
import { CardSkeletons } from "../../src/widget-kit/gamification";
import type * as agendaModule from "./agenda-chunk";
import { hubTexts } from "./texts";

export type AgendaSectionProps = Parameters<(typeof agendaModule)["Agenda"]>[0];

/** The agenda, whose chunk is loaded when it is opened. */
export function AgendaSection(props: AgendaSectionProps) {
  const say = useTexts(hubTexts);
  const { element } = useHost();
  const { log } = useServices();
  const [loaded, setLoaded] = useState<typeof agendaModule>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    const load = async () => {
      const agenda = await import("./agenda-chunk");
      if (element.shadowRoot) addStyles(element.shadowRoot, agenda.styles);
      setLoaded(agenda);
    };
    load().catch((error: unknown) => {
      log.warn("the agenda could not be loaded", error);
      setFailed(attempt);
    });
  }, [element, log, attempt]);
  if (loaded) return <loaded.Agenda {...props} />;
  return (
    <PanelState
      status={failed === attempt ? "error" : "loading"}
      label={say("agenda")}
      what={say("agenda")}
      message={say("unavailable")}
      skeleton={<CardSkeletons count={3} />}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
