import type { TileText } from "../../src/gamification/instant-wins/tiles";
import { useTexts } from "../../src/widget-kit";
import { instantWinTexts } from "./texts";
import { TileWords } from "./TileWords";

/** The prizes of a wheel whose sections have numbers. The numbers of the list are those of the sections. */
export function Legend({ texts }: { readonly texts: readonly TileText[] }) {
  const say = useTexts(instantWinTexts);
  return (
    <ol className="legend" role="list" aria-label={say("outcomes")}>
      {texts.map((text, index) => (
        <li key={text.words}>
          <span className="legend-number">{index + 1}</span>
          <TileWords text={text} />
        </li>
      ))}
    </ol>
  );
}
