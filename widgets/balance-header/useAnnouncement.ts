import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import type { BalanceState } from "../../src/account";
import { formatEuros } from "../../src/i18n";
import { useAccount, useConfig, useTexts } from "../../src/widget-kit";
import { balanceTexts } from "./texts";

export type Action = "login" | "logout" | "retry";

export interface Announcement {
  /** For a `role=status`; empty while nothing is to be said. */
  readonly text: string;
  /** The player did this: what comes of it is said once. What changes by itself stays silent. */
  expect(action: Action): void;
  /** Says what has come of something that the player did. */
  tell(text: string): void;
}

interface Said {
  readonly text: string;
  /** In whose login it was said, or after which of them: it is gone when another begins. */
  readonly login?: AbortSignal | undefined;
  readonly holdsAmount?: boolean;
}

const silence: Said = { text: "" };

export function useAnnouncement(balance: BalanceState, isHidden: boolean): Announcement {
  const say = useTexts(balanceTexts);
  const { language } = useConfig();
  const { $signal, $loginRequest } = useAccount().session;
  const login = useStore($signal);
  const expected = useRef<Action>(undefined);
  const [said, setSaid] = useState(silence);
  const amount = balance.status === "ready" ? balance.value : undefined;
  // Nothing is left for a screen reader of an earlier login, or of an amount that is hidden now.
  const isOver = said.login !== login || (said.holdsAmount && isHidden);
  if (said !== silence && isOver) setSaid(silence);

  useEffect(() => {
    if (expected.current === "logout" && !login) {
      expected.current = undefined;
      // Where the page asks for a login at once, the dialog says so, and that is enough.
      if (!$loginRequest.get()) setSaid({ text: say("signedOut"), login });
    } else if (expected.current && expected.current !== "logout" && login && amount !== undefined) {
      expected.current = undefined;
      const sentence = isHidden
        ? say("announcedHidden")
        : say("announced", { amount: formatEuros(amount, language) });
      setSaid({ text: sentence, login, holdsAmount: !isHidden });
    }
  }, [login, amount, isHidden, language, say, $loginRequest]);

  return {
    text: said.text,
    expect(action) {
      expected.current = action;
      setSaid(silence);
    },
    tell(text) {
      // The login of this moment, which may be younger than what was rendered last.
      setSaid({ text, login: $signal.get() });
    },
  };
}
