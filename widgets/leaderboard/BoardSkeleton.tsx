import { Skeleton } from "../../src/ui";
import { listOf } from "../../src/utils/list-of";
import { rowsPerPress } from "./MoreRows";

export interface BoardSkeletonProps {
  /** True for a logged-in player, who may have a rank. */
  readonly hasOwnRank: boolean;
}

/** The boxes of a board while it is loading, as high as ten rows and the player's own row. */
export function BoardSkeleton({ hasOwnRank }: BoardSkeletonProps) {
  return (
    <div className="board">
      <div className="about">
        <Skeleton inlineSize="35%" blockSize="1.45em" />
        <Skeleton inlineSize="40%" blockSize="1.45em" />
      </div>
      {hasOwnRank && (
        <>
          <div className="own">
            <Skeleton />
          </div>
          <div className="views">
            <Skeleton blockSize="calc(var(--v-u)*2.25)" />
          </div>
        </>
      )}
      <div className="rows">
        {listOf(rowsPerPress + 1, (index) => (
          <div className="row" key={index}>
            <Skeleton inlineSize="calc(var(--v-u)*1.75)" blockSize="calc(var(--v-u)*1.75)" />
            <Skeleton inlineSize="55%" />
            <Skeleton inlineSize="calc(var(--v-u)*3)" />
          </div>
        ))}
      </div>
      <div className="foot">
        <Skeleton inlineSize="calc(var(--v-u)*10)" blockSize="var(--v-h-control)" />
      </div>
    </div>
  );
}
