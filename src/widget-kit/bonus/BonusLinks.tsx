import type { BonusView } from "../../bonus/bonus-view";
import type { BonusLink } from "../../bonus/links";
import { useServices, useTexts } from "../hooks";
import { linkText } from "./format";
import { bonusTexts } from "./texts";

export type BonusLinksProps = Pick<BonusView, "title" | "primary" | "quick" | "readMore">;

/**
 * Whether a link opens the current page. The page's URL may have more parameters than the link, such as the
 * parameters of a newsletter.
 */
const isSamePage = (link: URL, here: URL) =>
  link.origin === here.origin &&
  link.pathname === here.pathname &&
  link.hash === here.hash &&
  [...link.searchParams].every(([name, value]) => here.searchParams.get(name) === value);

/** The links of a bonus, except links to the current page. The primary link is last. */
export function BonusLinks({ title, primary, quick, readMore }: BonusLinksProps) {
  const say = useTexts(bonusTexts);
  const here = useServices().page.url();
  const unlessHere = (link: BonusLink | undefined) =>
    link && isSamePage(new URL(link.url), here) ? undefined : link;
  const others = [
    [unlessHere(quick), say("quickLink")],
    [unlessHere(readMore), say("readMore")],
  ] as const;
  /**
   * The accessible name includes the bonus's title, because links of other bonuses may have the same text.
   */
  const linkProps = ({ url, label }: BonusLink, defaultText: string) => {
    const text = linkText(label, defaultText);
    return { href: url, "aria-label": `${text}: ${title}`, children: text };
  };
  return (
    <div className="links">
      {others.map(
        ([link, defaultText]) =>
          link && <a key={defaultText} part="action-secondary" {...linkProps(link, defaultText)} />,
      )}
      {unlessHere(primary) && (
        <a
          className="vetrina-button"
          part="action"
          data-look="primary"
          {...linkProps(primary, say(primary.to === "offer" ? "goToOffer" : "goToDetail"))}
        />
      )}
    </div>
  );
}
