import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import type { AwardAction } from "../../src/gamification/awards/claiming";
import { type AwardDecision as Decision, awardWrite } from "../../src/gamification/awards/queries";
import type { WriteState } from "../../src/gamification/entities/entity-writes";
import { useConfig, usePanels, useTexts } from "../../src/widget-kit";
import { CardButton, Feedback, useWrite } from "../../src/widget-kit/gamification";
import { CheckButton } from "./CheckButton";
import { awardsTexts } from "./texts";

export interface AwardDecisionProps {
  readonly id: string;
  readonly name: string;
  readonly action: AwardAction;
  /** State of the award, shown if the award cannot be claimed. */
  readonly state: ReactNode;
  /** Reads the awards again. */
  onCheck(): Promise<unknown>;
}

/** The controls of an award, or its state if it has no controls, and the result of the last decision. */
export function AwardDecision({ id, name, action, state, onCheck }: AwardDecisionProps) {
  const write = useWrite(id);
  /** The decision that the member has already checked by reading the awards again. */
  const [checked, setChecked] = useState<WriteState>();
  const isPending = write?.status === "pending";
  const isSent = write !== undefined && isDecided(write) && write !== checked;

  function control() {
    if (isPending || (action.action === "claim" && !isSent)) {
      return <DecisionButtons id={id} name={name} pending={isPending ? write.action : undefined} />;
    }
    if (action.action !== "claim") return write?.status === "done" ? null : state;
    return (
      write?.status !== "done" && (
        <CheckButton of={name} onCheck={() => onCheck().then(() => setChecked(write))} />
      )
    );
  }

  return (
    <div className="decision">
      {control()}
      <Feedback id={id} name={name} />
    </div>
  );
}

/** A sent decision must not be resent without a check, even if the awards do not show it yet. */
const isDecided = ({ status }: WriteState) => status !== "pending" && status !== "failed";

interface DecisionButtonsProps {
  readonly id: string;
  readonly name: string;
  readonly pending: string | undefined;
}

/**
 * The buttons to claim and decline have the same size and look. Declining requires a confirmation, whose two
 * buttons replace the first two. "No" replaces "decline" and has the focus, so that a double click on
 * "decline" does not decline.
 */
function DecisionButtons({ id, name, pending }: DecisionButtonsProps) {
  const say = useTexts(awardsTexts);
  const { language } = useConfig();
  const panels = usePanels();
  const questionId = useId();
  const [asks, setAsks] = useState(false);
  const isBusy = pending !== undefined;

  const decide = (decision: Decision) => () =>
    void panels.write("Award", id, (client) => awardWrite(client, { id, decision, language }));
  /** The question moves the buttons, so the second click of a double click may hit "yes". */
  const declineOnce = ({ detail }: MouseEvent) => {
    if (detail < 2) decide("decline")();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !isBusy) setAsks(false);
  };
  const first = asks
    ? { label: say(pending ? "declinePending" : "declineYes"), onClick: declineOnce }
    : { label: say(pending ? "claimPending" : "claim"), onClick: decide("claim") };
  const second = asks
    ? { label: say("declineNo"), onClick: () => setAsks(false) }
    : { label: say("decline"), onClick: () => setAsks(true) };

  return (
    <div role="group" aria-labelledby={asks ? questionId : undefined} onKeyDown={closeOnEscape}>
      {/* The live region exists before its text, so that the question is announced. */}
      <p id={questionId} className="question" role="status">
        {asks ? say("declineQuestion") : ""}
      </p>
      <div className="choices">
        <CardButton look="secondary" part="action" of={name} busy={isBusy} {...first} />
        <CardButton look="secondary" part="action" of={name} busy={isBusy} {...second} />
      </div>
    </div>
  );
}
