import type { BonusLink, ShownBonus } from "../../bonus";
import { useServices, useTexts } from "../react";
import { bonusTexts } from "./texts";
import { linkText } from "./words";

export interface BonusLinksProps extends Pick<ShownBonus, "primary" | "quick" | "readMore"> {
  /** Names the bonus, for links of the same words that lead to different ones. */
  readonly titleId: string;
}

/** Where a bonus leads. Links to the page that shows it already are left out. */
export function BonusLinks({ primary, quick, readMore, titleId }: BonusLinksProps) {
  const say = useTexts(bonusTexts);
  const here = useServices().page.address().href;
  const leadsOn = (link: BonusLink | undefined) => (link?.address === here ? undefined : link);
  const others = [
    [leadsOn(quick), say("quickLink")],
    [leadsOn(readMore), say("readMore")],
  ] as const;
  return (
    <div className="links">
      {leadsOn(primary) && (
        <a
          className="vetrina-button"
          part="action"
          data-look="primary"
          href={primary.address}
          aria-describedby={titleId}
        >
          {linkText(primary.label, say(primary.to === "offer" ? "goToOffer" : "goToDetail"))}
        </a>
      )}
      {others.map(
        ([link, otherwise]) =>
          link && (
            <a key={otherwise} part="action-secondary" href={link.address} aria-describedby={titleId}>
              {linkText(link.label, otherwise)}
            </a>
          ),
      )}
    </div>
  );
}
