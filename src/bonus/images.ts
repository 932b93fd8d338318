import { imageUrl, type ImageRules } from "../utils/image-url";
import type { Note } from "./problems";
import type { Bonus } from "./schema";

/** An image whose URL has passed the safe-URL check (S20). */
export interface BonusImage {
  readonly url: string;
  /** Width, pixels; undefined if not known. The specification states the width of the mobile variants. */
  readonly width: number | undefined;
}

/** The same image for narrow and wide screens. */
export interface ImagePair {
  readonly mobile: BonusImage | undefined;
  readonly desktop: BonusImage | undefined;
}

/** Viewports that get the narrow variant (widgets section 2). */
export const narrowViewport = "(max-width: 767px)";

/** The image for a viewport, or, if missing, the one for the other viewport. */
export const imageFor = ({ mobile, desktop }: ImagePair, isNarrow: boolean): BonusImage | undefined =>
  (isNarrow ? mobile : desktop) ?? desktop ?? mobile;

/** The images by page: the home page has its own variants. */
export interface BonusImages {
  readonly home: ImagePair;
  readonly other: ImagePair;
  /** Alternative text; empty if it only repeats the title. */
  readonly alt: string;
}

/** Width of the mobile variants, pixels (specification section 9). */
const mobileWidth = 600;
/** Width for cards on wide screens and for the detail page, pixels. */
const desktopWidth = 1200;

/**
 * The smallest rendition with at least this width, otherwise the widest one. Renditions of unknown width are
 * the last choice.
 */
function bestRendition(targetWidth: number, renditions: readonly BonusImage[]): Candidate {
  const distance = ({ width }: BonusImage) => {
    if (width === undefined) return Infinity;
    // Any rendition that is wide enough is better than one that is too narrow.
    return width >= targetWidth ? width - targetWidth : 100_000 - width;
  };
  return [...renditions].sort((one, other) => compare(distance(one), distance(other)))[0];
}

/** Equal numbers are compared first, because the difference of two infinities would be NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

type Candidate = BonusImage | undefined;

const first = (candidates: readonly Candidate[]): Candidate =>
  candidates.find((image) => image !== undefined);

/**
 * The images of a bonus. A missing or refused variant is replaced by the first available of these: the same
 * width for the other kind of page, a rendition, the original, a variant of the other width.
 */
export function imagesOf(bonus: Bonus, title: string, rules: ImageRules, note: Note): BonusImages {
  const { originalPath, renditionList = [], isCut, imageBeanTitle = "" } = bonus.urlImage ?? {};
  if (isCut) note("too many renditions: some are left out");
  const candidate = (written: string | undefined, width?: number): Candidate => {
    const url = imageUrl(written, rules);
    if (written !== undefined && url === undefined)
      note("an image is unsafe or not on bonus.imageOrigins: left out");
    return url === undefined ? undefined : { url, width };
  };
  const renditions = renditionList
    .map(({ url, width }) => candidate(url, width))
    .filter((image) => image !== undefined);
  const homeMobile = candidate(bonus.urlImageHpMobile, mobileWidth);
  const otherMobile = candidate(bonus.urlImageMobile, mobileWidth);
  const homeDesktop = candidate(bonus.urlImageHpDesk);
  const otherDesktop = candidate(bonus.urlImageDesk);
  const original = candidate(originalPath);

  const mobile = (own: readonly Candidate[], wide: readonly Candidate[]) =>
    first([...own, bestRendition(mobileWidth, renditions), original, ...wide]);
  const desktop = (own: readonly Candidate[], narrow: readonly Candidate[]) =>
    first([...own, bestRendition(desktopWidth, renditions), original, ...narrow]);
  const repeatsTitle = imageBeanTitle.toLowerCase() === title.toLowerCase();
  return {
    home: {
      mobile: mobile([homeMobile, otherMobile], [homeDesktop, otherDesktop]),
      desktop: desktop([homeDesktop, otherDesktop], [homeMobile, otherMobile]),
    },
    other: {
      mobile: mobile([otherMobile, homeMobile], [otherDesktop, homeDesktop]),
      desktop: desktop([otherDesktop, homeDesktop], [otherMobile, homeMobile]),
    },
    alt: repeatsTitle ? "" : imageBeanTitle,
  };
}
