import { Skeleton } from "../../ui";
import { listOf } from "../../utils/list-of";

/** Placeholders of cards while a list is loading. */
export const CardSkeletons = ({ count }: { readonly count: number }) => (
  <div className="entities">
    {listOf(count, (index) => (
      <Skeleton key={index} blockSize="calc(var(--v-u)*12)" />
    ))}
  </div>
);
