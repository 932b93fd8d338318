import type { TileText } from "../../src/gamification/instant-wins/tiles";
import { useTexts } from "../../src/widget-kit";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { instantWinTexts } from "./texts";

/** The text of a tile, as markup. */
export function TileWords({ text: { html, words } }: { readonly text: TileText }) {
  const say = useTexts(instantWinTexts);
  return html ? <ServiceText html={html} /> : <p>{words || say("noText")}</p>;
}
