import { originOf } from "../utils/image-url";
import { safeUrl } from "../utils/url";
import type { Note } from "./problems";
import type { Bonus } from "./schema";

/** The rules for links of bonuses: they may link to the page's own origin and to configured ones (S05). */
export interface LinkRules {
  /** The page's URL. */
  readonly base: URL;
  /** Allowed origins in addition to the page's, such as `https://giochi.example.it`. */
  readonly origins: readonly string[];
  /** URL of the detail page, used for a bonus without its own link. */
  readonly detailUrl: string;
}

export interface BonusLink {
  readonly url: string;
  /** The link's label from the service; undefined if the service returns none. */
  readonly label: string | undefined;
}

/** `offer` links to a URL from the service, `detail` to the detail page of the site. */
export interface PrimaryLink extends BonusLink {
  readonly to: "offer" | "detail";
}

export interface BonusLinks {
  readonly primary: PrimaryLink;
  readonly quick: BonusLink | undefined;
  readonly readMore: BonusLink | undefined;
}

/** The absolute URL; undefined if bonuses must not link to it. */
function allowedUrl(written: string | undefined, { base, origins }: LinkRules): string | undefined {
  const url = safeUrl(written, base);
  if (url === undefined) return undefined;
  const { origin, protocol } = new URL(url);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && [base.origin, ...origins.map(originOf)].includes(origin) ? url : undefined;
}

function urlOfDetail({ promoId, sgadId }: Bonus, { base, detailUrl }: LinkRules): string {
  const url = new URL(safeUrl(detailUrl, base) ?? base);
  url.searchParams.set("card", promoId ?? sgadId ?? "");
  return url.href;
}

/**
 * The links of a bonus. The detail page replaces a primary link that is absent or not allowed. The label of a
 * disallowed link is dropped, because it describes the target of that link.
 */
export function linksOf(bonus: Bonus, rules: LinkRules, note: Note): BonusLinks {
  const linkTo = (
    written: string | undefined,
    label: string | undefined,
    name: keyof Bonus,
    effect = "left out",
  ) => {
    const url = allowedUrl(written, rules);
    if (written !== undefined && url === undefined)
      note(`${name} is not a URL of this site or of bonus.linkOrigins: ${effect}`);
    return url === undefined ? undefined : { url, label };
  };
  const { ctaPrimaryLink, ctaPrimaryLabel } = bonus;
  const offer = linkTo(
    ctaPrimaryLink,
    ctaPrimaryLabel,
    "ctaPrimaryLink",
    "a link to the details replaces it",
  );
  const detailLabel = ctaPrimaryLink === undefined ? ctaPrimaryLabel : undefined;
  return {
    primary: offer
      ? { ...offer, to: "offer" }
      : { url: urlOfDetail(bonus, rules), label: detailLabel, to: "detail" },
    quick: linkTo(bonus.quickLinkPromo, bonus.quickLinkTextPromo, "quickLinkPromo"),
    readMore: linkTo(bonus.urlReadMore, bonus.detailLabel, "urlReadMore"),
  };
}
