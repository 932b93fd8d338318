import { useEffect, useRef, useState } from "react";
import type { BalanceState, UserInfo } from "../../src/account";
import { formatEuros } from "../../src/i18n";
import { useConfig, useTexts } from "../../src/services";
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
  /** The name of whom it is about: it is gone when they are. */
  readonly player?: string | undefined;
  readonly holdsAmount?: boolean;
}

const silence: Said = { text: "" };

export function useAnnouncement(
  player: UserInfo | undefined,
  balance: BalanceState,
  isHidden: boolean,
): Announcement {
  const say = useTexts(balanceTexts);
  const { language } = useConfig();
  const expected = useRef<Action>(undefined);
  const [said, setSaid] = useState(silence);
  const amount = balance.status === "ready" ? balance.value : undefined;
  const isLoggedIn = player !== undefined;
  const name = player?.name;
  const isOfAnother = said.player !== undefined && said.player !== name;
  // Nothing is left for a screen reader of a player who has gone, or of an amount that is hidden now.
  if (isOfAnother || (said.holdsAmount && isHidden)) setSaid(silence);

  useEffect(() => {
    if (expected.current === "logout" && !isLoggedIn) {
      expected.current = undefined;
      setSaid({ text: say("signedOut") });
    } else if (expected.current && expected.current !== "logout" && isLoggedIn && amount !== undefined) {
      expected.current = undefined;
      const sentence = isHidden
        ? say("announcedHidden")
        : say("announced", { amount: formatEuros(amount, language) });
      setSaid({ text: sentence, player: name, holdsAmount: !isHidden });
    }
  }, [isLoggedIn, name, amount, isHidden, language, say]);

  return {
    text: said.text,
    expect(action) {
      expected.current = action;
      setSaid(silence);
    },
    tell(text) {
      setSaid({ text, player: name });
    },
  };
}
