import { cssColour, inkOn, readColour } from "../../src/gamification/instant-wins/colour";
import { hasMark } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/schema/instant-wins";
import { ServiceText } from "../../src/widget-kit/rich-text";

/** The colours of a tile for the CSSOM; undefined where the platform's value is no colour. */
function coloursOf({ background }: InstantWinTile) {
  const colour = readColour(background);
  return colour && { backgroundColor: cssColour(colour), color: inkOn(colour) };
}

/** The open side of a tile: its text on its colour. */
export const Face = ({ tile }: { readonly tile: InstantWinTile | undefined }) => (
  <div
    className="face"
    data-glow={(tile && hasMark(tile, "glow")) || undefined}
    data-upright={(tile && hasMark(tile, "isVerticallyText")) || undefined}
    style={tile && coloursOf(tile)}
  >
    {tile?.text && <ServiceText html={tile.text} />}
  </div>
);
