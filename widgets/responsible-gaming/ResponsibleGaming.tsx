import { useState } from "react";
import type { ResponsibleGamingService } from "../../src/account";
import type { WidgetModule, WidgetProps } from "../../src/definition";
import { useHost, useHostState } from "../../src/element/host";
import { Card, cardStyles, Notice, PanelState, panelStateStyles, Skeleton, uiStyles } from "../../src/ui";
import { AuthorSlot, useAccount, useAccountArea, usePanel, useTexts } from "../../src/widget-kit";
import type { responsibleGaming } from "./definition";
import { SessionLength } from "./Durations";
import { Limits } from "./Limits";
import css from "./responsible-gaming.css?inline";
import { responsibleGamingTexts } from "./texts";

const missingTexts = { selfExclusion: "missingSelfExclusion", pauses: "missingPauses" } as const;

/**
 * The limits in force on the player's account, the session's length, and the operator's links to limits and help, which
 * are shown in every state. It only displays information, so a restricted player sees all of it.
 */
export function ResponsibleGaming({ heading, sessionLength }: WidgetProps<typeof responsibleGaming>) {
  const say = useTexts(responsibleGamingTexts);
  const { element } = useHost();
  const { session } = useAccount();
  const service = useAccountArea().responsibleGaming;
  const { value, ...panel } = usePanel(service);
  const [isRetrying, retry] = useRetry(service);
  const title = heading || say("heading");
  const since = sessionLength ? session.since() : undefined;
  useHostState(panel.status);
  return (
    <Card title={title}>
      <div className="content">
        <PanelState
          {...panel}
          label={title}
          what={say("what")}
          skeleton={<LimitsSkeleton />}
          onRetry={retry}
          missing={value?.missing && !isRetrying ? say(missingTexts[value.missing]) : undefined}
          {...(panel.status === "logged-out" && { message: say("visitor") })}
        >
          {value && <Limits {...value} />}
        </PanelState>
        {since !== undefined && <SessionLength key={since} since={since} />}
      </div>
      <div className="links">
        <AuthorSlot host={element} name="links">
          <Notice tone="warning">{say("linksMissing")}</Notice>
        </AuthorSlot>
      </div>
      <div className="legal">
        <AuthorSlot host={element} name="legal">
          <Notice tone="warning">{say("legalMissing")}</Notice>
        </AuthorSlot>
      </div>
    </Card>
  );
}

/** Hides the sentence about missing data during a retry, so that it is announced again if the retry fails. */
function useRetry(service: ResponsibleGamingService) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    const finish = () => {
      setRetrying(false);
    };
    setRetrying(true);
    service.read().then(finish, finish);
  };
  return [isRetrying, retry] as const;
}

/** A skeleton with the height of the sentence that most players see. */
const LimitsSkeleton = () => (
  <div className="skeleton">
    <Skeleton />
    <Skeleton inlineSize="60%" />
  </div>
);

export default {
  component: ResponsibleGaming,
  styles: [...uiStyles, cardStyles, panelStateStyles, css],
} satisfies WidgetModule<WidgetProps<typeof responsibleGaming>>;
