import type { BonusLink, BonusView } from "../../bonus";
import { useServices, useTexts } from "../hooks";
import { bonusTexts } from "./texts";
import { linkText } from "./format";

export type BonusLinksProps = Pick<BonusView, "title" | "primary" | "quick" | "readMore">;

/** The links of a bonus, without those to the current page. */
export function BonusLinks({ title, primary, quick, readMore }: BonusLinksProps) {
  const say = useTexts(bonusTexts);
  const here = useServices().page.address().href;
  const unlessHere = (link: BonusLink | undefined) => (link?.address === here ? undefined : link);
  const others = [
    [unlessHere(quick), say("quickLink")],
    [unlessHere(readMore), say("readMore")],
  ] as const;
  /** The accessible name includes the bonus's title: links of other bonuses may have the same text. */
  const linkProps = ({ address, label }: BonusLink, defaultText: string) => {
    const text = linkText(label, defaultText);
    return { href: address, "aria-label": `${text}: ${title}`, children: text };
  };
  return (
    <div className="links">
      {unlessHere(primary) && (
        <a
          className="vetrina-button"
          part="action"
          data-look="primary"
          {...linkProps(primary, say(primary.to === "offer" ? "goToOffer" : "goToDetail"))}
        />
      )}
      {others.map(
        ([link, defaultText]) =>
          link && <a key={defaultText} part="action-secondary" {...linkProps(link, defaultText)} />,
      )}
    </div>
  );
}
