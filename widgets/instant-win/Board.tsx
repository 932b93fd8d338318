import { memo } from "react";
import type { InstantWinLook } from "../../src/gamification/instant-wins/look";
import type { PlayState } from "../../src/gamification/instant-wins/plays";
import { indexOfDrawn, tileBoard } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";
import type * as playModule from "./instant-win-play";
import type { LookProps } from "./look";
import { Tiles } from "./Tiles";

export interface BoardProps {
  /** The chunk with wheel and scratch card; undefined until it is loaded. */
  readonly chunk: typeof playModule | undefined;
  readonly look: InstantWinLook;
  readonly tiles: readonly InstantWinTile[];
  readonly rewards: readonly Reward[];
  readonly state: PlayState;
  /** False if the player prefers reduced motion, which disables the reveal. */
  readonly hasMotion: boolean;
  readonly isCelebrated: boolean;
  /** Called when the reveal has ended. */
  onShown(): void;
}

const drawnIn = (state: PlayState) => ("outcome" in state ? state.outcome.tiles : []);

interface PictureProps extends Pick<BoardProps, "chunk" | "look">, LookProps {}

/**
 * Not rendered again while the board moves. Lists that a play changes are read during this time, and
 * rendering would drop frames.
 */
const Picture = memo(
  function Picture({ chunk, look, ...props }: PictureProps) {
    if (look === "tiles") return <Tiles {...props} Face={chunk?.Face} />;
    const Look = look === "wheel" ? chunk?.Wheel : chunk?.Scratch;
    return <div className="frame">{Look && <Look {...props} />}</div>;
  },
  (before, after) => before.isRevealing && after.isRevealing,
);

/**
 * The image of an instant win. The image is decoration: the sentence over it states the result, and the
 * button is the only control.
 */
export function Board({ state, hasMotion, ...shown }: BoardProps) {
  const isRevealing = hasMotion && state.phase === "revealing";
  return (
    <div className="board" part="media" aria-hidden="true">
      <Picture {...shown} drawn={drawnIn(state)} isRevealing={isRevealing} />
    </div>
  );
}

/**
 * The half of the board that the result covers: the half without the selected tile. A wheel stops with that
 * tile at the top.
 */
export function halfOfResult(
  look: InstantWinLook,
  tiles: readonly InstantWinTile[],
  state: PlayState,
): "start" | "end" {
  if (look !== "tiles") return "end";
  const { cells } = tileBoard(tiles);
  const drawn = cells[indexOfDrawn(cells, drawnIn(state)[0])];
  const rows = Math.max(...cells.map(({ row }) => row));
  return drawn && drawn.row > rows / 2 ? "start" : "end";
}
