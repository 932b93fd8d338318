import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";

/** Properties of a look of an instant win. */
export interface LookProps {
  readonly tiles: readonly InstantWinTile[];
  /** The tiles that the platform has selected; empty before. */
  readonly drawn: readonly InstantWinTile[];
  /** The rewards of the instant win. */
  readonly rewards: readonly Reward[];
  readonly isRevealing: boolean;
  /** Whether the selected tile is shown as a prize. */
  readonly isCelebrated: boolean;
  onShown(): void;
}
