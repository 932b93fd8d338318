import { differentTexts, tileBoard } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import { useTexts } from "../../src/widget-kit";
import { TileWords } from "./look";
import { instantWinTexts } from "./texts";

/** Possible prizes, without duplicates or probabilities. The board is an image; this is its text. */
export function Outcomes({ tiles }: { readonly tiles: readonly InstantWinTile[] }) {
  const say = useTexts(instantWinTexts);
  const different = differentTexts(tileBoard(tiles).cells.map(({ tile }) => tile)).filter(
    ({ words }) => words !== "",
  );
  if (different.length === 0) return null;
  return (
    <details className="outcomes">
      <summary>{say("outcomes")}</summary>
      <ul role="list">
        {different.map((text) => (
          <li key={text.words}>
            <TileWords text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
