import { type RefObject, useEffect, useRef, useState } from "react";
import { type BotCheck, BotCheckUnanswered } from "../../src/account/bot-check";

/** What the login asks for its token; or why there is none to ask for. */
export type BotCheckResult = (() => Promise<string>) | "botCheckUnanswered" | "superseded";

export interface BotCheckOfForm {
  /** The check waits for an answer of the player. */
  readonly isChallenged: boolean;
  /** Runs the check for one attempt. Never rejects: a check that fails is for the login to tell, with its token. */
  prove(): Promise<BotCheckResult>;
}

/** The form's bot check: one run per attempt, which ends where the form is closed meanwhile. */
export function useBotCheck(botCheck: BotCheck, challengeRef: RefObject<HTMLElement | null>): BotCheckOfForm {
  const [isChallenged, setChallenged] = useState(false);
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
    const token = botCheck.token({ container, onChallenge: setChallenged }, signal);
    try {
      await token;
    } catch (error) {
      if (signal.aborted) return "superseded";
      if (error instanceof BotCheckUnanswered) return "botCheckUnanswered";
    }
    return () => token;
  }

  return { isChallenged, prove };
}
