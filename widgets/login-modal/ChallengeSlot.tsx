import { type ReactNode, type RefObject, useEffect } from "react";
import { useTexts } from "../../src/widget-kit";
import { loginTexts } from "./texts";
import { useBotCheckSettings } from "./useBotCheckSettings";

export interface ChallengeSlotProps {
  /** The box that the bot-check provider renders into. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly isChallenged: boolean;
  /** The submit button, shown while there is no challenge. */
  readonly children: ReactNode;
}

/**
 * Shows a challenge instead of the submit button, which is busy until the reply. So the layout does not
 * change. The challenge is inside the modal dialog, where it can receive the focus. The focus moves to the
 * challenge and back.
 */
export function ChallengeSlot({ boxRef, isChallenged, children }: ChallengeSlotProps) {
  const say = useTexts(loginTexts);
  const mayChallenge = useBotCheckSettings().provider === "turnstile";
  useEffect(() => {
    if (!isChallenged) return;
    const box = boxRef.current;
    const button = box?.parentElement?.querySelector("button");
    box?.focus();
    return () => {
      button?.focus();
    };
  }, [isChallenged, boxRef]);
  return (
    <div
      className="vetrina-login-action"
      {...(mayChallenge && { "data-challenge": isChallenged ? "waiting" : "possible" })}
    >
      <div
        ref={boxRef}
        className="vetrina-login-challenge"
        {...(isChallenged && { role: "group", "aria-label": say("challenge"), tabIndex: -1 })}
      />
      {children}
    </div>
  );
}
