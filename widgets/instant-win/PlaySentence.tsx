import { useEffect, useState } from "react";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { Reward } from "../../src/gamification/schema/rewards";
import { useConfig, useTexts } from "../../src/widget-kit";
import { playTexts } from "./play-texts";
import { playSentence } from "./sentences";

/** A reply that takes longer is explained, milliseconds. */
const patience = 4000;

export interface PlaySentenceProps {
  readonly state: PlayState;
  readonly rewards: readonly Reward[];
}

/** What the state of a play says to the member. */
export function PlaySentence({ state, rewards }: PlaySentenceProps) {
  const say = useTexts(playTexts);
  const { language } = useConfig();
  return playSentence(state, useIsSlow(state), { rewards, language, say });
}

/** True while a reply is late. */
function useIsSlow({ phase }: PlayState): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (phase !== "waiting") return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [phase]);
  return isSlow;
}
