import { useEffect } from "react";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import { useGamification } from "../../src/widget-kit";

/** From the press until the result is shown. */
const pendingPhases: ReadonlySet<PlayState["phase"]> = new Set(["waiting", "checking", "revealing"]);

/** Lets notices wait while the result of a play is not shown yet. */
export function usePendingResult({ phase }: PlayState) {
  const { $pendingResults } = useGamification();
  const isPending = pendingPhases.has(phase);
  useEffect(() => {
    if (!isPending) return;
    $pendingResults.set($pendingResults.get() + 1);
    return () => $pendingResults.set($pendingResults.get() - 1);
  }, [isPending, $pendingResults]);
}
