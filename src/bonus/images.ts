import { safeAddress } from "../utils/url";
import type { Bonus, Rendition } from "./schema";

/** An image that has passed the address gate. */
export interface BonusImage {
  readonly address: string;
  /** Pixels, where they are known: those of the mobile variants are specified. */
  readonly width: number | undefined;
}

/** The same picture for narrow and wide screens. */
export interface ImagePair {
  readonly mobile: BonusImage | undefined;
  readonly desktop: BonusImage | undefined;
}

/** By the page: the home page has variants of its own. */
export interface BonusImages {
  readonly home: ImagePair;
  readonly other: ImagePair;
  /** Alternative text; empty where it would only repeat the title. */
  readonly alt: string;
}

/** Pixels of the mobile variants (specification section 9). */
const mobileWidth = 600;
/** Wide enough for a card of a wide screen, and for the detail page. */
const desktopWidth = 1200;

/** The smallest rendition that is wide enough, else the widest; those of unknown width come last. */
function closestTo(wanted: number, renditions: readonly Rendition[]): Rendition | undefined {
  const distance = ({ width }: Rendition) => {
    if (width === undefined) return Infinity;
    // Too narrow is worse than any that is wide enough.
    return width >= wanted ? width - wanted : 100_000 - width;
  };
  return [...renditions].sort((one, other) => compare(distance(one), distance(other)))[0];
}

/** Equal infinities are equal. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** An address of the service that may be missing. */
const candidate = (address: string | undefined, width?: number): Candidate =>
  address === undefined ? undefined : { address, width };

type Candidate = Rendition | undefined;

/** The first candidate that is there and safe. */
function firstSafe(candidates: readonly Candidate[], base: URL): BonusImage | undefined {
  for (const each of candidates) {
    const address = safeAddress(each?.address, base, "image");
    if (address !== undefined) return { address, width: each?.width };
  }
  return undefined;
}

/**
 * The images of a bonus. A variant that is missing or unsafe is replaced by the same width of the other kind of page,
 * then by a rendition, the original, and last by a picture made for the other width.
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
    firstSafe([...own, closestTo(mobileWidth, renditions), original, ...wide], base);
  const desktop = (own: readonly Candidate[], narrow: readonly Candidate[]) =>
    firstSafe([...own, closestTo(desktopWidth, renditions), original, ...narrow], base);
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
