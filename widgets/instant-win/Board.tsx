import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinTile } from "../../src/gamification/schema/instant-wins";
import { Scratch } from "./Scratch";
import { Tiles } from "./Tiles";
import { Wheel } from "./Wheel";

export interface BoardProps {
  readonly look: InstantWinLook;
  readonly tiles: readonly InstantWinTile[];
  readonly state: PlayState;
  /** False under reduced motion: there is no reveal then. */
  readonly hasMotion: boolean;
  /** The reveal has ended. */
  onShown(): void;
}

/** What a look draws. */
export interface LookProps {
  readonly tiles: readonly InstantWinTile[];
  /** The tiles that the platform has drawn; empty before. */
  readonly drawn: readonly InstantWinTile[];
  readonly isRevealing: boolean;
  onShown(): void;
}

const looks = { tiles: Tiles, wheel: Wheel, scratch: Scratch };

/** The picture of an instant win. It is decoration: the sentence below says the result, the button does everything. */
export function Board({ look, tiles, state, hasMotion, onShown }: BoardProps) {
  const Look = looks[look];
  const drawn = "outcome" in state ? state.outcome.tiles : [];
  const isRevealing = hasMotion && state.phase === "revealing";
  return (
    <div className="board" part="media" aria-hidden="true" data-look={look}>
      <Look tiles={tiles} drawn={drawn} isRevealing={isRevealing} onShown={onShown} />
    </div>
  );
}
