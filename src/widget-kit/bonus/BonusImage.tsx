import { imageFor, type ImagePair, narrowViewport } from "../../bonus/images";
import { Image } from "../../ui";

/**
 * When an image loads: `first` immediately and with high priority, `soon` immediately, `later` only when it
 * is near the viewport.
 */
export type Urgency = "first" | "soon" | "later";

const urgencies = {
  first: { loading: "eager", fetchPriority: "high" },
  soon: { loading: "eager" },
  later: { loading: "lazy", fetchPriority: "low", decoding: "async" },
} as const;

export interface BonusImageProps {
  readonly pair: ImagePair;
  readonly alt: string;
  /**
   * Whether to use the narrow variant. The widget decides, so that the variant changes only at the end of a
   * resize.
   */
  readonly isNarrow: boolean;
  /** Width of the image on narrow and wide viewports, in the syntax of `sizes`. */
  readonly sizes: { readonly narrow: string; readonly wide: string };
  readonly urgency: Urgency;
}

/** The image of a bonus in a box with a fixed aspect ratio. Renders nothing without an image. */
export function BonusImage({ pair, alt, isNarrow, sizes, urgency }: BonusImageProps) {
  const image = imageFor(pair, isNarrow);
  if (!image) return null;
  const sourceProps = {
    srcSet: image.width === undefined ? image.url : `${image.url} ${image.width}w`,
    sizes: isNarrow ? sizes.narrow : sizes.wide,
  };
  return (
    <picture className="picture" part="media">
      {isNarrow && <source media={narrowViewport} {...sourceProps} />}
      <Image src={image.url} {...(!isNarrow && sourceProps)} alt={alt} {...urgencies[urgency]} />
    </picture>
  );
}
