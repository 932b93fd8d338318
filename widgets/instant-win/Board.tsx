import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import type { InstantWinTile } from "../../src/gamification/schema/instant-wins";
import { Tiles } from "./Tiles";
import type * as playModule from "./instant-win-play";

export interface BoardProps {
  /** The chunk with wheel and scratch card; undefined until it is loaded. */
  readonly chunk: typeof playModule | undefined;
  readonly look: InstantWinLook;
  readonly tiles: readonly InstantWinTile[];
  readonly state: PlayState;
  /** False under reduced motion: there is no reveal then. */
  readonly hasMotion: boolean;
  /** The reveal has ended. */
  onShown(): void;
}

/** The picture of an instant win. It is decoration: the sentence below says the result, the button does everything. */
export function Board({ chunk, look, tiles, state, hasMotion, onShown }: BoardProps) {
  const Look = look === "wheel" ? chunk?.Wheel : chunk?.Scratch;
  const drawn = "outcome" in state ? state.outcome.tiles : [];
  const isRevealing = hasMotion && state.phase === "revealing";
  const props = { tiles, drawn, isRevealing, onShown };
  return (
    <div className="board" part="media" aria-hidden="true" data-look={look}>
      {look === "tiles" ? <Tiles {...props} /> : <div className="frame">{Look && <Look {...props} />}</div>}
    </div>
  );
}
