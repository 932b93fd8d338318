import { Skeleton } from "../../ui";

/** Placeholders of cards while a list is loading. */
export const CardSkeletons = ({ count }: { readonly count: number }) => (
  <div className="entities">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} blockSize="calc(var(--v-u)*12)" />
    ))}
  </div>
);
