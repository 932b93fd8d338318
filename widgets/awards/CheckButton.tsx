import { useState } from "react";
import { useTexts } from "../../src/widget-kit";
import { CardButton } from "../../src/widget-kit/gamification";
import { awardsTexts } from "./texts";

export interface CheckButtonProps {
  /** The name of the award. */
  readonly of: string;
  onCheck(): Promise<unknown>;
}

/** Reads the state of an award whose decision was sent but is not shown yet. */
export function CheckButton({ of, onCheck }: CheckButtonProps) {
  const say = useTexts(awardsTexts);
  const [isChecking, setChecking] = useState(false);
  return (
    <CardButton
      look="secondary"
      part="action-secondary"
      label={say(isChecking ? "checking" : "check")}
      of={of}
      busy={isChecking}
      onClick={() => {
        setChecking(true);
        onCheck()
          .finally(() => setChecking(false))
          // The error is ignored here, because the state of the panel contains it. The member may check
          // again.
          .catch(() => undefined);
      }}
    />
  );
}
