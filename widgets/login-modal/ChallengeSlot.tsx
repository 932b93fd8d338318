import { type ReactNode, type RefObject, useEffect } from "react";
import { useTexts } from "../../src/widget-kit";
import { loginTexts } from "./texts";
import { useBotCheckSettings } from "./useBotCheckSettings";

export interface ChallengePlaceProps {
  /** The box that a provider of bot checks draws into. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly isChallenged: boolean;
  /** What stands there while nothing is asked: the button that waits for the answer. */
  readonly children: ReactNode;
}

/**
 * The place of a challenge: that of the submit button, which can do nothing until it is answered. So nothing moves when
 * it comes or goes, and it stands inside the dialog, where alone it can be reached. The focus goes there and back.
 */
export function ChallengeSlot({ boxRef, isChallenged, children }: ChallengePlaceProps) {
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
