import { type ReactNode, useState } from "react";
import type { WriteState } from "../../gamification/entities/entity-writes";
import type { Participation } from "../../gamification/entities/participation";
import { participationReasonText, type ReasonDetails } from "../../gamification/entities/reason-text";
import { entityTexts } from "../../gamification/entities/texts";
import type { EntityType } from "../../gamification/protocol/enumerations";
import type { OptinAction } from "../../gamification/protocol/opt-in";
import { useAccount, useConfig, usePanels, useTexts } from "../hooks";
import { CardButton } from "./CardButton";
import { Feedback } from "./Feedback";
import { useNow, useWrite } from "./hooks";
import { panelTexts } from "./texts";

export interface JoinableProps {
  readonly entityType: EntityType;
  readonly id: string;
  readonly name: string;
  readonly participation: Participation;
  /** A sentence that follows the confirmation of a join, such as the member's rank. */
  readonly result?: string | undefined;
}

export interface OptInProps extends JoinableProps {
  readonly details: ReasonDetails;
}

/** The control to join or leave, or the reason why there is none, above the result of the last write. */
export function OptIn({ details, ...props }: OptInProps) {
  return (
    <div className="opt-in">
      <OptInReason participation={props.participation} details={details} id={props.id} />
      <OptInControl {...props} />
      <OptInFeedback {...props} />
    </div>
  );
}

export interface OptInFootProps extends JoinableProps {
  /** Progress, standing or state. */
  readonly children: ReactNode;
}

/**
 * The foot of a card: progress or state and the result of the last write, next to the control to join or
 * leave.
 */
export function OptInFoot({ children, ...props }: OptInFootProps) {
  return (
    <>
      <div className="row-status">
        {children}
        <OptInFeedback {...props} />
      </div>
      <OptInControl {...props} />
    </>
  );
}

type OptInReasonProps = Pick<OptInProps, "id" | "participation" | "details">;

/** The reason why a member can neither join nor leave. */
function OptInReason({ id, participation, details }: OptInReasonProps) {
  const sayEntities = useTexts(entityTexts);
  const { language } = useConfig();
  const isPending = useWrite(id)?.status === "pending";
  // The reason `completed` is already visible as the state of the entity.
  if (participation.action !== "none" || participation.reason === "completed" || isPending) return null;
  return (
    <p className="why" part="text">
      {participationReasonText(participation.reason, details, language, sayEntities)}
    </p>
  );
}

/** The control to join or leave with one press. Visitors see a button that opens the login. */
function OptInControl({ entityType, id, name, participation }: JoinableProps) {
  const say = useTexts(panelTexts);
  const panels = usePanels();
  const { session } = useAccount();
  const write = useWrite(id);
  const isPending = write?.status === "pending";
  // While the write is pending, the control does not change, even if a new read has changed the
  // participation.
  const action = isPending && isOptIn(write.action) ? write.action : actionOf(participation);
  if (action) {
    const pendingLabel = say(action === "join" ? "joinPending" : "leavePending");
    return (
      <CardButton
        key="opt-in"
        className="opt-in-control"
        look={action === "join" ? "primary" : "link"}
        part={action === "join" ? "action" : "action-secondary"}
        label={isPending ? pendingLabel : say(action)}
        of={name}
        busy={isPending}
        // The second click of a double click may arrive after the reply, and must not undo the first click.
        onClick={({ detail }) => {
          if (detail < 2) void panels.changeOptIn(entityType, id, action);
        }}
      />
    );
  }
  if (participation.action !== "none" || participation.reason !== "logged-out") return null;
  return (
    <CardButton
      className="opt-in-control"
      look="secondary"
      part="action"
      label={say("login")}
      of={name}
      onClick={() => session.requestLogin("user")}
    />
  );
}

/**
 * The result of joining or leaving. After leaving, "Annulla" joins again; it is shown for a few seconds, and
 * as long as it has the focus.
 */
function OptInFeedback({ entityType, id, name, participation, result }: JoinableProps) {
  const say = useTexts(panelTexts);
  const panels = usePanels();
  const write = useWrite(id);
  const isRecent = useUndo(write);
  /**
   * The write whose "Annulla" button has the focus. While the button has the focus, the time to press it is
   * not limited.
   */
  const [held, setHeld] = useState<WriteState>();
  const canUndo = (isRecent || (write !== undefined && held === write)) && participation.action === "join";
  if (write && !isOptIn(write.action)) return null;
  return (
    <Feedback
      id={id}
      name={name}
      isShown={participation.action === opposite(write?.action)}
      result={write?.action === "join" ? result : undefined}
    >
      {canUndo && (
        <CardButton
          look="link"
          part="action-secondary"
          label={say("undo")}
          of={name}
          onFocus={() => setHeld(write)}
          onBlur={() => setHeld(undefined)}
          onClick={() => void panels.changeOptIn(entityType, id, "join")}
        />
      )}
    </Feedback>
  );
}

/** Milliseconds during which a member can undo leaving. */
const undoTime = 6000;

/** Whether the member has left within the last `undoTime` milliseconds. */
function useUndo(write: WriteState | undefined): boolean {
  const end = write?.action === "leave" && write.status === "done" ? write.at + undoTime : 0;
  return useNow((now) => (now < end ? end : undefined)) < end;
}

/** The opposite write, which the member can request after joining or leaving. */
const opposite = (action: string | undefined) => (action === "join" ? "leave" : "join");

const isOptIn = (action: string): action is OptinAction => action === "join" || action === "leave";

const actionOf = (participation: Participation) =>
  participation.action === "none" ? undefined : participation.action;
