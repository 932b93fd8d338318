import { useEffect, useState } from "react";
import { lazy } from "../../src/utils/lazy";

const liveParts = lazy(() => import("./leaderboard-live"));

/** The chunk with the code for changes; undefined while it is loading, null if it could not be loaded. */
export type LiveParts = typeof liveParts.current | null;

/**
 * Loads the chunk with the code for changes, after the first rows are in view.
 *
 * @param ownRank a change of it retries after a failure
 */
export function useLiveParts(ownRank: number | undefined): LiveParts {
  const [parts, setParts] = useState<LiveParts>(liveParts.current);
  useEffect(() => {
    liveParts.load().then(setParts, () => setParts(null));
  }, [ownRank]);
  return parts;
}
