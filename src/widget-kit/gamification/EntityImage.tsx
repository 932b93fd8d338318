import { Image } from "../../ui";
import { usePanels } from "../hooks";

export interface EntityImageProps {
  /** URLs of the image, best first. */
  readonly candidates: readonly (string | undefined)[];
  /** The neutral drawing behind the image. @default "star" */
  readonly drawing?: keyof typeof drawings;
}

const drawings = {
  star: "M10 4.2l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4L4.2 8.4l4-.6z",
  gift: "M3.5 7.5h13v3h-13zM4.5 10.5v6h11v-6M10 7.5v9M10 7.5S6 7.3 6 5.2 9.6 3.6 10 7.5s4-1.2 4-2.3-4 2.3-4 2.3",
} as const;

/**
 * The image of an entity in a box of fixed ratio, over a neutral drawing. The drawing is visible if the image
 * is missing or broken.
 */
export function EntityImage({ candidates, drawing = "star" }: EntityImageProps) {
  const url = usePanels().imageOf(candidates);
  return (
    <div className="entity-picture" part="media" aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path d={drawings[drawing]} />
      </svg>
      {url !== undefined && <Image src={url} alt="" loading="lazy" decoding="async" />}
    </div>
  );
}

interface Pictured {
  readonly bannerLowResolutionLink?: string | undefined;
  readonly bannerLink?: string | undefined;
  readonly bannerHighResolutionLink?: string | undefined;
  readonly iconLink?: string | undefined;
}

/** The URLs of an entity's images, the one with the fewest bytes first. */
export const imagesOf = (entity: Pictured): readonly (string | undefined)[] => [
  entity.bannerLowResolutionLink,
  entity.bannerLink,
  entity.bannerHighResolutionLink,
  entity.iconLink,
];
