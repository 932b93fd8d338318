import { useEffect } from "react";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import { useGamification } from "../../src/widget-kit";

/** The phases from the press until the result is shown. */
const pendingPhases: ReadonlySet<PlayState["phase"]> = new Set(["waiting", "checking", "revealing"]);

/** Makes notices wait until the result of a play is shown. */
export function usePendingResult({ phase }: PlayState) {
  const { $pendingResults } = useGamification();
  const isPending = pendingPhases.has(phase);
  useEffect(() => {
    if (!isPending) return;
    $pendingResults.set($pendingResults.get() + 1);
    return () => $pendingResults.set($pendingResults.get() - 1);
  }, [isPending, $pendingResults]);
}
