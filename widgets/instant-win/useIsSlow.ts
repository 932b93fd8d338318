import { useEffect, useState } from "react";
import type { PlayState } from "../../src/gamification/instant-wins/plays";

/** A reply that takes longer is explained, milliseconds. */
const patience = 4000;

/** True while the reply to a play is late. */
export function useIsSlow({ phase }: PlayState): boolean {
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
