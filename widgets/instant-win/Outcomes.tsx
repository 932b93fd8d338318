import { differentTexts, tileBoard } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/schema/instant-wins";
import { useTexts } from "../../src/widget-kit";
import { ServiceText } from "../../src/widget-kit/rich-text";
import { instantWinTexts } from "./texts";

/** What an instant win can bring, each once and without its probability. The board is a picture; this is its text. */
export function Outcomes({ tiles }: { readonly tiles: readonly InstantWinTile[] }) {
  const say = useTexts(instantWinTexts);
  const different = differentTexts(tileBoard(tiles).cells.map(({ tile }) => tile));
  if (different.length === 0) return null;
  return (
    <details className="outcomes">
      <summary>{say("outcomes")}</summary>
      <ul role="list">
        {different.map((text) => (
          <li key={text}>
            <ServiceText html={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
