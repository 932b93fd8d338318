import type { TileText } from "../../src/gamification/instant-wins/tiles";
import type { InstantWinTile } from "../../src/gamification/protocol/instant-wins";
import type { Reward } from "../../src/gamification/protocol/rewards";
import { useTexts } from "../../src/widget-kit";
import { ServiceText } from "../../src/widget-kit/ServiceText";
import { instantWinTexts } from "./texts";

export interface EmblemProps {
  /** Position and size of the mark in an outer SVG. By default the style sheet sets the size. */
  readonly place?: Readonly<Record<"x" | "y" | "width" | "height", number>>;
}

/** The mark on the hub of a wheel, on closed tiles and on a scratch card that is not in play. */
export const Emblem = ({ place }: EmblemProps) => (
  <svg className="emblem" viewBox="-10 -10 20 20" focusable="false" {...place}>
    <path d="M0-9l2.3 6.7L9 0 2.3 2.3 0 9l-2.3-6.7L-9 0l6.7-2.3z" />
  </svg>
);

/** Properties of a look of an instant win. */
export interface LookProps {
  readonly tiles: readonly InstantWinTile[];
  /** The tiles that the platform has selected; empty before a selection. */
  readonly drawn: readonly InstantWinTile[];
  /** The rewards of the instant win. */
  readonly rewards: readonly Reward[];
  readonly isRevealing: boolean;
  /** Whether the selected tile is shown as a prize. */
  readonly isCelebrated: boolean;
  onShown(): void;
}

/** The text of a tile, as markup. */
export function TileWords({ text: { html, words } }: { readonly text: TileText }) {
  const say = useTexts(instantWinTexts);
  return html ? <ServiceText html={html} /> : <p>{words || say("noText")}</p>;
}
