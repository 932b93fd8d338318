import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import type { BalanceState } from "../../src/account";
import { formatEuros } from "../../src/i18n/money";
import { useAccount, useConfig, useTexts } from "../../src/widget-kit";
import { balanceTexts } from "./texts";

export type Action = "login" | "logout" | "retry";

export interface Announcement {
  /** Content of a `role=status` region; empty if there is nothing to announce. */
  readonly text: string;
  /** Announces the outcome of this action of the player once. Other changes are not announced. */
  expect(action: Action): void;
  /** Announces a sentence. */
  announce(text: string): void;
}

interface Message {
  readonly text: string;
  /**
   * The login during which the message was announced; undefined after a logout. A change of login removes the
   * message.
   */
  readonly login?: AbortSignal | undefined;
  readonly holdsAmount?: boolean;
}

const noMessage: Message = { text: "" };

export function useAnnouncement(balance: BalanceState, isHidden: boolean): Announcement {
  const say = useTexts(balanceTexts);
  const { language } = useConfig();
  const { $signal, $loginRequest } = useAccount().session;
  const login = useStore($signal);
  const expected = useRef<Action>(undefined);
  const [message, setMessage] = useState(noMessage);
  const amount = balance.status === "ready" ? balance.value : undefined;
  // A screen reader must not find a message of an earlier login, or an amount that is hidden now.
  const isOutdated = message.login !== login || (message.holdsAmount && isHidden);
  if (message !== noMessage && isOutdated) setMessage(noMessage);

  useEffect(() => {
    if (expected.current === "logout" && !login) {
      expected.current = undefined;
      // If the page requests a login at once, the login dialog is announced instead.
      if (!$loginRequest.get()) setMessage({ text: say("signedOut"), login });
    } else if (expected.current && expected.current !== "logout" && login && amount !== undefined) {
      expected.current = undefined;
      const sentence = isHidden
        ? say("announcedHidden")
        : say("announced", { amount: formatEuros(amount, language) });
      setMessage({ text: sentence, login, holdsAmount: !isHidden });
    }
  }, [login, amount, isHidden, language, say, $loginRequest]);

  return {
    text: message.text,
    expect(action) {
      expected.current = action;
      setMessage(noMessage);
    },
    announce(text) {
      // The current login, which React may not have rendered yet.
      setMessage({ text, login: $signal.get() });
    },
  };
}
