import { useEffect, useRef, useState } from "react";
import type { BalanceState } from "../../src/account";
import { formatEuros } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/services";
import { balanceTexts } from "./texts";

export type Action = "login" | "logout" | "retry";

export interface Announcement {
  /** For a `role=status`; empty while nothing is to be said. */
  readonly text: string;
  /** The player did this: what comes of it is said once. What changes by itself stays silent. */
  expect(action: Action): void;
}

export function useAnnouncement(isLoggedIn: boolean, balance: BalanceState): Announcement {
  const say = useTexts(balanceTexts);
  const { language } = useConfig();
  const expected = useRef<Action>(undefined);
  const [text, setText] = useState("");
  const amount = balance.status === "ready" ? balance.value : undefined;

  useEffect(() => {
    if (expected.current === "logout" && !isLoggedIn) {
      expected.current = undefined;
      setText(say("signedOut"));
    } else if (expected.current && expected.current !== "logout" && isLoggedIn && amount !== undefined) {
      expected.current = undefined;
      setText(say("announced", { amount: formatEuros(amount, language) }));
    }
  }, [isLoggedIn, amount, language, say]);

  return {
    text,
    expect(action) {
      expected.current = action;
      setText("");
    },
  };
}
