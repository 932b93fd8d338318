import type { Participation, ParticipationReason } from "../../gamification/entities/participation";
import { participationReasonText, type ReasonDetails } from "../../gamification/entities/reason-text";
import { entityTexts } from "../../gamification/entities/texts";
import type { EntityType } from "../../gamification/schema/enumerations";
import { useAccount, useConfig, usePanels, useTexts } from "../hooks";
import { CardButton } from "./CardButton";
import { Receipt } from "./Receipt";
import { panelTexts } from "./texts";
import { useWrite } from "./useWrite";

export interface OptInProps {
  readonly entityType: EntityType;
  readonly id: string;
  readonly name: string;
  readonly participation: Participation;
  readonly details: ReasonDetails;
}

/**
 * What a member can do with an entity: one press joins, one press leaves. Where neither is possible, a sentence says
 * why. The receipt of the last one follows.
 */
export function OptIn({ entityType, id, name, participation, details }: OptInProps) {
  const say = useTexts(panelTexts);
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const panels = usePanels();
  const { session } = useAccount();
  const write = useWrite(id);
  const isPending = write?.status === "pending";
  // While the write is pending the button stays, whatever a re-read has shown meanwhile.
  const action = isPending && isOptIn(write.action) ? write.action : actionOf(participation);
  const pendingLabel = action === "join" ? say("joinPending") : say("leavePending");
  return (
    <div className="opt-in">
      {participation.action === "none" && !isPending && (
        <p className="why" part="text">
          {!withoutWhy.has(participation.reason) && <b>{say("why")} </b>}
          {participationReasonText(participation.reason, details, language, sayEntities)}
        </p>
      )}
      {action && (
        <CardButton
          key="opt-in"
          look={action === "join" ? "primary" : "secondary"}
          part={action === "join" ? "action" : "action-secondary"}
          label={isPending ? pendingLabel : say(action)}
          of={name}
          busy={isPending}
          // The second click of a double click may come after the reply: it does not undo the first one.
          onClick={({ detail }) => {
            if (detail < 2) void panels.changeOptIn(entityType, id, action);
          }}
        />
      )}
      {participation.action === "none" && participation.reason === "logged-out" && (
        <CardButton
          look="secondary"
          part="action"
          label={say("login")}
          of={name}
          onClick={() => session.requestLogin("user")}
        />
      )}
      {(!write || isOptIn(write.action)) && (
        <Receipt id={id} name={name} isShown={participation.action === opposite(write?.action)} />
      )}
    </div>
  );
}

/** Reasons that are shown without “Perché?”: the member takes part or will soon, or the sentence says what to do. */
const withoutWhy: ReadonlySet<ParticipationReason> = new Set([
  "takes-part-automatically",
  "completed",
  "processing",
  "logged-out",
]);

/** What a member can do after joining, or after leaving. */
const opposite = (action: string | undefined) => (action === "join" ? "leave" : "join");

const isOptIn = (action: string) => action === "join" || action === "leave";

const actionOf = (participation: Participation) =>
  participation.action === "none" ? undefined : participation.action;
