import type { BonusLink, BonusView } from "../../bonus";
import { useServices, useTexts } from "../hooks";
import { bonusTexts } from "./texts";
import { linkText } from "./format";

export type BonusLinksProps = Pick<BonusView, "title" | "primary" | "quick" | "readMore">;

/** The page may have more parameters than the link, such as those of a newsletter. */
const isSamePage = (link: URL, here: URL) =>
  link.origin === here.origin &&
  link.pathname === here.pathname &&
  [...link.searchParams].every(([name, value]) => here.searchParams.get(name) === value);

/** Where a bonus leads, each link named after it. Links to the page that shows it already are left out. */
export function BonusLinks({ title, primary, quick, readMore }: BonusLinksProps) {
  const say = useTexts(bonusTexts);
  const here = useServices().page.address();
  const leadsOn = (link: BonusLink | undefined) =>
    link && isSamePage(new URL(link.address), here) ? undefined : link;
  const others = [
    [leadsOn(quick), say("quickLink")],
    [leadsOn(readMore), say("readMore")],
  ] as const;
  /** Other bonuses may have links of the same words, which lead elsewhere. */
  const named = ({ address, label }: BonusLink, otherwise: string) => {
    const text = linkText(label, otherwise);
    return { href: address, "aria-label": `${text}: ${title}`, children: text };
  };
  return (
    <div className="links">
      {leadsOn(primary) && (
        <a
          className="vetrina-button"
          part="action"
          data-look="primary"
          {...named(primary, say(primary.to === "offer" ? "goToOffer" : "goToDetail"))}
        />
      )}
      {others.map(
        ([link, otherwise]) =>
          link && <a key={otherwise} part="action-secondary" {...named(link, otherwise)} />,
      )}
    </div>
  );
}
