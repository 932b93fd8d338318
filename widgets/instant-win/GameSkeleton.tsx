import { Skeleton } from "../../src/ui";

/** The shape of a game while the list is loading. */
export const GameSkeleton = ({ look }: { readonly look: string }) => (
  <div className="entities" aria-hidden="true">
    <div className="game">
      <div className="game-head">
        <Skeleton inlineSize="60%" blockSize="calc(var(--v-fs-lg)*1.35)" />
        <Skeleton inlineSize="40%" blockSize="calc(var(--v-fs-sm)*1.45)" />
      </div>
      <div className="stage" data-look={look === "platform" ? "wheel" : look}>
        <div className="board">
          <div className="frame" />
        </div>
      </div>
      <div className="game-foot">
        <Skeleton blockSize="var(--v-h-control)" />
      </div>
    </div>
  </div>
);
