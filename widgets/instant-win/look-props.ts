import type { InstantWinTile } from "../../src/gamification/schema/instant-wins";

/** What a look draws. */
export interface LookProps {
  readonly tiles: readonly InstantWinTile[];
  /** The tiles that the platform has drawn; empty before. */
  readonly drawn: readonly InstantWinTile[];
  readonly isRevealing: boolean;
  onShown(): void;
}
