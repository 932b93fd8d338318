import type { CSSProperties } from "react";
import { tileColours } from "../../src/gamification/instant-wins/colour";
import { textOfTile } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { TileWords } from "./look";
import { kindOfTile, PrizeIcon } from "./prize";

/** The colours of a tile for the style sheet; undefined if the tile uses the theme's colours. */
export function tileStyle({ background }: InstantWinTile): CSSProperties | undefined {
  const colours = tileColours(background);
  return colours && ({ "--tile": colours.background, "--ink": colours.ink } as CSSProperties);
}

export const isBright = ({ background }: InstantWinTile): boolean =>
  tileColours(background)?.isBright ?? false;

export interface FaceProps {
  readonly tile: InstantWinTile | undefined;
  readonly rewards: readonly Reward[];
}

/** The open side of a tile: the icon and the text of its prize, on its colour. */
export const Face = ({ tile, rewards }: FaceProps) => (
  <div className="face" data-bright={(tile && isBright(tile)) || undefined} style={tile && tileStyle(tile)}>
    {tile && <PrizeIcon kind={kindOfTile(tile, rewards)} />}
    {tile && <TileWords text={textOfTile(tile)} />}
  </div>
);
