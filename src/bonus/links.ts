import { safeAddress } from "../utils/url";
import type { Bonus } from "./schema";

/** The rules for links of bonuses: they may lead to the page's own origin and to configured ones (S05). */
export interface LinkRules {
  /** The page's address. */
  readonly base: URL;
  /** Other origins, as `https://giochi.example.it`. */
  readonly origins: readonly string[];
  /** The detail page, for a bonus without a link of its own. */
  readonly detailPath: string;
}

export interface BonusLink {
  readonly address: string;
  /** The label of the service; undefined if it gives none. */
  readonly label: string | undefined;
}

/** `offer` leads to an address of the service, `detail` to the detail page of the site. */
export interface PrimaryLink extends BonusLink {
  readonly to: "offer" | "detail";
}

export interface BonusLinks {
  readonly primary: PrimaryLink;
  readonly quick: BonusLink | undefined;
  readonly readMore: BonusLink | undefined;
}

function originOf(written: string): string | undefined {
  return URL.canParse(written) ? new URL(written).origin : undefined;
}

/** The absolute address; undefined if a bonus must not lead there. */
function allowedAddress(written: string | undefined, { base, origins }: LinkRules): string | undefined {
  const address = safeAddress(written, base);
  if (address === undefined) return undefined;
  const { origin, protocol } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && [base.origin, ...origins.map(originOf)].includes(origin) ? address : undefined;
}

function detailAddress({ promoId, sgadId }: Bonus, { base, detailPath }: LinkRules): string {
  const address = new URL(safeAddress(detailPath, base) ?? base);
  address.searchParams.set("card", promoId ?? sgadId ?? "");
  return address.href;
}

function linkTo(written: string | undefined, label: string | undefined, rules: LinkRules) {
  const address = allowedAddress(written, rules);
  return address === undefined ? undefined : { address, label };
}

/** The links of a bonus. The detail page replaces a primary link that is absent or not allowed. */
export function linksOf(bonus: Bonus, rules: LinkRules): BonusLinks {
  const offer = linkTo(bonus.ctaPrimaryLink, bonus.ctaPrimaryLabel, rules);
  return {
    primary: offer
      ? { ...offer, to: "offer" }
      : { address: detailAddress(bonus, rules), label: bonus.ctaPrimaryLabel, to: "detail" },
    quick: linkTo(bonus.quickLinkPromo, bonus.quickLinkTextPromo, rules),
    readMore: linkTo(bonus.urlReadMore, bonus.detailLabel, rules),
  };
}
