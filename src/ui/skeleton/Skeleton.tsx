export interface SkeletonProps {
  /** CSS lengths; by default the whole width and one line. */
  readonly inlineSize?: string;
  readonly blockSize?: string;
}

/** A quiet shape of the final size while something loads. The region around it says `aria-busy`. */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps) {
  return (
    <span
      className="vetrina-skeleton"
      part="skeleton"
      aria-hidden="true"
      style={{ ...(inlineSize && { inlineSize }), ...(blockSize && { blockSize }) }}
    />
  );
}
