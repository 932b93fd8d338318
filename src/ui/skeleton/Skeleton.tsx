export interface SkeletonProps {
  /** CSS lengths. @default the full width and one line */
  readonly inlineSize?: string;
  readonly blockSize?: string;
}

/** A placeholder of the final size while content loads. The region around it sets `aria-busy`. */
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
