import type { ImagePair } from "../../bonus";
import { Image } from "../../ui";

/** Up to here pages have the narrow variant (widgets section 2). */
export const narrowViewport = "(max-width: 767px)";

/** How soon a picture is wanted: the first of a page before all else, those out of sight only when they come near. */
export type Urgency = "first" | "soon" | "later";

const urgencies = {
  first: { loading: "eager", fetchPriority: "high" },
  soon: { loading: "eager" },
  later: { loading: "lazy", fetchPriority: "low", decoding: "async" },
} as const;

export interface BonusPictureProps {
  readonly pair: ImagePair;
  readonly alt: string;
  /** Which variant is wanted; the widget says it, so that a resize changes it only when it is over. */
  readonly isNarrow: boolean;
  /** How wide the picture is on narrow and wide viewports, as `sizes` writes it. */
  readonly sizes: { readonly narrow: string; readonly wide: string };
  readonly urgency: Urgency;
}

/** The picture of a bonus in a box of a fixed shape; no box without one. */
export function BonusPicture({ pair, alt, isNarrow, sizes, urgency }: BonusPictureProps) {
  const image = (isNarrow ? pair.mobile : pair.desktop) ?? pair.desktop ?? pair.mobile;
  if (!image) return null;
  const described = {
    srcSet: image.width === undefined ? image.address : `${image.address} ${image.width}w`,
    sizes: isNarrow ? sizes.narrow : sizes.wide,
  };
  return (
    <picture className="picture" part="media">
      {isNarrow && <source media={narrowViewport} {...described} />}
      <Image src={image.address} {...(!isNarrow && described)} alt={alt} {...urgencies[urgency]} />
    </picture>
  );
}
