import { safeAddress } from "../utils/url";
import type { Bonus, Rendition } from "./schema";

/** An image whose address is checked by the address gate. */
export interface BonusImage {
  readonly address: string;
  /** Pixels; undefined if not known. The width of the mobile variants is specified. */
  readonly width: number | undefined;
}

/** The same picture for narrow and wide screens. */
export interface ImagePair {
  readonly mobile: BonusImage | undefined;
  readonly desktop: BonusImage | undefined;
}

/** The images by page: the home page has variants of its own. */
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

/** The smallest rendition with at least this width, else the widest one. Those of unknown width come last. */
function bestRendition(targetWidth: number, renditions: readonly Rendition[]): Rendition | undefined {
  const distance = ({ width }: Rendition) => {
    if (width === undefined) return Infinity;
    // Any rendition that is wide enough is better than one that is too narrow.
    return width >= targetWidth ? width - targetWidth : 100_000 - width;
  };
  return [...renditions].sort((one, other) => compare(distance(one), distance(other)))[0];
}

/** The difference of two infinities would be NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** A candidate for an image; undefined if its address is missing. */
const candidate = (address: string | undefined, width?: number): Candidate =>
  address === undefined ? undefined : { address, width };

type Candidate = Rendition | undefined;

/** The first candidate whose address passes the address gate. */
function firstSafe(candidates: readonly Candidate[], base: URL): BonusImage | undefined {
  for (const each of candidates) {
    const address = safeAddress(each?.address, base, "image");
    if (address !== undefined) return { address, width: each?.width };
  }
  return undefined;
}

/**
 * The images of a bonus. A missing or unsafe variant is replaced by the first of these: the same width for the other kind
 * of page, a rendition, the original, a variant of the other width.
 */
export function imagesOf(bonus: Bonus, title: string, base: URL): BonusImages {
  const { originalPath, renditionList = [], imageBeanTitle = "" } = bonus.urlImage ?? {};
  const renditions = renditionList.filter(({ address }) => safeAddress(address, base, "image") !== undefined);
  const homeMobile = candidate(bonus.urlImageHpMobile, mobileWidth);
  const otherMobile = candidate(bonus.urlImageMobile, mobileWidth);
  const homeDesktop = candidate(bonus.urlImageHpDesk);
  const otherDesktop = candidate(bonus.urlImageDesk);
  const original = candidate(originalPath);

  const mobile = (own: readonly Candidate[], wide: readonly Candidate[]) =>
    firstSafe([...own, bestRendition(mobileWidth, renditions), original, ...wide], base);
  const desktop = (own: readonly Candidate[], narrow: readonly Candidate[]) =>
    firstSafe([...own, bestRendition(desktopWidth, renditions), original, ...narrow], base);
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
