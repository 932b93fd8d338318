import { Skeleton } from "../../ui";
import { listOf } from "../../utils/list-of";

export interface CardSkeletonsProps {
  readonly count: number;
  /** Whether the list shows only its first row. @default false */
  readonly isFirstRow?: boolean;
}

/** Skeletons of cards while a list is loading: an image, three lines and a control. */
export const CardSkeletons = ({ count, isFirstRow = false }: CardSkeletonsProps) => (
  <div className="entities" data-rows={isFirstRow ? "first" : undefined}>
    {listOf(count, (index) => (
      <div key={index} className="row-card" aria-hidden="true">
        <div className="row-main">
          <div className="entity-picture" />
          <div className="row-text skeleton-lines">
            <Skeleton inlineSize="80%" />
            <Skeleton inlineSize="50%" />
            <Skeleton inlineSize="60%" />
          </div>
        </div>
        <div className="row-foot">
          <Skeleton inlineSize="40%" />
          <Skeleton inlineSize="7em" blockSize="var(--v-h-control)" />
        </div>
      </div>
    ))}
  </div>
);
