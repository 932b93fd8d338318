import { type RefObject, useEffect, useRef, useState } from "react";
import type { BotCheck } from "../../src/account/bot-check";
import { BotCheckUnanswered } from "../../src/account/errors";
import { watchOutsideChallenge } from "./outside-challenge";

/** A function that returns the token, or the reason why there is none. */
export type BotCheckResult = (() => Promise<string>) | "botCheckUnanswered" | "superseded";

export interface BotCheckOfForm {
  /** True while the form shows a challenge that the player has to answer. */
  readonly isChallenged: boolean;
  /**
   * Runs the check for one attempt. The promise never rejects, because the login reports a failure when it
   * requests the token.
   */
  prove(): Promise<BotCheckResult>;
}

/** The form's bot check: one run per attempt, aborted when the form closes. */
export function useBotCheck(
  botCheck: BotCheck,
  challengeRef: RefObject<HTMLElement | null>,
  onOutsideChallenge: (challenge: Element | undefined) => void,
): BotCheckOfForm {
  const [isChallenged, setChallenged] = useState(false);
  const [isOutside, setOutside] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  async function prove(): Promise<BotCheckResult> {
    const container = challengeRef.current;
    if (!container) return "superseded";
    const { signal } = (running.current = new AbortController());
    const watchOutside = (onChange: (isShown: boolean) => void) =>
      watchOutsideChallenge(container, (challenge) => {
        setOutside(challenge !== undefined);
        onOutsideChallenge(challenge);
        onChange(challenge !== undefined);
      });
    const token = botCheck.token({ container, onChallenge: setChallenged, watchOutside }, signal);
    try {
      await token;
    } catch (error) {
      if (signal.aborted) return "superseded";
      if (error instanceof BotCheckUnanswered) return "botCheckUnanswered";
    }
    return () => token;
  }

  return { isChallenged: isChallenged && !isOutside, prove };
}
